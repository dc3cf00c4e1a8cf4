import { passwordSchema } from "@/lib/account/requests";
import { handleChange } from "@/lib/account/server/handle-account";
import { choosePassword } from "@/lib/account/server/flows";

export const POST = handleChange("/api/account/password", passwordSchema, choosePassword);
