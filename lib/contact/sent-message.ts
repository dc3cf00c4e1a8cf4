import { createStore } from "@/lib/create-store";

const STORAGE_KEY = "message-sent";

/** Whether this visitor has sent a message: never, on an earlier visit, or on this one. */
export const sentMessage = createStore<"never" | "earlier" | "now">("never");

export function rememberSent(): void {
  sentMessage.set("now");
  try {
    localStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // If storage is blocked, the next visit does not know.
  }
}

export function recallSent(): void {
  if (sentMessage.read() !== "never") return;
  try {
    if (localStorage.getItem(STORAGE_KEY)) sentMessage.set("earlier");
  } catch {
    // As above.
  }
}
