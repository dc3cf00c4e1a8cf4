import { createStore } from "./create-store";

/** Whether the opening screen still hides the page. What moves by itself waits for it. */
export const isOpening = createStore(true);
