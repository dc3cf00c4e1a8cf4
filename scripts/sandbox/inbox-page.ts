import { MODES } from "./faults";
import { escapeHtml, linkify } from "./html";
import { INBOX_SCRIPT } from "./inbox-script";
import { INBOX_STYLE } from "./inbox-style";
import type { DeliveredEmail, DeliveredMessage, Mailbox } from "./mailbox";

function renderTime(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(11, 19)} UTC</time>`;
}

function renderRows(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${linkify(value)}</dd></div>`).join("");
}

function renderMessage(message: DeliveredMessage): string {
  const { subject = "", from_name: name = "", from_email: address = "" } = message.templateParams;
  return `<article id="${message.id}">
  <header><h3>${escapeHtml(subject)}</h3>${renderTime(message.receivedAt)}</header>
  <p class="from">${escapeHtml(name)} &lt;${escapeHtml(address)}&gt;</p>
  <dl>${renderRows(Object.entries(message.templateParams))}</dl>
  <p class="meta">lib_version ${escapeHtml(message.libVersion)} · private key ${message.usedPrivateKey ? "used" : "not used"}</p>
</article>`;
}

function renderEmail(email: DeliveredEmail): string {
  const source = `<base target="_blank">${email.html ?? ""}`;
  const page = email.html
    ? `<details id="${email.id}-html"><summary>Show as a web page</summary>
  <iframe title="E-mail as a web page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(source)}"></iframe></details>`
    : "";
  return `<article id="${email.id}">
  <header><h3>${escapeHtml(email.subject)}</h3>${renderTime(email.receivedAt)}</header>
  <dl>${renderRows([
    ["from", email.from],
    ["to", email.to.join(", ")],
    ["reply-to", email.replyTo.join(", ")],
    ["delivered to", email.envelopeTo.join(", ")],
  ])}</dl>
  <pre>${linkify(email.text)}</pre>${page}
</article>`;
}

function renderList<T>(title: string, entries: readonly T[], render: (entry: T) => string, empty: string): string {
  const body = entries.length > 0 ? entries.map(render).join("") : `<p class="empty">${empty}</p>`;
  return `<section><h2>${title} <span class="meta">${entries.length}</span></h2>${body}</section>`;
}

function renderControl(): string {
  const options = MODES.map((mode) => `<option>${mode}</option>`).join("");
  return `<form id="control"><label for="mode">The next message is answered by</label>
  <select id="mode" name="mode">${options}</select><button>Set</button>
  <button type="button" id="clear" class="quiet">Empty the inbox</button><output for="mode"></output></form>`;
}

/** The inbox: what the contact form delivered and every e-mail, on one page that keeps itself up to date. */
export function renderInboxPage(mailbox: Mailbox): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail sandbox</title>
<style>${INBOX_STYLE}</style>
</head>
<body>
<header class="page"><h1><span>&lt;</span>Mail sandbox<span> /&gt;</span></h1>
<p>Nothing here left this machine. The contact form and the site's own e-mails end in this inbox.</p>
${renderControl()}</header>
<main data-revision="${mailbox.revision}">
${renderList("Contact messages", mailbox.messages, renderMessage, "No message yet. Send one with the contact form.")}
${renderList("E-mails", mailbox.emails, renderEmail, "No e-mail yet. Registering or resetting a password sends one.")}
</main>
<script>${INBOX_SCRIPT}</script>
</body>
</html>`;
}
