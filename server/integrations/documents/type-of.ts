import type { DocumentType } from '../document-ports.ts';
import { entriesOf } from './archive.ts';
import { charsetOf, decode } from './text.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a file is, by its bytes. A text is told from a page and from Markdown by what it begins with and by its name. */
export function typeOf(bytes: Buffer, name: string): DocumentType | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return isDocx(bytes) ? docx : undefined;
  const whole = decode(bytes, charsetOf(bytes));
  // Old systems end a text with a control of their own.
  const text = whole?.endsWith('\x1a') ? whole.slice(0, -1) : whole;
  // Controls other than those texts are made with are the mark of something else.
  if (text === undefined || /(?![\t\n\v\f\r])[\p{Cc}\uFFFE\uFFFF]/u.test(text.slice(0, 100_000))) return undefined;
  if (text.startsWith('{\\rtf')) return undefined;
  // A picture, though it is written: its marks answer nobody.
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(text)) return undefined;
  if (/^\s*(<!doctype html|<html|<head|<body)/i.test(text) || (/\.x?html?$/i.test(name) && /<[a-z][^<>]*>/i.test(text))) return 'text/html';
  return /\.(md|markdown|mdown)$/i.test(name) ? 'text/markdown' : 'text/plain';
}

function isDocx(bytes: Buffer) {
  const names = entriesOf(bytes)?.map((entry) => entry.name);
  // One with macros has the same parts and another type; it is refused with everything else that would run.
  return names?.includes('word/document.xml') === true && !names.some((name) => /vbaProject\.bin$/i.test(name));
}
