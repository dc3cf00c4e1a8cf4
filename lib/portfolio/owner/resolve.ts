import { telephoneHref } from "../../links";
import { formatCoordinates } from "./coordinates";
import { splitName } from "./names";
import type { Owner } from "./schema";

/** The owner's words, with what follows from them. */
export const resolveOwner = (owner: Owner) => ({
  ...owner,
  ...splitName(owner),
  phoneHref: owner.phone && telephoneHref(owner.phone),
  coordinates: formatCoordinates(owner.location),
});
