import { handleContact } from "@/lib/contact/server/handle-contact";
import { handleApi } from "@/lib/server/http/handle-api";

export const POST = handleApi("/api/contact", handleContact);
