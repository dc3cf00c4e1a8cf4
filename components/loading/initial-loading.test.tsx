import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { InitialLoading } from "./initial-loading";

const mark = { name: "Kiran", nameWidth: 4.5, coordinates: "28.2096° N 83.9856° E" };

describe("the opening screen in the server's HTML", () => {
  it("is there from the first byte, at the beginning of its progress", () => {
    const html = renderToStaticMarkup(<InitialLoading showsScreen {...mark} />);
    expect(html).toContain("Loading awesome content");
    expect(html).toContain('aria-valuenow="0"');
    expect(html).toContain("Skip");
  });

  it("is gone without a trace when the owner has switched it off", () => {
    expect(renderToStaticMarkup(<InitialLoading showsScreen={false} {...mark} />)).toBe("");
  });
});
