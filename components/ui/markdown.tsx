import type { ReactNode } from "react";
import { leadsToName } from "@/lib/links";
import { parseMarkdown } from "@/lib/markdown";
import { ExternalLink } from "./link";
import { PageLink } from "./page-link";

type Token = ReturnType<typeof parseMarkdown>[number];

const LINK_CLASS = "text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current";

function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  const Anchor = href.startsWith("/") ? PageLink : ExternalLink;
  return (
    <Anchor href={href} translate={leadsToName(href) ? "no" : undefined} className={LINK_CLASS}>
      {children}
    </Anchor>
  );
}

const renderTokens = (tokens: Token[] = []): ReactNode[] =>
  tokens.map((token, index) => {
    switch (token.type) {
      case "link":
        return (
          <MarkdownLink key={index} href={token.href}>
            {renderTokens(token.tokens)}
          </MarkdownLink>
        );
      case "em":
        return <em key={index}>{renderTokens(token.tokens)}</em>;
      case "strong":
        return <strong key={index}>{renderTokens(token.tokens)}</strong>;
      case "codespan":
        return (
          <code key={index} translate="no" className="font-mono text-[.9em]">
            {token.text}
          </code>
        );
      case "escape":
        return token.text;
      default:
        return token.raw;
    }
  });

/** Renders a sentence of the content, with its links, emphasis and code. HTML shows as it is written. */
export const Markdown = ({ children }: { children: string }) => renderTokens(parseMarkdown(children));
