import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { ChatMessage } from "./chat";
import { cn } from "@/lib/utils";

const clock = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });

interface ChatBubbleProps {
  message: ChatMessage;
  socials: ReactNode;
  onFollowLink: () => void;
}

export function ChatBubble({ message, socials, onFollowLink }: ChatBubbleProps) {
  const { sender, text, timestamp, showSocials, link } = message;
  const sentAt = new Date(timestamp);
  return (
    <div className={cn("flex flex-col gap-1.5", sender === "user" ? "items-end" : "items-start")}>
      <p
        className={cn(
          "rounded-control px-3 py-2 text-sm wrap-anywhere motion-safe:transition-[opacity,translate] motion-safe:duration-base motion-safe:ease-enter starting:opacity-0 motion-safe:starting:translate-y-2",
          sender === "user"
            ? "max-w-[85%] rounded-br-none bg-accent-fill text-on-accent"
            : "rounded-bl-none border bg-raised",
        )}
      >
        <span className="sr-only">
          {sender === "user" ? "You" : "Assistant"}, <time dateTime={sentAt.toISOString()}>{clock.format(sentAt)}</time>
          :{" "}
        </span>
        {text}
      </p>
      {showSocials && <div className="w-full">{socials}</div>}
      {link && (
        <Link
          href={link.href}
          onClick={onFollowLink}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-1 text-sm font-medium text-accent-text hover:underline pointer-coarse:min-h-11"
        >
          {link.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}

/** Three dots while an answer is on its way; the answer itself is what a screen reader hears. */
export function TypingSign() {
  return (
    <p
      aria-hidden="true"
      data-typing
      className="flex w-fit gap-1 rounded-control rounded-bl-none border bg-raised px-3 py-3.5"
    >
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          className="size-1.5 rounded-full bg-ink-muted motion-safe:animate-pulse"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </p>
  );
}
