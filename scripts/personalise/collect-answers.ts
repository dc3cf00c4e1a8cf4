import { type Answers, QUESTIONS } from "./questions";

const lowerFirst = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase());

export async function collectAnswers(flags: Answers, present: Answers, prompt?: (text: string) => Promise<string>) {
  const answers: Answers = {};
  const problems: string[] = [];

  async function answer({ flag, text, check, isOptional, follows, guess }: (typeof QUESTIONS)[number], given?: string) {
    const isKept = !follows || answers[follows] === present[follows];
    const suggestion =
      answers[flag] ?? (isKept ? present[flag] : undefined) ?? guess?.(answers) ?? (isOptional ? "" : undefined);
    const findProblem = (reply?: string) => {
      if (reply) return check(reply, answers);
      return isOptional && reply === "" ? undefined : `Please enter ${lowerFirst(text)}`;
    };
    let reply = given ?? (prompt ? undefined : suggestion);
    let problem = findProblem(reply);
    while (prompt && problem) {
      const hint = `${isOptional ? " (- for none)" : ""}${suggestion ? ` [${suggestion}]` : ""}: `;
      const typed = (await prompt(`${reply === undefined ? "" : `  ${problem}\n`}${text}${hint}`)).trim();
      reply = isOptional && typed === "-" ? "" : typed || (suggestion ?? "");
      problem = findProblem(reply);
    }
    if (problem) problems.push(`--${flag}: ${problem}`);
    else answers[flag] = reply;
  }

  const isAsked = (question: (typeof QUESTIONS)[number]) => question.isAsked?.(answers) ?? true;
  for (const question of QUESTIONS) if (isAsked(question)) await answer(question, flags[question.flag]?.trim());
  while (prompt) {
    const rows = QUESTIONS.filter(isAsked).map(({ flag }) => `  ${flag.padEnd(14)} ${answers[flag] || "none"}\n`);
    const typed = await prompt(`\n${rows.join("")}\nPress Enter to save, or type a line's name to change it: `);
    const question = QUESTIONS.find(({ flag }) => flag === typed.trim());
    if (question) await answer(question);
    else if (!typed.trim()) break;
  }
  return { answers, problems };
}
