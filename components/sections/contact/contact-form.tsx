"use client";

import { Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { showToast } from "@/components/ui/toaster";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { describeOutcome } from "@/lib/contact/catalogue";
import { CONTACT_FIELDS, HONEYPOT_FIELD } from "@/lib/contact/limits";
import { buildMailLink } from "@/lib/contact/mail-link";
import type { ContactFieldErrors, ContactReply } from "@/lib/contact/reply";
import { readDraft } from "./contact-draft";
import { ContactFormFields } from "./contact-form-fields";
import { ContactFormSent } from "./contact-form-sent";
import { postMessage } from "./post-message";
import { useContactDraft } from "./use-contact-draft";

interface Progress {
  phase: "idle" | "sending" | "sent";
  banner: string | null;
  errors: ContactFieldErrors;
}

const IDLE: Progress = { phase: "idle", banner: null, errors: {} };

interface ContactFormProps {
  /** The owner's address, for the link that works without the form. */
  ownerEmail: string;
  /** Where messages go, as the visitor knows it from the page. */
  place: string;
}

/** The contact form: sends by the site's own API, loses nothing on failure, and says what happened. */
export function ContactForm({ ownerEmail, place }: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const dismissToastRef = useRef<() => void>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const { draft, takeKey, follow, discard } = useContactDraft(formRef);
  const [progress, setProgress] = useState(IDLE);
  const isHydrated = useIsHydrated();
  const isSending = progress.phase === "sending";

  function handleInput(event: FormEvent<HTMLFormElement>) {
    follow(event.currentTarget);
    const { target } = event;
    const edited = CONTACT_FIELDS.find((field) => target instanceof HTMLElement && target.matches(`[name=${field}]`));
    setProgress(({ errors }) => ({ ...IDLE, errors: edited ? { ...errors, [edited]: undefined } : errors }));
  }

  function showReply(form: HTMLFormElement, reply: ContactReply) {
    const code = reply.ok ? "sent" : reply.code === "pending" ? "unexpected" : reply.code;
    const { toast, banner } = describeOutcome(code, reply.ok ? undefined : reply.message);
    const errors = reply.ok ? {} : (reply.fields ?? {});
    if (reply.ok) discard(form);
    setProgress({ phase: reply.ok ? "sent" : "idle", banner, errors });
    // An earlier failure must not stand beside the success that followed it.
    dismissToastRef.current?.();
    dismissToastRef.current = showToast({ ...toast, tone: toast.destructive ? "error" : "success" });
  }

  function moveFocus(form: HTMLFormElement, reply: ContactReply) {
    const wrongField = reply.ok ? undefined : CONTACT_FIELDS.find((field) => reply.fields?.[field]);
    if (wrongField) return form.querySelector<HTMLElement>(`[name=${wrongField}]`)?.focus();
    form.querySelector("[role=alert], [role=status]")?.scrollIntoView({ block: "nearest" });
    // The button could not keep the focus while it was disabled. A visitor who has moved on is left alone.
    if (document.activeElement === document.body) submitRef.current?.focus({ preventScroll: true });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setProgress({ ...IDLE, phase: "sending" });
    const honeypot = String(new FormData(form).get(HONEYPOT_FIELD) ?? "");
    const reply = await postMessage(readDraft(form), honeypot, takeKey());
    showReply(form, reply);
    requestAnimationFrame(() => moveFocus(form, reply));
  }

  return (
    <form
      ref={formRef}
      id="contact-form"
      className="relative grid grid-cols-1 gap-6 noscript:hidden"
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <ContactFormFields
        draft={draft}
        errors={progress.errors}
        isSending={isSending}
        onFieldInvalid={(field, text) =>
          setProgress(({ errors, ...rest }) => ({ ...rest, errors: { ...errors, [field]: text } }))
        }
      />
      {progress.banner && (
        <FormAlert text={progress.banner}>
          <a
            href={buildMailLink(ownerEmail, draft)}
            className="mt-1 inline-flex min-h-8 items-center font-medium wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
          >
            E-mail {ownerEmail}
          </a>
        </FormAlert>
      )}
      <Button
        ref={submitRef}
        type="submit"
        disabled={!isHydrated || isSending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        <Send aria-hidden="true" />
        {isSending ? "Sending..." : "Send Message"}
      </Button>
      <div role="status" className="scroll-mb-52">
        {progress.phase === "sent" && <ContactFormSent place={place} />}
      </div>
    </form>
  );
}
