const MB = 1024 * 1024;

/** The shop's server takes no more; said before anything is sent. */
export const largest = 25 * MB;
export const mostFiles = 5;
/** What may be chosen. The server looks at the bytes; this only spares the visitor a wait. */
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

/** A file without an ending, as pasted ones may be, is for the server to judge. */
export function takesFile({ name }: { name: string }): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings.some((known) => known === ending);
}

/** A size such as "1.4 MB", in the visitor's figures. */
export function writeSize(bytes: number, locale: string): string {
  const [amount, unit] = bytes < MB ? [bytes / 1024, 'kilobyte'] : [bytes / MB, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount);
}
