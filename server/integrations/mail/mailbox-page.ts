export type KeptMail = { id: string; recipient: string; subject: string; body: string; created_at: Date };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Converts text to HTML and links its web addresses, without trailing punctuation. */
function linked(text: string) {
  const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;
  let html = '';
  let from = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    html += `${escapeHtml(text.slice(from, index))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    from = index + url.length;
  }
  return html + escapeHtml(text.slice(from));
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.75rem 0 0; }
  p { margin: 0; }
`;

/** The mails a development installation would have sent, newest first, as a page without scripts. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const articles = mails.map(
    ({ recipient, subject, body, created_at: at }) => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p>To ${escapeHtml(recipient)}, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
    <pre>${linked(body)}</pre>
  </article>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${style}</style></head>
<body>
<main>
  <h1>Mailbox</h1>
  <p>${mails.length ? 'Emails Parley would have sent, newest first.' : 'No emails yet.'}</p>${articles.join('')}
</main>
</body>
</html>
`;
}
