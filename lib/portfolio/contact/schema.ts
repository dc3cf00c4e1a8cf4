import { z } from "zod";
import { text } from "../schema/fields";

export const contactSchema = z.strictObject({
  introduction: text(1000),
  replyTime: text(300),
});

export type ContactWords = z.infer<typeof contactSchema>;
