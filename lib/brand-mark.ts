import { createStore } from "./create-store";

/** The owner's name in the header, where the opening screen's wordmark comes to rest. */
export const brandMark = createStore<Element | null>(null);
