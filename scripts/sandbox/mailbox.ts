import { randomUUID } from "node:crypto";

/** One call of the provider's address, answered or not. */
export interface ProviderCall {
  id: string;
  receivedAt: string;
  mode: string;
  body: unknown;
}

/** A call that the provider accepted: a message in the owner's inbox. */
export interface DeliveredMessage {
  id: string;
  receivedAt: string;
  libVersion: string;
  usedPrivateKey: boolean;
  templateParams: Record<string, string>;
}

/** An e-mail that came by SMTP. */
export interface DeliveredEmail {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string | null;
  envelopeTo: string[];
}

type New<T> = Omit<T, "id" | "receivedAt">;

/** The oldest fall out, so that a long load test does not fill the memory. */
const KEPT_ENTRIES = 500;

/** Everything that arrived, newest first. */
export class Mailbox {
  calls: ProviderCall[] = [];
  messages: DeliveredMessage[] = [];
  emails: DeliveredEmail[] = [];
  /** Grows with every arrival, so that the inbox page knows when to look again. */
  revision = 0;

  #stamp<T>(entry: T): T & { id: string; receivedAt: string } {
    this.revision += 1;
    return { id: randomUUID(), receivedAt: new Date().toISOString(), ...entry };
  }

  addCall(call: New<ProviderCall>): void {
    this.calls = [this.#stamp(call), ...this.calls].slice(0, KEPT_ENTRIES);
  }

  addMessage(message: New<DeliveredMessage>): void {
    this.messages = [this.#stamp(message), ...this.messages].slice(0, KEPT_ENTRIES);
  }

  addEmail(email: New<DeliveredEmail>): void {
    this.emails = [this.#stamp(email), ...this.emails].slice(0, KEPT_ENTRIES);
  }

  clear(): void {
    this.calls = [];
    this.messages = [];
    this.emails = [];
    this.revision += 1;
  }
}
