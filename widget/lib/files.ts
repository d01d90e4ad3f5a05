const MB = 1024 * 1024;

/** The server's limits, checked before uploading. */
export const largest = 25 * MB;
export const mostFiles = 5;
/** The accepted types. The server checks the bytes; this check only saves the visitor a wait. */
export const endings = [
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'mp4',
  'webm',
  'mov',
  'mp3',
  'm4a',
  'ogg',
  'wav',
  'pdf',
  'zip',
  'docx',
  'xlsx',
  'txt',
  'csv',
] as const;

/** A file without an extension, such as a pasted one, is left to the server. */
export function takesFile({ name }: { name: string }): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings.some((known) => known === ending);
}

/** A size such as "1.4 MB", in the visitor's number format. */
export function writeSize(bytes: number, locale: string): string {
  const [amount, unit] = bytes < MB ? [bytes / 1024, 'kilobyte'] : [bytes / MB, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount);
}
