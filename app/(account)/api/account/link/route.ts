import { linkSchema } from "@/lib/account/requests";
import { handleChange } from "@/lib/account/server/handle-account";
import { describeLink } from "@/lib/account/server/flows";

export const POST = handleChange("/api/account/link", linkSchema, describeLink);
