import mammoth from 'mammoth';
import { storable } from '../../platform/lib/storable.ts';
import { type DocumentType, DocumentUnreadable, type ReadDocument } from '../document-ports.ts';
import { mustUnpackTo } from './archive.ts';
import { readHtml } from './html.ts';
import { readPdf } from './pdf.ts';
import { markHeadings } from './plain-text.ts';
import { charsetOf, decode } from './text.ts';

export type Asked = { bytes: Uint8Array; type: DocumentType; charset?: string | undefined; url?: string | undefined };

/** The maximum text length, in characters. */
export const maxCharacters = 200_000;
const maxUnpacked = 100 * 1024 * 1024;

/** Parses a document in this process; the caller limits time and memory. */
export async function parse(asked: Asked): Promise<ReadDocument> {
  return cut(await read(asked));
}

async function read({ bytes, type, charset, url }: Asked): Promise<ReadDocument> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'application/pdf') return readPdf(new Uint8Array(buffer), maxCharacters);
  if (type === 'text/html') return readHtml(textOf(buffer, charset ?? charsetOf(buffer)), url);
  if (type === 'text/plain' || type === 'text/markdown') return plainly(textOf(buffer, charset), type);
  mustUnpackTo(buffer, maxUnpacked);
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage, externalFileAccess: false }).catch((cause: unknown) => {
    throw new DocumentUnreadable('This file is damaged. Save a new copy and upload it.', { cause });
  });
  return { ...readHtml(value), links: [], canonical: null, language: null };
}

function textOf(bytes: Buffer, charset: string | undefined) {
  const text = decode(bytes, charset);
  if (text === undefined) throw new DocumentUnreadable('This file isn’t a text file. Upload a text, Markdown, HTML, PDF or DOCX file.');
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\x1a', '')
    .replace(/\r\n?|[\v\f]/g, '\n');
}

/** The title is in the front matter or the first heading of Markdown, whose front matter and comments are removed. */
function plainly(text: string, type: DocumentType): ReadDocument {
  const read = type === 'text/markdown' ? markdownOf(text) : { title: null, markdown: markHeadings(text) };
  return { title: read.title, markdown: read.markdown.trim(), language: null, isCut: false, links: [], canonical: null, noIndex: false };
}

function markdownOf(whole: string): { title: string | null; markdown: string } {
  const [settings = ''] = /^(---|\+\+\+)\n(?:.*\n){0,200}?\1[ \t]*(?:\n|$)/.exec(whole) ?? [];
  const named = /^title\s{0,9}[:=]\s{0,9}(.{1,300})$/im
    .exec(settings)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  const text = whole
    .slice(settings.length)
    .replace(/<!--[\s\S]*?-->/g, '')
    .trimStart();
  const end = text.indexOf('\n');
  const first = end === -1 ? text : text.slice(0, end);
  const isHeading = /^#[ \t]/.test(first) && end !== -1;
  const heading = isHeading ? withoutHashes(first.slice(1)) : '';
  return { title: heading || named || null, markdown: heading ? text.slice(end + 1) : text };
}

/** A heading may end with hashes as well. */
function withoutHashes(line: string): string {
  const bare = line.trim();
  let end = bare.length;
  while (bare[end - 1] === '#') end -= 1;
  return (end === 0 || end === bare.length || /\s/.test(bare[end - 1] ?? '') ? bare.slice(0, end) : bare).trim();
}

/**
 * Truncates to the end of a nearby paragraph. Removes characters that the database can't store, which PDFs may contain in text and title.
 */
function cut(whole: ReadDocument): ReadDocument {
  const document = storable(whole);
  const { markdown } = document;
  if (markdown.length <= maxCharacters) return document;
  const beginning = markdown.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  const end = beginning.lastIndexOf('\n\n');
  return { ...document, markdown: end > maxCharacters * 0.9 ? beginning.slice(0, end) : beginning, isCut: true };
}
