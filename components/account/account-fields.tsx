"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { createContext, use, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FormAlert, FormStatus, TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { linkVariants } from "@/components/ui/link";
import { useForm, type FormFields } from "@/components/ui/use-form";
import type { AccountCode, AccountResult } from "@/lib/account/errors";
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MISSING } from "@/lib/account/rules";
import { EMAIL_MAX_CHARACTERS, FIELD_TEXTS, NAME_MAX_CHARACTERS } from "@/lib/field-rules";

const RULES = {
  name: { max: NAME_MAX_CHARACTERS, missing: FIELD_TEXTS.nameMissing },
  email: { max: EMAIL_MAX_CHARACTERS, missing: FIELD_TEXTS.emailMissing },
  password: { max: PASSWORD_MAX_CHARACTERS, missing: PASSWORD_MISSING },
};

const FormContext = createContext<ReturnType<typeof useForm>["field"] | null>(null);

interface AccountFormProps extends ComponentProps<typeof Button> {
  send: (fields: FormFields) => Promise<AccountResult>;
  submit: ReactNode;
  busy: string;
  done?: string;
  remedies?: Partial<Record<AccountCode, ReactNode>>;
}

export function AccountForm({ send, submit, busy, done, remedies, children, ...button }: AccountFormProps) {
  const form = useForm<AccountCode>(send, RULES);
  return (
    <form className="grid gap-5" {...form.props}>
      <FormContext value={form.field}>{children}</FormContext>
      <Button type="submit" disabled={!form.canSubmit} {...button}>
        {form.isSending && <Icon name="loader-circle" className="motion-safe:animate-spin" />}
        <span className="contents">{form.isSending ? busy : submit}</span>
      </Button>
      <FormAlert text={form.alert}>{form.code && remedies?.[form.code]}</FormAlert>
      <FormStatus text={form.isSent && done} />
    </form>
  );
}

function useField(name: keyof typeof RULES, invalid?: string) {
  const field = use(FormContext);
  if (!field) throw new Error(`useField must be used inside AccountForm.`);
  return field(name, invalid);
}

export function NameField({ defaultValue }: { defaultValue?: string }) {
  const field = useField("name");
  return <TextField label="Name" autoComplete="name" defaultValue={defaultValue} {...field} />;
}

export function EmailField({ autoComplete = "email" }: { autoComplete?: string }) {
  const field = useField("email", FIELD_TEXTS.emailInvalid);
  return <TextField label="Email" type="email" autoComplete={autoComplete} {...field} />;
}

/** Set `minCharacters` for a new password. */
export function PasswordField({ minCharacters }: { minCharacters?: number }) {
  const [isShown, setIsShown] = useState(false);
  const field = useField("password");
  const label = minCharacters ? "New password" : "Password";
  const action = isShown ? "Hide" : "Show";
  return (
    <div>
      <TextField
        label={label}
        type={isShown ? "text" : "password"}
        autoComplete={minCharacters ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <TextButton
            aria-label={`${action} ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
            className="-my-2 justify-end pointer-coarse:min-w-11"
          >
            {action}
          </TextButton>
        }
        {...field}
      />
      {minCharacters && !field.error && (
        <p className="mt-2 text-sm text-ink-muted">{`At least ${minCharacters} characters.`}</p>
      )}
    </div>
  );
}

const textAction = linkVariants({ variant: "action" });

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link prefetch={false} className={clsx(textAction, className)} {...props} />;
}

export function TextButton({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" className={clsx(textAction, className)} {...props} />;
}
