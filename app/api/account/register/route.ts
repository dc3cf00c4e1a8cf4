import { emailSchema } from "@/lib/account/requests";
import { requestLink } from "@/lib/account/server/flows";
import { handleAccount, withInput } from "@/lib/account/server/handle-account";

const requestMail = withInput(emailSchema, ({ email }, visitor) => requestLink("register", email, visitor), 202);

export const POST = handleAccount("/api/account/register", requestMail);
