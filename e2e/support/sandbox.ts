import { type APIRequestContext, expect } from "@playwright/test";
import type { DeliveredEmail, DeliveredMessage, ProviderCall } from "@/scripts/sandbox/mailbox";
import { SANDBOX_URL } from "./site-environment";

/** The local stand-in for the provider and the mail server (scripts/sandbox). What arrived comes newest first. */
export function createSandboxClient(request: APIRequestContext) {
  async function list<T>(kind: string, mark: string) {
    const response = await request.get(`${SANDBOX_URL}/${kind}`);
    const entries = (await response.json()) as T[];
    return entries.filter((entry) => JSON.stringify(entry).includes(mark));
  }

  return {
    url: SANDBOX_URL,
    /**
     * Chooses how the provider answers, by a name of scripts/sandbox/faults.ts or `ok`, the calls that hold `match`: a mark
     * of the test's own, because tests share the sandbox.
     */
    async answer(rule: { mode: string; match: string; times?: number; status?: number; text?: string }) {
      const response = await request.post(`${SANDBOX_URL}/control`, { data: rule });
      expect(response.ok(), await response.text()).toBe(true);
    },
    /** Accepted contact messages that hold the mark. */
    messages: (mark: string) => list<DeliveredMessage>("messages", mark),
    /** All calls of the provider that hold the mark, refused ones too. */
    calls: (mark: string) => list<ProviderCall>("calls", mark),
    /** E-mails that hold the mark, such as the address they went to. */
    emails: (mark: string) => list<DeliveredEmail>("emails", mark),
  };
}

export type SandboxClient = ReturnType<typeof createSandboxClient>;
