import { type APIRequestContext, expect } from "@playwright/test";
import type { DeliveredEmail, DeliveredMessage, ProviderCall } from "@/scripts/sandbox/mailbox";
import { SANDBOX_URL } from "./site-environment";

/** Talks to scripts/sandbox. Lists are newest first. */
export function createSandboxClient(request: APIRequestContext) {
  async function list<T>(kind: string, mark: string) {
    const response = await request.get(`${SANDBOX_URL}/${kind}`);
    const entries = (await response.json()) as T[];
    return entries.filter((entry) => JSON.stringify(entry).includes(mark));
  }

  return {
    url: SANDBOX_URL,
    /** `mode` is from scripts/sandbox/faults.ts or `ok`. Tests share the sandbox: make `match` unique. */
    async answer(rule: { mode: string; match: string; times?: number; status?: number; text?: string }) {
      const response = await request.post(`${SANDBOX_URL}/control`, { data: rule });
      expect(response.ok(), await response.text()).toBe(true);
    },
    messages: (mark: string) => list<DeliveredMessage>("messages", mark),
    calls: (mark: string) => list<ProviderCall>("calls", mark),
    emails: (mark: string) => list<DeliveredEmail>("emails", mark),
  };
}

export type SandboxClient = ReturnType<typeof createSandboxClient>;
