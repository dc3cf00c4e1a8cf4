import { QUESTIONS, type Answers, type Question } from "./questions";

const lowerFirst = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase());

function formatPrompt({ text, example, isOptional, whyNot }: Question, suggestion: string | undefined) {
  const reason = whyNot && suggestion === undefined ? `  Not guessed: ${whyNot}\n` : "";
  const none = suggestion ? " (- for none)" : " (Enter for none)";
  return `${reason}${text}${example ? `, for example ${example}` : ""}${isOptional ? none : ""}${suggestion ? ` [${suggestion}]` : ""}: `;
}

/**
 * Asks for whatever the flags leave open, suggesting known or guessed answers. Without a prompt, uses the suggestions,
 * and lists in `guessed` those that are only guesses. `read` says how much a file has of what is not asked.
 */
export async function collectAnswers(
  flags: Answers,
  known: Answers,
  prompt?: (text: string) => Promise<string>,
  read: Answers = {},
) {
  const answers: Answers = {};
  const problems: string[] = [];
  const guessed: string[] = [];

  async function answer(question: Question, given?: string) {
    const { flag, text, check, isOptional, guess, whyNot } = question;
    const suggestion = answers[flag] ?? known[flag] ?? guess?.(answers) ?? (isOptional ? "" : undefined);
    const findProblem = (reply?: string) => {
      if (reply) return check(reply);
      return isOptional && reply === "" ? undefined : `Please enter ${lowerFirst(text)}`;
    };
    let reply = given ?? (prompt ? undefined : suggestion);
    let problem = findProblem(reply);
    while (prompt && problem) {
      const why = reply === undefined ? "" : `  ${problem}\n`;
      const typed = (await prompt(why + formatPrompt(question, suggestion))).trim();
      reply = isOptional && typed === "-" ? "" : typed || (suggestion ?? "");
      problem = findProblem(reply);
    }
    const reason = whyNot && !reply ? `. Not guessed: ${whyNot}` : "";
    if (problem) problems.push(`--${flag}: ${problem}${reason}`);
    else answers[flag] = reply;
    if (!problem && given === undefined && !prompt && reply && !known[flag]) guessed.push(`--${flag} "${reply}"`);
  }

  const isAsked = (question: Question) => question.isAsked?.({ ...known, ...flags, ...answers }) ?? true;
  for (const question of QUESTIONS) {
    const given = flags[question.flag] ?? (read[question.flag] ? "" : undefined);
    if (isAsked(question)) await answer(question, given?.trim());
  }
  while (prompt) {
    const rows = QUESTIONS.filter(isAsked).map(
      ({ flag }) => `  ${flag.padEnd(12)} ${answers[flag] || read[flag] || "none"}\n`,
    );
    const typed = await prompt(`\n${rows.join("")}\nPress Enter to save, or type a line’s name to change it: `);
    const question = QUESTIONS.find(({ flag }) => flag === typed.trim());
    if (question) await answer(question);
    else if (!typed.trim()) break;
  }
  return { answers, problems, guessed };
}
