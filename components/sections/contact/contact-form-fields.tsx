import type { ComponentProps, InvalidEvent } from "react";
import { takeOverError, TextArea, TextField } from "@/components/ui/field";
import { INVALID_EMAIL_TEXT, REQUIRED_TEXTS } from "@/lib/contact/field-texts";
import { CONTACT_MAX_CHARACTERS, type ContactField, countCharacters, HONEYPOT_FIELD } from "@/lib/contact/limits";
import type { ContactFieldErrors } from "@/lib/contact/reply";
import { cn } from "@/lib/utils";
import type { ContactDraft } from "./contact-draft";

/** The counter appears when this share of the limit is used. */
const COUNTER_FROM = 0.8;

const FIELDS: Record<Exclude<ContactField, "message">, { label: string } & ComponentProps<"input">> = {
  name: { label: "Name", placeholder: "John Doe", autoComplete: "name" },
  email: { label: "Email", placeholder: "john@example.com", autoComplete: "email", type: "email" },
  subject: { label: "Subject", placeholder: "Project Inquiry", autoComplete: "off" },
};

function Counter({ field, text }: { field: ContactField; text: string }) {
  const used = countCharacters(text);
  const limit = CONTACT_MAX_CHARACTERS[field];
  if (used < limit * COUNTER_FROM) return null;
  return (
    <span aria-live="polite" className={cn("meta", used > limit ? "text-danger" : "text-ink-muted")}>
      {used > limit ? `${used - limit} too many` : `${limit - used} left`}
    </span>
  );
}

interface ContactFormFieldsProps {
  draft: ContactDraft;
  errors: ContactFieldErrors;
  isSending: boolean;
  onFieldInvalid: (field: ContactField, text: string) => void;
}

/** The four fields. They are uncontrolled: what was typed before the script ran stays. */
export function ContactFormFields({ draft, errors, isSending, onFieldInvalid }: ContactFormFieldsProps) {
  function describe(field: ContactField) {
    return {
      name: field,
      required: true,
      // Not disabled: the text stays readable, selectable and in the tab order while it is being sent.
      readOnly: isSending,
      error: errors[field],
      hint: <Counter field={field} text={draft[field]} />,
      onInvalid: (event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        takeOverError(event, (isMissing) =>
          onFieldInvalid(field, isMissing ? REQUIRED_TEXTS[field] : INVALID_EMAIL_TEXT),
        ),
    };
  }

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...FIELDS.name} {...describe("name")} />
        <TextField {...FIELDS.email} {...describe("email")} />
      </div>
      <TextField {...FIELDS.subject} {...describe("subject")} />
      <TextArea label="Message" placeholder="I'd like to discuss a project..." rows={6} {...describe("message")} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Company website
          <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
