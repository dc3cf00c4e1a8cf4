import { Markdown } from "@/components/ui/markdown";
import type { SectionOf } from "@/lib/portfolio/sections";
import { Section } from "./section";

/** A section that the owner has added in content/site.ts. */
export function OwnSection({ section }: { section: SectionOf<"own"> }) {
  return (
    <Section section={section}>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {section.entries.map(({ title, text, note }, index) => (
          <li key={index} className="min-w-0 card p-5 wrap-anywhere sm:p-6">
            {note && <p className="meta text-ink-muted">{note}</p>}
            <h3 className="text-xl pointer-coarse:[&_a]:inline-block pointer-coarse:[&_a]:min-w-11 pointer-coarse:[&_a]:py-2">
              <Markdown>{title}</Markdown>
            </h3>
            {text && (
              <p className="mt-3 text-ink-muted">
                <Markdown>{text}</Markdown>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
