import { handle } from "@/app/api/account/handle";
import { getOwner } from "@/app/owner";
import { emailSchema } from "@/lib/account/requests";
import { requestLink } from "@/lib/account/server/flows";
import { withInput } from "@/lib/account/server/handle-account";

const requestMail = withInput(
  emailSchema,
  ({ email }, visitor) => requestLink("forgot", email, visitor, getOwner().name),
  202,
);

export const POST = handle("/api/account/forgot", requestMail);
