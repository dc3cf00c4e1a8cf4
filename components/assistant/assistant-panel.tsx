"use client";

import { X } from "lucide-react";
import { type ReactNode, type ToggleEvent, useEffect, useRef } from "react";
import { useFocusInside } from "@/components/ui/use-focus-inside";
import { CHAT_PANEL_WIDTH_PX, type ChatQuestion } from "./chat";
import { MessageLog } from "./message-log";
import { useConversation } from "./use-conversation";

interface AssistantPanelProps {
  greeting: string;
  questions: ChatQuestion[];
  socials: ReactNode;
  open: boolean;
  onClose: () => void;
}

/**
 * The platform's popover: top layer, closed by Escape and by a click outside that still reaches what it was aimed at,
 * focus returned to the launcher.
 */
export function AssistantPanel({ greeting, questions, socials, open, onClose }: AssistantPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const firstQuestion = useRef<HTMLButtonElement>(null);
  const { messages, pendingAnswers, ask } = useConversation(greeting);
  useFocusInside(panel);
  const hide = () => panel.current?.hidePopover();

  useEffect(() => {
    if (!open) return;
    panel.current?.showPopover();
    firstQuestion.current?.focus();
  }, [open]);

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="assistant-title"
      aria-describedby="assistant-hint"
      onToggle={(event: ToggleEvent) => event.newState === "closed" && onClose()}
      style={{ width: CHAT_PANEL_WIDTH_PX, right: `clamp(0px, (100vw - ${CHAT_PANEL_WIDTH_PX}px) / 2, 1.5rem)` }}
      className="inset-auto bottom-4 max-h-[calc(100dvh-2rem)] max-w-full flex-col overflow-hidden rounded-card border bg-raised text-ink opacity-0 shadow-float outline-none open:flex open:opacity-100 motion-safe:translate-y-2 motion-safe:transition-[opacity,translate,overlay,display] motion-safe:transition-discrete motion-safe:duration-base motion-safe:ease-enter motion-safe:open:translate-y-0 sm:bottom-6 starting:open:opacity-0 motion-safe:starting:open:translate-y-2"
    >
      <div className="flex shrink-0 items-start justify-between gap-2 py-2 ps-4 pe-1.5">
        <div className="pt-1">
          <h2 id="assistant-title" className="text-lg leading-snug">
            Portfolio Assistant
          </h2>
          <p id="assistant-hint" className="text-sm text-ink-muted">
            Select a question below
          </p>
        </div>
        <button
          type="button"
          aria-label="Close assistant"
          onClick={hide}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted -outline-offset-2 hover:bg-surface hover:text-ink"
        >
          <X aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </div>
      <MessageLog messages={messages} typing={pendingAnswers > 0} socials={socials} onFollowLink={hide} />
      <ul aria-label="Questions" className="min-h-0 overflow-y-auto overscroll-contain p-2">
        {questions.map((question, index) => (
          <li key={question.id}>
            <button
              ref={index === 0 ? firstQuestion : undefined}
              type="button"
              onClick={() => ask(question)}
              className="flex min-h-9 w-full items-center rounded-control px-3 py-1.5 text-left text-sm font-medium text-accent-text -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
            >
              {question.question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
