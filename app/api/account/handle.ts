import { getOwner } from "@/app/owner";
import { handleAccount, type Action } from "@/lib/account/server/handle-account";
import { NOT_FOUND } from "@/lib/server/http/handle-api";

/** On a site without accounts, all their addresses answer 404. */
export const handle = (route: string, act: Action) =>
  handleAccount(route, getOwner().hasAccounts ? act : async () => NOT_FOUND);
