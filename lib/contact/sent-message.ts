import { createStore } from "@/lib/create-store";

const STORAGE_KEY = "message-sent";

/** Whether this visitor has sent a message, now or on an earlier visit. */
export const sentMessage = createStore(false);

export function rememberSent(): void {
  sentMessage.set(true);
  try {
    localStorage.setItem(STORAGE_KEY, "1");
  } catch {
    // If storage is blocked, the next visit does not know.
  }
}

export function recallSent(): void {
  try {
    if (localStorage.getItem(STORAGE_KEY)) sentMessage.set(true);
  } catch {
    // As above.
  }
}
