import { passwordSchema } from "@/lib/account/requests";
import { choosePassword } from "@/lib/account/server/flows";
import { handleAccount, withInput } from "@/lib/account/server/handle-account";

export const POST = handleAccount("/api/account/password", withInput(passwordSchema, choosePassword));
