/** What the starter texts are made from. */
export interface StarterOwner {
  name: string;
  firstName: string;
  role: string;
  place: string;
}

/** Words of the starter texts that are the same for everyone, by which the doctor knows them again. */
export const STARTER_MARKS = [
  "Skills, services and a way to get in touch.",
  "I like work that is clear, careful and finished.",
  "Below are the tools I work with and the services I offer.",
  "The initials of",
] as const;

const [DESCRIPTION, SUBTITLE, PARAGRAPH, PORTRAIT] = STARTER_MARKS;

/** True and neutral sentences to begin with, in place of the demo's, until the owner writes their own. */
export function writeStarterTexts({ name, firstName, role, place }: StarterOwner) {
  return {
    description: `${name}. ${role} in ${place}. ${DESCRIPTION}`,
    portraitAlt: `${PORTRAIT} ${firstName} on contour lines`,
    subtitle: `${role} in ${place}. ${SUBTITLE}`,
    aboutTitle: `${firstName}, in a few words`,
    paragraphs: [`I am ${name}, and I work from ${place}.`, PARAGRAPH],
    projectsIntroduction: "What I have made, each with the problem it started from and what came of it.",
  };
}
