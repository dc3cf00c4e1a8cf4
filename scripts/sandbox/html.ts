const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Escaped text in which web addresses can be clicked. */
export function linkify(text: string): string {
  let html = "";
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const safe = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${safe}" target="_blank" rel="noreferrer">${safe}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
