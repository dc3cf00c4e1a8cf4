import { type APIRequestContext, expect } from "@playwright/test";
import type { DeliveredEmail, DeliveredMessage, ProviderCall } from "@/scripts/sandbox/mailbox";
import { SANDBOX_URL } from "./site-environment";

export interface Answer {
  /** A name of scripts/sandbox/faults.ts, or `ok`. */
  mode: string;
  /** Only calls that hold this text: a mark of the test's own, because tests share the sandbox. */
  match: string;
  times?: number;
  status?: number;
  text?: string;
}

/** The local stand-in for the provider and the mail server (scripts/sandbox). What arrived comes newest first. */
export function createSandboxClient(request: APIRequestContext) {
  async function read<T>(path: string): Promise<T[]> {
    const response = await request.get(`${SANDBOX_URL}${path}`);
    expect(response.ok()).toBe(true);
    return (await response.json()) as T[];
  }
  const holding = <T>(entries: T[], mark: string) => entries.filter((entry) => JSON.stringify(entry).includes(mark));

  return {
    url: SANDBOX_URL,
    /** Chooses how the provider answers the calls that hold `match`. */
    async answer(rule: Answer): Promise<void> {
      const response = await request.post(`${SANDBOX_URL}/control`, { data: rule });
      expect(response.ok(), await response.text()).toBe(true);
    },
    /** Accepted contact messages that hold the mark. */
    messages: async (mark: string) => holding(await read<DeliveredMessage>("/messages"), mark),
    /** All calls of the provider that hold the mark, refused ones too. */
    calls: async (mark: string) => holding(await read<ProviderCall>("/calls"), mark),
    /** E-mails that hold the mark, such as the address they went to. */
    emails: async (mark: string) => holding(await read<DeliveredEmail>("/emails"), mark),
  };
}

export type SandboxClient = ReturnType<typeof createSandboxClient>;
