import { linkSchema } from "@/lib/account/requests";
import { describeLink } from "@/lib/account/server/flows";
import { handleAccount, withInput } from "@/lib/account/server/handle-account";

export const POST = handleAccount("/api/account/link", withInput(linkSchema, describeLink));
