import "server-only";
import type { Problem, Settings } from "@/lib/settings";

/** What keeps the contact form from sending, unless the settings' own problems say so already. */
export function findContactProblems(
  { contactProblems, problems, isPublic }: Settings,
  { hasContactForm }: { hasContactForm: boolean },
): Problem[] {
  // A local site does not need a provider: `npm start` adds a mail sandbox.
  if (!hasContactForm || !isPublic) return [];
  return contactProblems.filter((problem) => !problems.includes(problem));
}
