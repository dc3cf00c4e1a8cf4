import { emailSchema } from "@/lib/account/requests";
import { requestLink } from "@/lib/account/server/flows";
import { handleAccount, withInput } from "@/lib/account/server/handle-account";

export const POST = handleAccount("/api/account/forgot", withInput(emailSchema, requestLink("forgot"), 202));
