import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "./icon";

interface FieldText {
  label: string;
  error?: string;
  hint?: ReactNode;
}

type ControlProps = Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">;

function FieldFrame({ label, error, hint, children }: FieldText & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div>{hint}</div>
      </div>
      {children({ id, ...(error && { "aria-invalid": true, "aria-describedby": errorId }) })}
      <p id={errorId} hidden={!error} className="mt-1.5 flex gap-1.5 text-sm text-danger">
        {error && <Icon name="circle-alert" className="mt-0.5 size-4" />}
        <span>{error}</span>
      </p>
    </div>
  );
}

// The scroll margin keeps the label clear of the header when an error focuses the field.
const controlClass = clsx(
  "w-full scroll-mt-28 rounded-control border border-line-strong bg-surface px-4",
  "placeholder:text-ink-muted read-only:bg-sunken hover:border-ink aria-invalid:border-danger",
);

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx(controlClass, "h-12", className)} {...props} />;
}

export function TextField({ label, error, hint, ...props }: FieldText & ComponentProps<"input">) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <Input {...props} {...control} />}
    </FieldFrame>
  );
}

export function TextArea({ label, error, hint, ...props }: FieldText & ComponentProps<"textarea">) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          className={clsx(controlClass, "block field-sizing-content max-h-[28rem] min-h-32 resize-y py-3 sm:min-h-40")}
          {...props}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

export function FormAlert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    // The scroll margin keeps the alert clear of toasts.
    <div role="alert" className="flex scroll-mb-72 gap-3 rounded-control border border-danger p-4">
      <Icon name="circle-alert" className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

export function FormStatus({ text }: { text: ReactNode }) {
  return (
    <p role="status" className="text-success empty:hidden">
      {text}
    </p>
  );
}
