"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { CHAT_MESSAGES_HEIGHT_PX, type ChatMessage } from "./chat";
import { ChatBubble, TypingSign } from "./chat-bubble";

const EDGE_PX = 12;
/** Not every browser gives the keyboard a region that scrolls by itself. */
const IN_TAB_ORDER = 0;

interface MessageLogProps {
  messages: readonly ChatMessage[];
  typing: boolean;
  socials: ReactNode;
  onFollowLink: () => void;
}

/** The conversation, announced politely. Scrolls to the newest message; one that is taller than the area starts at its top. */
export function MessageLog({ messages, typing, socials, onFollowLink }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (messages.length < 2) return;
    const start = newest.current?.offsetTop ?? 0;
    log.current?.scrollTo({ top: start - EDGE_PX });
  }, [messages.length]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={IN_TAB_ORDER}
      style={{ height: CHAT_MESSAGES_HEIGHT_PX, padding: EDGE_PX }}
      className="relative shrink-0 space-y-2 overflow-y-auto overscroll-contain border-y bg-sunken -outline-offset-2 motion-safe:scroll-smooth"
    >
      {messages.map((message, index) => (
        <div key={message.id} ref={index === messages.length - 1 ? newest : undefined}>
          <ChatBubble message={message} socials={socials} onFollowLink={onFollowLink} />
        </div>
      ))}
      {typing && <TypingSign />}
    </div>
  );
}
