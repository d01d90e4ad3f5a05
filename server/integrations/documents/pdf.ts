import { getDocumentProxy } from 'unpdf';
import { DocumentUnreadable, type ReadDocument } from '../document-ports.ts';

const maxPages = 300;
type Item = { str: string; hasEOL: boolean; height: number; transform: number[] };

/** Extracts a PDF's text and joins lines into paragraphs based on line spacing. */
export async function readPdf(bytes: Uint8Array, maxCharacters: number): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 }).catch(refuse);
  const pages: string[] = [];
  let characters = 0;
  let page = 1;
  for (; page <= Math.min(pdf.numPages, maxPages) && characters < maxCharacters; page++) {
    const content = await (await pdf.getPage(page)).getTextContent();
    const text = paragraphsOf(content.items.filter((item): item is typeof item & Item => 'str' in item));
    characters += text.length;
    pages.push(text);
  }
  // Unreadable metadata only leaves title and language unknown.
  const about: { Title?: unknown; Language?: unknown } | undefined = (await pdf.getMetadata().catch(() => undefined))?.info;
  const title = typeof about?.Title === 'string' && about.Title.trim() !== '' ? about.Title.trim() : null;
  const language = typeof about?.Language === 'string' ? about.Language.toLowerCase() : null;
  const isCut = page <= pdf.numPages;
  return { title, markdown: pages.join('\n\n').trim(), language, isCut, links: [], canonical: null, noIndex: false };
}

function paragraphsOf(items: readonly Item[]): string {
  let text = '';
  let line = '';
  let below: number | undefined;
  for (const { str, hasEOL, height, transform } of items) {
    const y = transform[5] ?? 0;
    if (below !== undefined && line === '' && str.trim() !== '') {
      const gap = Math.abs(below - y);
      text += gap > (height || 10) * 1.7 ? '\n\n' : '\n';
    }
    line += str;
    if (str.trim() !== '') below = y;
    if (!hasEOL) continue;
    text += line;
    line = '';
  }
  return joined(text + line);
}

/** Joins a line that ends mid-sentence with the next; list items stay on their own lines. */
const joined = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .replace(/([^\n.:!?])\n(?=[\p{Ll}(])/gu, '$1 ')
    .replace(/^[•●▪◦]\s*/gm, '- ')
    .trim();

function refuse(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'PasswordException')
    throw new DocumentUnreadable('This PDF is password-protected. Save a copy without a password and upload it.', { cause });
  throw new DocumentUnreadable('This PDF is damaged. Save a new copy and upload it.', { cause });
}
