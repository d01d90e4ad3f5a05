import type { DocumentType } from '../document-ports.ts';
import { entriesOf } from './archive.ts';
import { charsetOf, decode } from './text.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Detects the document type from its bytes. Text, HTML and Markdown are distinguished by their beginning and name. */
export function typeOf(bytes: Buffer, name: string): DocumentType | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return isDocx(bytes) ? docx : undefined;
  const whole = decode(bytes, charsetOf(bytes));
  // Old systems end text files with a control character (SUB).
  const text = whole?.endsWith('\x1a') ? whole.slice(0, -1) : whole;
  // Control characters that text doesn't use indicate a binary file.
  if (text === undefined || /(?![\t\n\v\f\r])[\p{Cc}\uFFFE\uFFFF]/u.test(text.slice(0, 100_000))) return undefined;
  if (text.startsWith('{\\rtf')) return undefined;
  // SVG is XML text, but its markup answers no questions.
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(text)) return undefined;
  if (/^\s*(<!doctype html|<html|<head|<body)/i.test(text) || (/\.x?html?$/i.test(name) && /<[a-z][^<>]*>/i.test(text))) return 'text/html';
  return /\.(md|markdown|mdown)$/i.test(name) ? 'text/markdown' : 'text/plain';
}

function isDocx(bytes: Buffer) {
  const names = entriesOf(bytes)?.map((entry) => entry.name);
  // Documents with macros have the same parts but another content type, so they are refused.
  return names?.includes('word/document.xml') === true && !names.some((name) => /vbaProject\.bin$/i.test(name));
}
