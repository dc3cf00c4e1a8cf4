import { useEffect, useRef, useState } from "react";

const BOT_REPLY_DELAY_MS = 500;

export interface ChatQuestion {
  id: string;
  question: string;
  answer: string;
  showSocials: boolean;
  link?: { label: string; href: string };
}

/** Where else the owner can be reached. `colours` is a CSS colour for both themes. */
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
  showSocials: boolean;
  link?: ChatQuestion["link"];
}

type NewMessage = Omit<ChatMessage, "id" | "timestamp">;

const append = (messages: ChatMessage[], message: NewMessage): ChatMessage[] => [
  ...messages,
  { ...message, id: messages.length, timestamp: new Date() },
];

/** The messages so far, and `ask`: the question stands there at once, the answer follows after the bot's delay. */
export function useConversation(greeting: string) {
  const [messages, setMessages] = useState(() => append([], { text: greeting, sender: "bot", showSocials: false }));
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  const ask = ({ question, answer, showSocials, link }: ChatQuestion) => {
    setMessages((before) => append(before, { text: question, sender: "user", showSocials: false }));
    const reply: NewMessage = { text: answer, sender: "bot", showSocials, link };
    timers.current.add(window.setTimeout(() => setMessages((before) => append(before, reply)), BOT_REPLY_DELAY_MS));
  };

  const questions = messages.filter(({ sender }) => sender === "user").length;
  const isAnswering = messages.length - 1 < 2 * questions;
  return { messages, isAnswering, ask };
}
