const is = (head: Buffer, sign: string) => head.subarray(0, sign.length).equals(Buffer.from(sign, 'latin1'));
const workbook = 'This is an Excel workbook. Save it as CSV (UTF-8) there, and import that file.';

/** What to do with a file that is no text but something programs save under any name; undefined for everything else. */
export function packedAs(head: Buffer): string | undefined {
  if (is(head, 'PK\x03\x04'))
    return head.includes('xl/') || head.includes('[Content_Types].xml')
      ? workbook
      : 'This is a ZIP archive. Unpack it, and import the CSV file that is in it.';
  if (is(head, '\xd0\xcf\x11\xe0')) return workbook;
  if (is(head, '\x1f\x8b')) return 'This file is packed with gzip. Unpack it, and import the CSV file that is in it.';
  return is(head, '%PDF-') ? 'This is a PDF. Export the table as CSV where it comes from, and import that file.' : undefined;
}
