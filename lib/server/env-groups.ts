import "server-only";
import provider from "@/lib/contact/provider.json";
import type { EnvProblem, VariableName, Variables } from "./env-schema";

interface Group {
  /** All of them or the feature is off. */
  needs: readonly VariableName[];
  allows: readonly VariableName[];
}

const namesOf = <T extends object>(variables: T) => Object.keys(variables) as (keyof T)[];

const GROUPS = {
  contact: { needs: namesOf(provider.required), allows: namesOf({ ...provider.optional, ...provider.endpoint }) },
  smtp: { needs: ["SMTP_HOST", "SMTP_FROM"], allows: ["SMTP_PORT", "SMTP_SECURE", "SMTP_USER", "SMTP_PASS"] },
  github: { needs: ["GITHUB_ID", "GITHUB_SECRET"], allows: [] },
  google: { needs: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], allows: [] },
  oidc: { needs: ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"], allows: ["OIDC_NAME", "OIDC_TRUST_EMAIL"] },
} satisfies Record<string, Group>;

export type GroupName = keyof typeof GROUPS;

const GROUP_NAMES: readonly GroupName[] = ["contact", "smtp", "github", "google", "oidc"];

function isTouched(group: Group, variables: Variables, problems: readonly EnvProblem[]): boolean {
  const members = [...group.needs, ...group.allows];
  return members.some((name) => variables[name] !== undefined || problems.some((p) => p.variable === name));
}

function findMissing(group: Group, variables: Variables): VariableName[] {
  const missing = group.needs.filter((name) => variables[name] === undefined);
  // A login is both halves or neither.
  if (!group.allows.includes("SMTP_USER")) return missing;
  const { SMTP_USER: user, SMTP_PASS: pass } = variables;
  if (user && !pass) missing.push("SMTP_PASS");
  if (pass && !user) missing.push("SMTP_USER");
  return missing;
}

export interface GroupState {
  /** Complete and free of bad values. */
  isOn: boolean;
  /** What the owner has to set or mend to switch it on. */
  faulty: VariableName[];
}

/**
 * Judges every group of variables that only works as a whole. A half-set group is off and names what is missing; so is the
 * mail provider of a site that shows a contact form.
 */
export function judgeGroups(variables: Variables, valueProblems: readonly EnvProblem[], hasContactForm: boolean) {
  const problems: EnvProblem[] = [];
  const states = {} as Record<GroupName, GroupState>;
  for (const name of GROUP_NAMES) {
    const group: Group = GROUPS[name];
    const bad = valueProblems.map((p) => p.variable).filter((v) => group.needs.includes(v) || group.allows.includes(v));
    const missing = findMissing(group, variables).filter((variable) => !bad.includes(variable));
    const faulty = [...missing, ...bad];
    states[name] = { isOn: faulty.length === 0, faulty };
    const isWanted = name === "contact" && hasContactForm;
    if (!isWanted && !isTouched(group, variables, valueProblems)) continue;
    const text = isWanted
      ? "is missing; the contact form cannot send"
      : `is missing while others of its group are set; ${name} is off`;
    problems.push(...missing.map((variable) => ({ variable, text, fatal: isWanted })));
  }
  return { states, problems };
}
