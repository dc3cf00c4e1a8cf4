"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { FormAlert, FormStatus, TextArea, TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { dismissOutcomes, showOutcome } from "@/components/ui/toaster";
import { useForm, type FormFields } from "@/components/ui/use-form";
import type { ContactFields } from "@/lib/contact/message";
import { describeFailure, HONEYPOT_FIELD, SENT_STATUS, SENT_TOAST } from "@/lib/contact/replies";
import { rememberSent } from "@/lib/contact/sent-message";
import { countCharacters, FIELD_TEXTS } from "@/lib/field-rules";
import { replaceLoneSurrogates } from "@/lib/text";
import { postMessage } from "./post-message";
import { useContactDraft } from "./use-contact-draft";

/** The counter appears once the text reaches this share of the limit. */
const COUNTER_FROM = 0.8;
const MAIL_LINK_MAX_LENGTH = 1900;

function Counter({ limit, text }: { limit: number; text: string }) {
  const used = countCharacters(text);
  if (used < limit * COUNTER_FROM) return null;
  return (
    <span aria-live="polite" className={clsx("meta", used > limit ? "text-danger" : "text-ink-muted")}>
      {used > limit ? `${used - limit} too many` : `${limit - used} left`}
    </span>
  );
}

export function ContactForm({ ownerEmail, fields }: { ownerEmail: string; fields: ContactFields }) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useContactDraft(formRef);

  async function send(values: FormFields) {
    dismissOutcomes();
    const reply = await postMessage(values);
    if (reply.ok) {
      draft.discard();
      rememberSent();
      showOutcome({ kind: "success", ...SENT_TOAST });
      return reply;
    }
    const { banner, title, description } = describeFailure(reply.code, reply.message);
    showOutcome({ kind: "error", title, description });
    return { ...reply, message: banner };
  }

  const form = useForm(send, fields);

  function field(name: keyof ContactFields) {
    return {
      ...form.field(name, FIELD_TEXTS.emailInvalid),
      hint: <Counter limit={fields[name].max} text={draft.fields[name] ?? ""} />,
    };
  }

  return (
    <form
      ref={formRef}
      id="contact-form"
      className="relative grid grid-cols-1 gap-4 sm:gap-6 noscript:hidden"
      onSubmit={form.props.onSubmit}
      onInput={(event) => {
        form.props.onInput(event);
        draft.keep();
      }}
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField label="Name" placeholder="John Doe" autoComplete="name" {...field("name")} />
        <TextField label="Email" type="email" placeholder="john@example.com" autoComplete="email" {...field("email")} />
      </div>
      <TextField label="Subject" placeholder="Project Inquiry" autoComplete="off" {...field("subject")} />
      <TextArea label="Message" placeholder="I'd like to discuss a project..." rows={6} {...field("message")} />
      <label aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" disabled={!form.canSubmit} className="justify-self-start">
        <Icon name="send" />
        {/* With large text on a small phone, it needs two lines. */}
        <span className="leading-tight text-wrap">{form.isSending ? "Sending..." : "Send Message"}</span>
      </Button>
      <FormAlert text={form.alert}>
        <a
          href={buildMailLink(ownerEmail, draft.fields)}
          className="mt-1 inline-flex min-h-8 items-center font-medium wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {`Email ${ownerEmail}`}
        </a>
      </FormAlert>
      <FormStatus text={form.isSent && SENT_STATUS} />
    </form>
  );
}

const encode = (text: string) => encodeURIComponent(replaceLoneSurrogates(text).replace(/\r?\n/g, "\r\n"));

export function buildMailLink(email: string, { subject = "", message = "" }: Record<string, string>): string {
  if (!subject && !message) return `mailto:${email}`;
  let link = `mailto:${email}?subject=${encode(subject)}&body=`;
  for (const character of message) {
    const encoded = encode(character);
    if (link.length + encoded.length > MAIL_LINK_MAX_LENGTH) break;
    link += encoded;
  }
  return link;
}
