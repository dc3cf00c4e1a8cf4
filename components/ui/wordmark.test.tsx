import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Wordmark } from "./wordmark";

const readText = (variant?: "plain") =>
  renderToStaticMarkup(<Wordmark name="Mína" variant={variant} />).replaceAll(/<[^>]*>/g, "");

it("the name is in angle brackets, or plain if the owner prefers", () => {
  expect([readText(), readText("plain")]).toEqual(["&lt;Mína /&gt;", "Mína"]);
});
