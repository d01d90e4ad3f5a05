/** The file type by its first bytes, `head`. ZIP archives and text need a closer look by their own readers. */
export function typeOf(head: Buffer): string | undefined {
  const found = signs.find(({ at = 0, bytes }) => head.subarray(at, at + bytes.length).equals(bytes));
  if (found) return found.type(head);
  return isMp3(head) ? 'audio/mpeg' : undefined;
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const always = (type: string) => () => type;
type Sign = { at?: number; bytes: Buffer; type(head: Buffer): string | undefined };
const signs: Sign[] = [
  { bytes: latin('\x89PNG\r\n\x1a\n'), type: always('image/png') },
  { bytes: latin('\xff\xd8\xff'), type: always('image/jpeg') },
  { bytes: latin('GIF87a'), type: always('image/gif') },
  { bytes: latin('GIF89a'), type: always('image/gif') },
  { bytes: latin('RIFF'), type: (head) => riff[head.subarray(8, 12).toString('latin1')] },
  { at: 4, bytes: latin('ftyp'), type: (head) => brandType(head.subarray(8, 12).toString('latin1')) },
  { bytes: latin('\x1aE\xdf\xa3'), type: (head) => (head.subarray(0, 64).includes('webm') ? 'video/webm' : undefined) },
  { bytes: latin('ID3'), type: always('audio/mpeg') },
  {
    bytes: latin('OggS'),
    type: (head) => (/OpusHead|vorbis|Speex|FLAC/.test(head.subarray(0, 64).toString('latin1')) ? 'audio/ogg' : undefined),
  },
  { bytes: latin('%PDF-'), type: always('application/pdf') },
  { bytes: latin('PK\x03\x04'), type: always('application/zip') },
];
const riff: Record<string, string | undefined> = { WEBP: 'image/webp', WAVE: 'audio/wav' };
/** MP4 and related formats name their brand in four letters. HEIC and AVIF images do too and are not accepted. */
function brandType(brand: string): string | undefined {
  if (/^M4[AB] /.test(brand)) return 'audio/mp4';
  if (brand === 'qt  ') return 'video/quicktime';
  return /^(iso[2-9m]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(brand) ? 'video/mp4' : undefined;
}
/** An MP3 without an ID3 tag starts with a frame header: eleven set bits, layer III and a valid bit rate. */
function isMp3(head: Buffer) {
  const [first = 0, second = 0, third = 0] = head;
  return (
    first === 0xff &&
    (second & 0xe6) === 0xe2 &&
    (second & 0x18) !== 0x08 &&
    third >> 4 !== 15 &&
    third >> 4 !== 0 &&
    (third & 0x0c) !== 0x0c
  );
}

/** The type of an archive by its file names; undefined for executables, documents with macros and unreadable archives. */
export function archiveType(names: readonly string[] | undefined): string | undefined {
  if (!names || names.some((name) => runs.test(name))) return undefined;
  if (!names.includes('[Content_Types].xml')) return 'application/zip';
  const folder = names.find((name) => name.startsWith('word/') || name.startsWith('xl/'));
  if (!folder) return 'application/zip';
  return `application/vnd.openxmlformats-officedocument.${folder.startsWith('word/') ? 'wordprocessingml.document' : 'spreadsheetml.sheet'}`;
}
const runs =
  /^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$|vbaProject\.bin$|\.(exe|dll|msi|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|jar|apk|app|lnk|sh|html?|svg)$/i;

/** Whether text starts like markup or a script, with a tag or `#!`. */
export const isMarkup = (text: string) => /^[\uFEFF\s]*(<[a-z!?/]|#!)/i.test(text);
/** Whether text contains control characters other than tabs and line breaks. */
export const hasControls = (text: string) => /(?![\t\n\r])\p{Cc}/u.test(text);

const endings: Record<string, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov', 'qt'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'm4b'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'odt', 'ods', 'odp', 'epub', 'pptx', 'pages', 'numbers'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt', 'text', 'log', 'md'],
  'text/csv': ['csv'],
};
const longestName = 120;

/**
 * A safe file name: no path, control or bidi characters, and an extension that matches the type, because it decides which program opens the
 * file.
 */
export function nameOf(given: string, type: string): string {
  const known = endings[type] ?? [];
  const bare = (given.normalize('NFC').split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const ending = /\.([^.]+)$/.exec(bare)?.[1]?.toLowerCase();
  const fits = ending !== undefined && known.includes(ending);
  const tail = `.${fits ? ending : known[0]}`;
  const stem = (fits ? bare.slice(0, -tail.length) : bare) || 'file';
  return cut(stem, longestName - tail.length) + tail;
}
/** Truncates to a number of UTF-16 units without splitting a surrogate pair. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** A single byte range of `size` bytes, both ends inclusive; `refused` when it can't be satisfied, undefined for the entire file. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'refused' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = size - 1;
  const [start, end] = from === '' ? [Math.max(0, size - Number(to)), last] : [Number(from), to === '' ? last : Math.min(Number(to), last)];
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start > last || (from === '' && Number(to) === 0) ? 'refused' : { start, end };
}
