import { describe, expect, it } from "vitest";
import { continueConversation, startConversation } from "./chat";

const question = {
  id: "contact",
  question: "How can I contact you?",
  answer: "Write to me.",
  showSocials: true,
  link: { label: "Go to the contact form", href: "/#contact" },
};

describe("conversation", () => {
  it("starts with the bot's greeting", () => {
    expect(startConversation("Hi there!", 7)).toEqual({
      messages: [{ id: 0, text: "Hi there!", sender: "bot", timestamp: 7, showSocials: false }],
      pendingAnswers: 0,
    });
  });

  it("takes a question at once and its answer later", () => {
    const asked = continueConversation(startConversation("Hi", 0), { type: "asked", question, now: 10 });
    expect(asked.messages[1]).toEqual({
      id: 1,
      text: "How can I contact you?",
      sender: "user",
      timestamp: 10,
      showSocials: false,
    });
    expect(asked.pendingAnswers).toBe(1);

    const answered = continueConversation(asked, { type: "answered", question, now: 510 });
    expect(answered.messages[2]).toEqual({
      id: 2,
      text: "Write to me.",
      sender: "bot",
      timestamp: 510,
      showSocials: true,
      link: { label: "Go to the contact form", href: "/#contact" },
    });
    expect(answered.pendingAnswers).toBe(0);
  });

  it("takes the same question again, with ids that differ", () => {
    const events = ["asked", "asked", "answered", "answered"] as const;
    const { messages, pendingAnswers } = events.reduce(
      (conversation, type) => continueConversation(conversation, { type, question, now: 0 }),
      startConversation("Hi", 0),
    );
    expect(messages.map(({ sender }) => sender)).toEqual(["bot", "user", "user", "bot", "bot"]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(5);
    expect(pendingAnswers).toBe(0);
  });
});
