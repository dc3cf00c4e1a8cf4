"use client";

import { Send } from "lucide-react";
import { type FormEvent, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toaster";
import { describeOutcome } from "@/lib/contact/catalogue";
import { CONTACT_FIELDS, type ContactField, HONEYPOT_FIELD } from "@/lib/contact/limits";
import { buildMailLink } from "@/lib/contact/mail-link";
import type { ContactFieldErrors, ContactReply } from "@/lib/contact/reply";
import { readDraft } from "./contact-draft";
import { ContactFormBanner } from "./contact-form-banner";
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

const subscribeToNothing = () => () => undefined;

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

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
    return CONTACT_FIELDS.find((field) => errors[field]);
  }

  function showResult(form: HTMLFormElement, wrongField: ContactField | undefined) {
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
    const wrongField = showReply(form, await postMessage(readDraft(form), honeypot, takeKey()));
    requestAnimationFrame(() => showResult(form, wrongField));
  }

  return (
    <form
      ref={formRef}
      id="contact-form"
      className="relative grid grid-cols-1 gap-6"
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
        <ContactFormBanner text={progress.banner} mailLink={buildMailLink(ownerEmail, draft)} address={ownerEmail} />
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
      <div role="status">{progress.phase === "sent" && <ContactFormSent place={place} />}</div>
    </form>
  );
}
