import { readContactRequest } from "@/lib/contact/server/read-contact-request";
import { sendContactMessage } from "@/lib/contact/server/send-contact-message";
import { getEnv } from "@/lib/server/env";
import { nameClient } from "@/lib/server/http/client-address";
import { handleApi, refuseMethod } from "@/lib/server/http/handle-api";

const ROUTE = "/api/contact";

export const POST = handleApi(ROUTE, async (request) => {
  const read = await readContactRequest(request);
  if (!read.ok) return read.refusal;
  return sendContactMessage(read.message, read.idempotencyKey, nameClient(request.headers, getEnv()));
});

const refuse = refuseMethod(ROUTE, "POST");
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE };
