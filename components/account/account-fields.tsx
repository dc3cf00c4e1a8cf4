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

const PASSWORD_TEXTS = { missing: FIELD_TEXTS.passwordMissing };

interface AccountFieldProps {
  form: Form;
  label?: string;
}

export function NameField({ form, defaultValue }: AccountFieldProps & { defaultValue?: string }) {
  const field = form.field("name", { missing: FIELD_TEXTS.nameMissing });
  return <TextField label="Name" autoComplete="name" defaultValue={defaultValue} {...field} />;
}

export function EmailField({
  form,
  label = "Email",
  autoComplete = "email",
}: AccountFieldProps & { autoComplete?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...form.field("email", { missing: FIELD_TEXTS.emailMissing, invalid: FIELD_TEXTS.emailInvalid })}
    />
  );
}

interface PasswordFieldProps extends AccountFieldProps {
  autoComplete: "current-password" | "new-password";
  onValueChange?: (password: string) => void;
}

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordField({ form, label = "Password", autoComplete, onValueChange }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={label}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <TextButton
          aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </TextButton>
      }
      onChange={onValueChange && ((event) => onValueChange(event.target.value))}
      {...form.field("password", PASSWORD_TEXTS)}
    />
  );
}

/** A new password with what can honestly be said of it while it is typed. An error takes that line's place. */
export function NewPasswordField({ form, minCharacters }: AccountFieldProps & { minCharacters: number }) {
  const [password, setPassword] = useState("");
  const { share, isLongEnough, text } = measurePassword(password, minCharacters);
  const { error } = form.field("password", PASSWORD_TEXTS);
  return (
    <div>
      <PasswordField form={form} label="New password" autoComplete="new-password" onValueChange={setPassword} />
      {!error && (
        <div className="mt-1.5 flex items-center gap-3">
          <div aria-hidden="true" className="h-1 w-20 shrink-0 overflow-hidden rounded-full bg-sunken">
            <div
              className={cn("h-full origin-left rounded-full", isLongEnough ? "bg-success" : "bg-line-strong")}
              style={{ transform: `scaleX(${share})` }}
            />
          </div>
          <p aria-live="polite" className="text-sm text-ink-muted">
            {text}
          </p>
        </div>
      )}
    </div>
  );
}

interface AccountFormProps extends Pick<ComponentProps<typeof Button>, "variant" | "className" | "children"> {
  form: Form;
  submit: string;
  busy: string;
  /** Said after a success, until the visitor types again. */
  done?: string;
  /** What can be done about a refusal. */
  remedy?: ReactNode;
}

/** Fields, what is wrong, the one way on, and what came of it. */
export function AccountForm({ form, submit, busy, done, remedy, variant, className, children }: AccountFormProps) {
  return (
    <form className="grid gap-5" {...form.props}>
      {children}
      <FormAlert text={form.alert}>{remedy}</FormAlert>
      <Button
        type="submit"
        variant={variant}
        disabled={!form.canSubmit}
        className={cn(variant && "sm:justify-self-start", className)}
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
