import { handle } from "@/app/api/account/handle";
import { linkSchema } from "@/lib/account/requests";
import { describeLink } from "@/lib/account/server/flows";
import { withInput } from "@/lib/account/server/handle-account";

export const POST = handle("/api/account/link", withInput(linkSchema, describeLink));
