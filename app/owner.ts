import { site } from "../content/site";
import { resolveOwner } from "../lib/portfolio/owner/resolve";

const owner = {
  ...resolveOwner(site.owner),
  accent: site.accent,
  wordmark: site.wordmark,
  hasAccounts: site.accounts,
  hasContactForm: site.sections.includes("contact"),
};

/** Whose site it is, and what it offers. For routes, icons and settings, which then load content/site.ts alone. */
export const getOwner = () => owner;
