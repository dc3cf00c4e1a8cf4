"use client";

import { type ComponentProps, type InvalidEvent, type ReactNode, useState } from "react";
import { takeOverError, TextField } from "@/components/ui/field";
import { FIELD_TEXTS } from "@/lib/account/field-texts";
import { judgePasswordStrength } from "@/lib/account/password-strength";
import { cn } from "@/lib/utils";
import type { Submission } from "./use-submission";

interface AccountFieldProps {
  submission: Submission;
  label?: string;
  name?: string;
  defaultValue?: string;
}

function describeField({ errors, isSending, setError }: Submission, name: string, missing: string, invalid = missing) {
  return {
    name,
    required: true,
    // Not disabled: what was typed stays readable and in the tab order while it is being sent.
    readOnly: isSending,
    // The label, too, must clear the header when an error moves the focus here.
    className: "scroll-mt-28",
    error: errors[name],
    onInvalid: (event: InvalidEvent<HTMLInputElement>) =>
      takeOverError(event, (isMissing) => setError(name, isMissing ? missing : invalid)),
  };
}

export function NameField({ submission, label = "Name", defaultValue }: AccountFieldProps) {
  const field = describeField(submission, "name", FIELD_TEXTS.nameMissing);
  return <TextField label={label} autoComplete="name" defaultValue={defaultValue} {...field} />;
}

export function EmailField({ submission, label = "Email", defaultValue }: AccountFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      {...describeField(submission, "email", FIELD_TEXTS.emailMissing, FIELD_TEXTS.emailInvalid)}
    />
  );
}

interface PasswordFieldProps extends AccountFieldProps {
  autoComplete: "current-password" | "new-password";
  onInput?: ComponentProps<"input">["onInput"];
  below?: ReactNode;
}

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordField({
  submission,
  label = "Password",
  name = "password",
  below,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button
      type="button"
      aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
      onClick={() => setIsShown(!isShown)}
      className="-my-2 -mr-2 min-h-8 rounded-control px-2 text-sm text-ink-muted transition-colors duration-quick hover:text-ink pointer-coarse:min-h-11 noscript:hidden"
    >
      {isShown ? "Hide" : "Show"}
    </button>
  );
  return (
    <div>
      <TextField
        label={label}
        type={isShown ? "text" : "password"}
        hint={toggle}
        autoCapitalize="none"
        spellCheck={false}
        {...describeField(submission, name, FIELD_TEXTS.passwordMissing)}
        {...props}
      />
      {below}
    </div>
  );
}

/** A new password with what can honestly be said of it while it is typed. */
export function NewPasswordField({ minCharacters, ...props }: AccountFieldProps & { minCharacters: number }) {
  const [password, setPassword] = useState("");
  const { share, isLongEnough, text } = judgePasswordStrength(password, minCharacters);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onInput={(event) => setPassword(event.currentTarget.value)}
      below={
        <div className="mt-2 flex items-center gap-3">
          <div aria-hidden="true" className="h-1 w-24 shrink-0 overflow-hidden rounded-full bg-sunken">
            <div
              className={cn(
                "h-full origin-left rounded-full transition-transform duration-base",
                isLongEnough ? "bg-success" : "bg-line-strong",
              )}
              style={{ transform: `scaleX(${share})` }}
            />
          </div>
          <p aria-live="polite" className="text-sm text-ink-muted">
            {text}
          </p>
        </div>
      }
    />
  );
}
