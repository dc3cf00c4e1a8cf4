import { emailSchema } from "@/lib/account/requests";
import { handleChange } from "@/lib/account/server/handle-account";
import { requestLink } from "@/lib/account/server/flows";

export const POST = handleChange("/api/account/forgot", emailSchema, requestLink("forgot"), 202);
