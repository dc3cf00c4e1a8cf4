/** The bot answers this long after a question. */
export const BOT_REPLY_DELAY_MS = 500;

/** Width of the panel and height of its message area. */
export const CHAT_PANEL_WIDTH_PX = 320;
export const CHAT_MESSAGES_HEIGHT_PX = 250;

export interface ChatLink {
  label: string;
  href: string;
}

export interface ChatMessage {
  id: number;
  text: string;
  sender: "user" | "bot";
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Shows the contact channels under the text. */
  showSocials: boolean;
  /** A place on the site where there is more. */
  link?: ChatLink;
}

export interface ChatQuestion {
  id: string;
  question: string;
  answer: string;
  showSocials: boolean;
  link?: ChatLink;
}

export interface Conversation {
  messages: ChatMessage[];
  /** Questions asked that the bot has not answered yet. */
  pendingAnswers: number;
}

export type ConversationEvent = { now: number } & (
  { type: "asked"; question: ChatQuestion } | { type: "answered"; question: ChatQuestion }
);

/** A conversation that holds the bot's greeting alone. */
export function startConversation(greeting: string, now: number): Conversation {
  return {
    messages: [{ id: 0, text: greeting, sender: "bot", timestamp: now, showSocials: false }],
    pendingAnswers: 0,
  };
}

/** The conversation after a visitor's question or the bot's answer to one; the one passed in stays as it is. */
export function continueConversation(
  { messages, pendingAnswers }: Conversation,
  { type, question, now }: ConversationEvent,
): Conversation {
  const common = { id: messages.length, timestamp: now };
  if (type === "asked") {
    const message: ChatMessage = { ...common, text: question.question, sender: "user", showSocials: false };
    return { messages: [...messages, message], pendingAnswers: pendingAnswers + 1 };
  }
  const message: ChatMessage = {
    ...common,
    text: question.answer,
    sender: "bot",
    showSocials: question.showSocials,
    link: question.link,
  };
  return { messages: [...messages, message], pendingAnswers: pendingAnswers - 1 };
}
