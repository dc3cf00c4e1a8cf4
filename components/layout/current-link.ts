import { createStore, useStore } from "@/lib/create-store";

/** The header link that matches the scroll position, such as `/#about`. Undefined until the first measurement. */
export const currentLink = createStore<string | undefined>(undefined);

export const useCurrentLink = () => useStore(currentLink);
