import { z } from "zod";
import { sentence, text } from "../schema/fields";

export const ownSection = z.strictObject({
  heading: text(60),
  /** Shown under the heading. */
  introduction: text(300).optional(),
  entries: z
    .array(
      z.strictObject({
        title: sentence(160),
        text: sentence(1000).optional(),
        /** A line in small type, such as a date or a name. */
        note: text(120).optional(),
      }),
    )
    .min(1, "expected at least one entry"),
});

export type OwnSection = z.infer<typeof ownSection>;
