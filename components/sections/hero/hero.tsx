import { ArrowDown, Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Relief } from "@/components/ui/relief";
import { hero } from "@/content/hero";
import { drawnName } from "@/content/schema/facts";
import { site } from "@/content/site";
import { formatCoordinates } from "@/lib/text";
import { contactHref } from "@/lib/links";
import { splitCharacters } from "./typing";
import { HeroTyping } from "./hero-typing";
import { LocalTime } from "@/components/sections/local-time";

const { owner } = site;
const lengths = owner.firstName.split(/[\s-]/).map((part) => [...part].length);
const nameLength: Record<string, number> = { "--letters": Math.max(...lengths) };

/** Laid out from the top: what the parser has not reached yet moves nothing that is on the screen already. */
export function Hero() {
  return (
    <section
      id="home"
      aria-labelledby="home-heading"
      className="relative isolate flex min-h-svh flex-col overflow-clip print:min-h-0"
    >
      <Relief
        symbol="relief"
        data-hero-relief=""
        className="-z-10 max-lg:-top-10 max-sm:-right-[55%] max-sm:w-[150%] sm:max-lg:-right-[24%] sm:max-lg:w-[108%]"
      />
      <div className="page-column grid flex-1 content-start gap-8 pt-24 lg:grid-cols-12 lg:pt-[max(6rem,calc(50svh-16rem))] print:pt-0">
        <figure data-hero-portrait className="[--hero-part:5] max-lg:w-[42%] max-lg:max-w-56">
          <Picture
            src={owner.portrait.src}
            alt={owner.portrait.alt}
            width={800}
            height={1000}
            isFirst
            sizes="(min-width: 64rem) 20vw, (min-width: 33rem) 14rem, 42vw"
            className="aspect-4/5 w-full rounded-card border border-line object-cover"
          />
        </figure>
        <div data-hero-parts className="lg:col-span-7 lg:row-start-1">
          <p className="meta text-ink-muted">{formatCoordinates(owner.location)}</p>
          <h1 id="home-heading" className="mt-3 text-hero [--hero-part:1] lg:mt-5" style={nameLength}>
            <span className="block text-[max(.5em,1.25rem)] leading-snug font-normal tracking-tight">
              {hero.greeting}
            </span>{" "}
            {owner.firstName}
          </h1>
          <div className="[--hero-part:2]">
            <HeroTyping words={hero.typedWords.map(splitCharacters)} />
          </div>
          <p className="mt-4 max-w-[46ch] text-base text-balance text-ink-muted [--hero-part:3] lg:mt-6 lg:text-lg">
            {hero.subtitle}
          </p>
          <ul aria-label="What I do" className="mt-5 flex flex-wrap gap-2 [--hero-part:4] lg:mt-6">
            {hero.tags.map((tag) => (
              <li key={tag} className="rounded-full border border-line bg-ground/70 px-3 py-1 text-sm">
                {tag}
              </li>
            ))}
          </ul>
          <div className="mt-6 [--hero-part:5] lg:mt-8 print:hidden">
            <div className="flex flex-wrap gap-3">
              <a href="/cv.pdf" download={drawnName(owner).cvFile} className={buttonVariants()}>
                <Download aria-hidden="true" />
                Download CV
              </a>
              <a href={contactHref(site)} className={buttonVariants({ variant: "secondary" })}>
                Get in Touch
              </a>
            </div>
            <a
              href="/resume.json"
              type="application/json"
              className="mt-2 inline-flex min-h-9 items-center meta text-ink-muted hover:text-ink pointer-coarse:min-h-11"
            >
              CV as JSON Resume
            </a>
          </div>
        </div>
      </div>
      <div className="page-column flex items-center justify-between gap-6 py-5">
        <a
          href={`#${site.sections[0]}`}
          className="inline-flex h-11 items-center gap-2 meta text-ink-muted hover:text-ink print:hidden"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Scroll down
        </a>
        {/* The assistant's button has this corner: the whole of it on a phone, and the end of the line up to a wide screen. */}
        <div className="max-[87.5rem]:mr-16 max-sm:hidden">
          <LocalTime city={owner.location.city} timeZone={owner.location.timeZone} />
        </div>
      </div>
    </section>
  );
}
