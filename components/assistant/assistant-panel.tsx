"use client";

import { clsx } from "clsx";
import { useEffect, useRef, type CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { REDUCED_MOTION, useMediaQuery } from "@/components/ui/hooks";
import { BrandIcon, Icon } from "@/components/ui/icon";
import { ExternalLink, linkVariants } from "@/components/ui/link";
import { PageLink } from "@/components/ui/page-link";
import { closePopover, Popover } from "@/components/ui/popover";
import { useConversation, type ChatChannel, type ChatMessage, type ChatQuestion } from "./use-conversation";

export interface AssistantPanelProps {
  greeting: string;
  questions: ChatQuestion[];
  channels: ChatChannel[];
  /** Of the times of the messages. */
  language: string;
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** For a mouse, it opens above its button or beside it, so that no question appears under the pointer. */
const panelClass = clsx(
  "inset-auto right-[clamp(0px,(100vw-320px)/2,1rem)] bottom-4 m-0 max-h-[calc(100dvh-2rem)] w-80 max-w-full flex-col",
  "overflow-y-auto overscroll-contain open:flex sm:right-6 sm:bottom-6",
  "short:bottom-1 short:max-h-[calc(100dvh-0.5rem)]",
  "sm:pointer-fine:right-24 sm:pointer-fine:tall:right-6 sm:pointer-fine:tall:bottom-24",
  "motion-safe:translate-y-2 motion-safe:open:translate-y-0 motion-safe:starting:open:translate-y-2",
);

export function AssistantPanel({
  greeting,
  questions,
  channels,
  language,
  id,
  isOpen,
  onOpenChange,
}: AssistantPanelProps) {
  const firstQuestion = useRef<HTMLButtonElement>(null);
  const { messages, isAnswering, ask } = useConversation(greeting);
  const wasAsked = ({ question }: ChatQuestion) =>
    messages.some(({ sender, text }) => sender === "user" && text === question);

  useEffect(() => {
    if (isOpen) firstQuestion.current?.focus();
  }, [isOpen]);

  return (
    <Popover
      id={id}
      defaultOpen
      onOpenChange={onOpenChange}
      aria-labelledby="assistant_title"
      aria-describedby="assistant_hint"
      className={panelClass}
    >
      <div className="flex shrink-0 items-start justify-between gap-2 py-2 ps-4 pe-1.5 short:py-0">
        <div className="pt-1 short:pt-2">
          <h2 id="assistant_title" className="text-lg leading-snug">
            Portfolio Assistant
          </h2>
          <p id="assistant_hint" className="text-sm text-ink-muted short:sr-only">
            Select a question below
          </p>
        </div>
        <Button variant="ghost" size="icon" aria-label="Close assistant" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="x" />
        </Button>
      </div>
      <MessageLog
        messages={messages}
        isAnswering={isAnswering}
        channels={channels}
        language={language}
        isShown={isOpen}
      />
      <ul
        aria-label="Questions"
        className="flex min-h-24 flex-wrap content-start gap-1.5 overflow-y-auto overscroll-contain p-3 short:p-1"
      >
        {questions.map((question, index) => (
          <li key={question.id} className="max-w-full">
            <Button
              ref={index === 0 ? firstQuestion : undefined}
              variant={wasAsked(question) ? "ghost" : "secondary"}
              size="chip"
              onClick={() => ask(question)}
            >
              {question.question}
            </Button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface MessageLogProps {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  channels: ChatChannel[];
  language: string;
  isShown: boolean;
}

function MessageLog({ messages, isAnswering, channels, language, isShown }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    if (!isShown) return;
    // Wait a frame for a newly opened panel to be laid out.
    const frame = requestAnimationFrame(() => {
      log.current?.scrollTo({ top: newest.current?.offsetTop, behavior: reducedMotion ? "instant" : "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [messages.length, reducedMotion, isShown]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // Not every browser lets the keyboard scroll this.
      tabIndex={0}
      className={logClass}
    >
      {messages.map((message) => (
        <div key={message.id} ref={message === messages.at(-1) ? newest : undefined}>
          <ChatBubble message={message} channels={channels} language={language} />
        </div>
      ))}
      {isAnswering && <TypingSign />}
    </div>
  );
}

const logClass = clsx(
  "relative grid h-[min(250px,100dvh-8.75rem)] min-h-20 shrink-0 content-start gap-2 overflow-y-auto overscroll-contain",
  "border-y bg-ground p-3 -outline-offset-2",
);

interface ChatBubbleProps {
  message: ChatMessage;
  channels: ChatChannel[];
  language: string;
}

function ChatBubble({ message, channels, language }: ChatBubbleProps) {
  const { sender, text, timestamp, showSocials, link } = message;
  const isUser = sender === "user";
  return (
    <div className={clsx("flex flex-col gap-1.5", isUser ? "items-end" : "items-start")}>
      <p
        className={clsx(
          "rounded-control px-3 py-2 text-sm wrap-anywhere starting:opacity-0",
          "motion-safe:transition-[opacity,translate] motion-safe:duration-base motion-safe:starting:translate-y-2",
          isUser ? "max-w-[85%] rounded-br-none bg-ink/8" : "rounded-bl-none border bg-raised",
        )}
      >
        <span className="sr-only">
          <span>{isUser ? "You, " : "Assistant, "}</span>
          <time dateTime={timestamp.toISOString()}>
            {timestamp.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" })}
          </time>
          <span>: </span>
        </span>
        <span>{text}</span>
      </p>
      {showSocials && <ChannelGrid channels={channels} />}
      {link && (
        <PageLink href={link.href} onClick={closePopover} className={linkVariants({ variant: "onward" })}>
          <span>{link.label}</span>
          <Icon name="arrow-right" className="size-4" />
        </PageLink>
      )}
    </div>
  );
}

function ChannelGrid({ channels }: { channels: ChatChannel[] }) {
  return (
    <ul className="grid w-full grid-cols-3 gap-1.5">
      {channels.map(({ id, name, url, icon, colours }) => (
        <li key={id}>
          <ExternalLink
            href={url}
            rel="noopener me"
            style={{ "--brand": colours } as CSSProperties}
            className="flex h-14 flex-col items-center justify-center rounded-control border bg-raised text-sm hover:border-line-strong"
          >
            <BrandIcon name={icon} className="mb-0.5 text-(--brand)" />
            <span translate="no">{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function TypingSign() {
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
