import { Lexer, walkTokens, type Token } from "marked";

/** Parses links, emphasis and code within a sentence. Everything else is text. */
export const parseMarkdown = (text: string): Token[] => Lexer.lexInline(text, { gfm: false });

const listPlain = (tokens: Token[]): string[] =>
  tokens.map((token) => {
    switch (token.type) {
      case "link":
      case "em":
      case "strong":
        return listPlain(token.tokens ?? []).join("");
      case "codespan":
      case "escape":
        return token.text;
      default:
        return token.raw;
    }
  });

/** Returns the sentence without its Markdown: `[React](https://react.dev)` becomes `React`. */
export const toPlainText = (text: string) => listPlain(parseMarkdown(text)).join("");

export function listLinks(text: string): string[] {
  const hrefs: string[] = [];
  void walkTokens(parseMarkdown(text), (token) => {
    if (token.type === "link") hrefs.push(token.href);
  });
  return hrefs;
}
