import { createStore } from "./create-store";

/** The hero's buttons, while they are on the page. The welcome leaves them free. */
export const heroActions = createStore<Element | null>(null);
