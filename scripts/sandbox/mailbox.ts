import { randomUUID } from "node:crypto";

interface Arrival {
  id: string;
  receivedAt: string;
}

/** One call of the provider's endpoint, answered or not. */
export interface ProviderCall extends Arrival {
  mode: string;
  body: unknown;
}

/** A call that the provider accepted. */
export interface DeliveredMessage extends Arrival {
  libVersion: string;
  usedPrivateKey: boolean;
  templateParams: Record<string, string>;
}

/** An e-mail that came by SMTP. */
export interface DeliveredEmail extends Arrival {
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string | null;
  envelopeTo: string[];
}

const KEPT_ENTRIES = 500;

/** Everything that arrived, newest first. */
export class Mailbox {
  calls: ProviderCall[] = [];
  messages: DeliveredMessage[] = [];
  emails: DeliveredEmail[] = [];
  /** Grows with every arrival, so that the inbox page knows when to reload. */
  revision = 0;

  add<Kind extends "calls" | "messages" | "emails">(kind: Kind, entry: Omit<Mailbox[Kind][number], keyof Arrival>) {
    this.revision += 1;
    const arrival = { id: randomUUID(), receivedAt: new Date().toISOString(), ...entry };
    Object.assign(this, { [kind]: [arrival, ...this[kind]].slice(0, KEPT_ENTRIES) });
  }

  clear(): void {
    Object.assign(this, { calls: [], messages: [], emails: [], revision: this.revision + 1 });
  }
}
