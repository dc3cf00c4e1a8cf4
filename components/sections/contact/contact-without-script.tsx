import { buttonVariants } from "@/components/ui/button";

/** Without script the form could only put the message into the address; a mail link stands in its place. */
export function ContactWithoutScript({ ownerEmail }: { ownerEmail: string }) {
  return (
    <noscript>
      <p className="mb-4 text-lg">The form needs JavaScript. Your own mail program works without it.</p>
      <a href={`mailto:${ownerEmail}`} className={buttonVariants({ variant: "primary" })}>
        E-mail {ownerEmail}
      </a>
    </noscript>
  );
}
