import { CircleAlert } from "lucide-react";

/** Says inside the form why the message did not go, with a way that does not need the form. */
export function ContactFormBanner({ text, mailLink, address }: { text: string; mailLink: string; address: string }) {
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-danger bg-danger-surface p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{text}</p>
        <a
          href={mailLink}
          className="mt-1 inline-flex min-h-8 items-center font-medium wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
        >
          E-mail {address}
        </a>
      </div>
    </div>
  );
}
