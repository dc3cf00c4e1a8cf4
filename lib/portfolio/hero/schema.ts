import { z } from "zod";
import { text } from "../schema/fields";

export const heroSchema = z.strictObject({
  /** The start of the heading, before your first name. */
  greeting: text(80),
  /** Words for the typing animation, in this order. */
  typedWords: z.array(text(60)).min(1, "expected at least one word"),
  subtitle: text(1000),
  /** Short tags under the subtitle. */
  tags: z.array(text(80)).max(6, "expected at most six tags"),
});
