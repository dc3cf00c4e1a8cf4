import { getOwner } from "@/app/owner";
import { handleAccount, NOT_FOUND, type Action } from "@/lib/account/server/handle-account";

/** On a site without accounts, all their addresses answer 404. */
export const handle = (route: string, act: Action) =>
  handleAccount(route, getOwner().hasAccounts ? act : async () => NOT_FOUND);
