"use client";

import { useEffect, useReducer, useRef } from "react";
import { BOT_REPLY_DELAY_MS, type ChatQuestion, continueConversation, startConversation } from "./chat";

/** The messages so far, and `ask`: the question stands there at once, the answer follows after the bot's delay. */
export function useConversation(greeting: string) {
  const [conversation, dispatch] = useReducer(continueConversation, greeting, (text) =>
    startConversation(text, Date.now()),
  );
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  const ask = (question: ChatQuestion) => {
    dispatch({ type: "asked", question, now: Date.now() });
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      dispatch({ type: "answered", question, now: Date.now() });
    }, BOT_REPLY_DELAY_MS);
    timers.current.add(timer);
  };

  return { ...conversation, ask };
}
