export interface DeliveredMessage {
  receivedAt: string;
  templateParams: Record<string, string>;
}

export interface DeliveredEmail {
  receivedAt: string;
  from: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string | undefined;
  envelopeTo: string[];
}

/** Newest first. */
export interface Mailbox {
  messages: DeliveredMessage[];
  emails: DeliveredEmail[];
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => [escapeHtml(part), index % 2 === 1] as const)
    .map(([part, isLink]) => (isLink ? `<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part))
    .join("");
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
body { max-width: 50rem; margin: auto; padding: 2rem 1.25rem; }
article { padding: 1.25rem; margin-block: 1rem; border: 1px solid graytext; border-radius: 1rem; }
h3 { margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; }
dd, pre { margin: 0; white-space: pre-wrap; }
iframe { width: 100%; height: 26rem; border: 1px solid graytext; background: white; }
`;

const SCRIPT = `
setInterval(async () => {
  const { body } = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
  if (body.textContent !== document.body.textContent) location.reload();
}, 1000);
`;

function renderArticle(title: string, receivedAt: string, rows: [name: string, value: string][], rest = ""): string {
  const list = rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${linkify(value)}</dd>`).join("");
  const time = `<time datetime="${receivedAt}">${receivedAt.slice(11, 19)} UTC</time>`;
  return `<article><h3>${escapeHtml(title)}</h3>${time}<dl>${list}</dl>${rest}</article>`;
}

function renderMessage({ templateParams, receivedAt }: DeliveredMessage): string {
  return renderArticle(templateParams.subject ?? "", receivedAt, Object.entries(templateParams));
}

function renderEmail({ subject, receivedAt, from, replyTo, envelopeTo, text, html }: DeliveredEmail): string {
  const source = escapeHtml(`<base target="_blank">${html ?? ""}`);
  const frame = `<iframe title="Email as a web page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}">`;
  return renderArticle(
    subject,
    receivedAt,
    [
      ["from", from],
      ["reply-to", replyTo.join(", ")],
      ["delivered to", envelopeTo.join(", ")],
    ],
    `<pre>${linkify(text)}</pre>${html ? `<details><summary>Show as a web page</summary>${frame}</iframe></details>` : ""}`,
  );
}

export function renderInboxPage({ messages, emails }: Mailbox): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail sandbox</title><style>${STYLE}</style>
<h1>Mail sandbox</h1>
<p>Nothing here has left this computer. Contact messages and the site's own emails end up in this inbox.</p>
<h2>Contact messages</h2>${messages.map(renderMessage).join("") || "<p>None yet. Send one with the contact form.</p>"}
<h2>Emails</h2>${emails.map(renderEmail).join("") || "<p>None yet. Signing up or asking for a new password sends one.</p>"}
<script>${SCRIPT}</script>`;
}
