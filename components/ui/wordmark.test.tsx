import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Wordmark } from "./wordmark";

const readText = (variant?: "plain") =>
  renderToStaticMarkup(<Wordmark name="Mína" variant={variant} />).replaceAll(/<[^>]*>/g, "");

it("the wordmark has angle brackets around the name, unless the owner chooses a plain one", () => {
  expect([readText(), readText("plain")]).toEqual(["&lt;Mína /&gt;", "Mína"]);
});
