import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stage } from "./stage";

it("a level stage is drawn, too", () => {
  for (const climb of [0, -0, 0.2, -0.2]) {
    const html = renderToStaticMarkup(<Stage number={1} climb={climb} />);
    expect(html).not.toMatch(/scale\(1 -?0\)/);
  }
});
