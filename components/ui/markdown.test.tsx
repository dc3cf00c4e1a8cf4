import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Markdown } from "./markdown";

const pathname = vi.hoisted(() => vi.fn(() => "/projects"));
vi.mock("next/navigation", () => ({ usePathname: pathname }));

const render = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>).replaceAll(/ class="[^"]*"/g, "");

it("renders links, emphasis and code", () => {
  expect(render("*a* **b `c`** [d](#contact)")).toBe(
    '<em>a</em> <strong>b <code translate="no">c</code></strong> <a href="#contact">d</a>',
  );
});

it("opens links to other sites in a new tab, and links within the site in place", () => {
  expect(render("[a](https://ada.dev)")).toContain('target="_blank" rel="noopener"');
  expect(render("[a](/projects)")).toBe('<a href="/projects">a</a>');
});

it("on the home page, links to its parts are plain anchors, which fire hashchange", () => {
  expect(render("[a](/#certificate-css)")).toBe('<a translate="no" href="/#certificate-css">a</a>');
  pathname.mockReturnValue("/");
  expect(render("[a](/#certificate-css)")).toBe('<a href="#certificate-css" translate="no">a</a>');
});

it("links to a project, a technology or a certificate keep its name from translators", () => {
  for (const href of ["/projects#khata", "/projects?tech=React", "/#certificate-css"]) {
    expect(render(`[a](${href})`)).toContain(' translate="no"');
  }
});

it("shows HTML as text", () => {
  expect(render("<script>alert(1)</script> <img src=x onerror=y>")).toBe(
    "&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=y&gt;",
  );
});
