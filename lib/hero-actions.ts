import { createStore } from "./create-store";

/** The hero's buttons, while they are on the page. The welcome toast must not cover them. */
export const heroActions = createStore<Element | null>(null);
