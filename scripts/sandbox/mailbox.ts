import { randomUUID } from "node:crypto";

interface Arrival {
  id: string;
  receivedAt: string;
}

export interface ProviderCall extends Arrival {
  body: unknown;
}

export interface DeliveredMessage extends Arrival {
  templateParams: Record<string, string>;
}

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

export class Mailbox {
  calls: ProviderCall[] = [];
  messages: DeliveredMessage[] = [];
  emails: DeliveredEmail[] = [];

  add<Kind extends "calls" | "messages" | "emails">(kind: Kind, entry: Omit<Mailbox[Kind][number], keyof Arrival>) {
    const arrival = { id: randomUUID(), receivedAt: new Date().toISOString(), ...entry };
    Object.assign(this, { [kind]: [arrival, ...this[kind]].slice(0, KEPT_ENTRIES) });
  }
}
