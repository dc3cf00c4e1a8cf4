/** Looks for news every second and swaps the lists without a reload; what the reader has unfolded stays open. */
export const INBOX_SCRIPT = `
const list = () => document.querySelector("main");
async function refresh() {
  const { revision } = await (await fetch("/revision")).json();
  if (String(revision) === list().dataset.revision) return;
  const page = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
  const open = [...list().querySelectorAll("details[open]")].map((details) => details.id);
  list().replaceWith(page.querySelector("main"));
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
}
setInterval(() => refresh().catch(() => undefined), 1000);
const control = (body) => fetch("/control", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
document.getElementById("control").addEventListener("submit", async (event) => {
  event.preventDefault();
  const mode = event.target.elements.mode.value;
  await control({ mode, times: 1 });
  event.target.querySelector("output").textContent = "Set: " + mode;
});
document.getElementById("clear").addEventListener("click", () => control({ reset: true }).then(refresh));
`;
