import { useState } from "react";
import type { answerQuestions } from "@/lib/portfolio/assistant/answers";

const BOT_REPLY_DELAY_MS = 500;

export type ChatQuestion = ReturnType<typeof answerQuestions>[number];

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

const append = (messages: ChatMessage[], message: Omit<ChatMessage, "id" | "timestamp">): ChatMessage[] => [
  ...messages,
  { ...message, id: messages.length, timestamp: new Date() },
];

export function useConversation(greeting: string) {
  const [messages, setMessages] = useState(() => append([], { text: greeting, sender: "bot" }));
  const [pendingAnswers, setPendingAnswers] = useState(0);

  const ask = ({ question, answer, showSocials, link }: ChatQuestion) => {
    setMessages((before) => append(before, { text: question, sender: "user" }));
    setPendingAnswers((count) => count + 1);
    setTimeout(() => {
      setMessages((before) => append(before, { text: answer, sender: "bot", showSocials, link }));
      setPendingAnswers((count) => count - 1);
    }, BOT_REPLY_DELAY_MS);
  };

  return { messages, isAnswering: pendingAnswers > 0, ask };
}
