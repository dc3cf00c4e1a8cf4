"use client";

import { LoaderCircle } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { TextField } from "@/components/ui/field";
import { linkVariants } from "@/components/ui/link-variants";
import type { Form } from "@/components/ui/use-form";
import { measurePassword } from "@/lib/account/password";
import { FIELD_TEXTS } from "@/lib/account/rules";
import { cn } from "@/lib/utils";

export function NameField({ form, defaultValue }: { form: Form; defaultValue?: string }) {
  const field = form.field("name", { missing: FIELD_TEXTS.nameMissing });
  return <TextField label="Name" autoComplete="name" defaultValue={defaultValue} {...field} />;
}

export function EmailField({ form, autoComplete = "email" }: { form: Form; autoComplete?: string }) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...form.field("email", { missing: FIELD_TEXTS.emailMissing, invalid: FIELD_TEXTS.emailInvalid })}
    />
  );
}

/**
 * A password that can be shown; pasting and password managers are welcome. With `minCharacters` it is a new one, and what
 * can honestly be said of it stands below while it is typed. An error takes that line's place.
 */
export function PasswordField({ form, minCharacters }: { form: Form; minCharacters?: number }) {
  const [isShown, setIsShown] = useState(false);
  const [password, setPassword] = useState("");
  const field = form.field("password", { missing: FIELD_TEXTS.passwordMissing });
  const label = minCharacters ? "New password" : "Password";
  const strength = minCharacters && !field.error ? measurePassword(password, minCharacters) : null;
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
            aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
            className={cn(textAction, "-my-2 justify-end pointer-coarse:min-w-11")}
          >
            {isShown ? "Hide" : "Show"}
          </TextButton>
        }
        onChange={(event) => setPassword(event.target.value)}
        {...field}
      />
      {strength && (
        <div className="mt-1.5 flex items-center gap-3">
          <div aria-hidden="true" className="h-1 w-20 shrink-0 overflow-hidden rounded-full bg-sunken">
            <div
              className={cn("h-full origin-left", strength.isLongEnough ? "bg-success" : "bg-line-strong")}
              style={{ transform: `scaleX(${strength.share})` }}
            />
          </div>
          <p aria-live="polite" className="text-sm text-ink-muted">
            {strength.text}
          </p>
        </div>
      )}
    </div>
  );
}

interface AccountFormProps extends Pick<ComponentProps<typeof Button>, "variant" | "children"> {
  form: Form;
  submit: string;
  busy: string;
  /** Said after a success, until the visitor types again. */
  done?: string;
  /** What can be done about a refusal. */
  remedy?: ReactNode;
}

/** Fields, what is wrong, the one way on, and what came of it. */
export function AccountForm({ form, submit, busy, done, remedy, variant, children }: AccountFormProps) {
  return (
    <form className="grid gap-5" {...form.props}>
      {children}
      <FormAlert text={form.alert}>{remedy}</FormAlert>
      <Button
        type="submit"
        variant={variant}
        disabled={!form.canSubmit}
        className={cn(variant && "sm:justify-self-start")}
      >
        {form.isSending && <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />}
        {form.isSending ? busy : submit}
      </Button>
      <p role="status" className="text-success empty:hidden">
        {form.isSent && done}
      </p>
    </form>
  );
}

export const textAction = linkVariants({ variant: "text", className: "font-medium text-ink!" });

export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" className={textAction} {...props} />;
}
