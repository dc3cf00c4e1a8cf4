import { handleApi, NOT_FOUND } from "@/lib/server/http/handle-api";

/** Without this route, Next.js would show its page, and log part of a form or Server Action that was posted to it. */
const handler = handleApi("/api", async () => NOT_FOUND);

export {
  handler as GET,
  handler as HEAD,
  handler as POST,
  handler as PUT,
  handler as PATCH,
  handler as DELETE,
  handler as OPTIONS,
};
