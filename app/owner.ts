import { site } from "../content/site";
import { resolveOwner } from "../lib/portfolio/owner/resolve";

/** What routes, icons and settings need: whose site it is, and what it offers. */
export const getOwner = () => ({
  ...resolveOwner(site.owner),
  accent: site.accent,
  wordmark: site.wordmark,
  hasAccounts: site.accounts,
  hasContactForm: site.sections.includes("contact"),
});
