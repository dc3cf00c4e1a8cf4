import { handle } from "@/app/api/account/handle";
import { passwordSchema } from "@/lib/account/requests";
import { choosePassword } from "@/lib/account/server/flows";
import { withInput } from "@/lib/account/server/handle-account";

export const POST = handle("/api/account/password", withInput(passwordSchema, choosePassword));
