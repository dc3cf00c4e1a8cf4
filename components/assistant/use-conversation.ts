import { useEffect, useRef, useState } from "react";
import type { Answer } from "@/lib/assistant/answers";

const BOT_REPLY_DELAY_MS = 500;

export interface ChatQuestion extends Answer {
  id: string;
  question: string;
}

export interface ChatChannel {
  id: string;
  name: string;
  url: string;
  icon: string;
  colours: string;
}

export interface ChatMessage {
  id: number;
  text: string;
  sender: "user" | "bot";
  timestamp: Date;
  showSocials?: boolean;
  link?: ChatQuestion["link"];
}

type NewMessage = Omit<ChatMessage, "id" | "timestamp">;

const append = (messages: ChatMessage[], message: NewMessage): ChatMessage[] => [
  ...messages,
  { ...message, id: messages.length, timestamp: new Date() },
];

export function useConversation(greeting: string) {
  const [messages, setMessages] = useState(() => append([], { text: greeting, sender: "bot" }));
  const [pendingAnswers, setPendingAnswers] = useState(0);
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  const ask = ({ question, answer, showSocials, link }: ChatQuestion) => {
    setMessages((before) => append(before, { text: question, sender: "user" }));
    const reply: NewMessage = { text: answer, sender: "bot", showSocials, link };
    setPendingAnswers((count) => count + 1);
    const answerNow = () => {
      setMessages((before) => append(before, reply));
      setPendingAnswers((count) => count - 1);
    };
    timers.current.add(window.setTimeout(answerNow, BOT_REPLY_DELAY_MS));
  };

  return { messages, isAnswering: pendingAnswers > 0, ask };
}
