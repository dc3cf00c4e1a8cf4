import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon";

interface FieldText {
  label: string;
  error?: string;
  hint?: ReactNode;
}

function FieldFrame({
  label,
  error,
  hint,
  controlId,
  children,
}: FieldText & { controlId: string; children: ReactNode }) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={controlId} className="font-medium">
          {label}
        </label>
        {hint}
      </div>
      {children}
      <p id={`${controlId}-error`} hidden={!error} className="mt-1.5 flex gap-1.5 text-sm text-danger">
        {error && <Icon name="circle-alert" className="mt-0.5 size-4" />}
        {error}
      </p>
    </div>
  );
}

function describeControl(controlId: string, error?: string) {
  return {
    id: controlId,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `${controlId}-error` : undefined,
  };
}

export function TextField({ label, error, hint, className, ...props }: FieldText & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame label={label} error={error} hint={hint} controlId={id}>
      <input className={clsx("control", className)} {...props} {...describeControl(id, error)} />
    </FieldFrame>
  );
}

export function TextArea({ label, error, hint, className, ...props }: FieldText & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame label={label} error={error} hint={hint} controlId={id}>
      <textarea
        className={clsx("control block field-sizing-content h-auto max-h-[28rem] min-h-40 resize-y py-3", className)}
        {...props}
        {...describeControl(id, error)}
      />
    </FieldFrame>
  );
}
