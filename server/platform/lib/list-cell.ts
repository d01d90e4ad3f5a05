/** A list in one cell of a file: its entries separated by commas, or as JSON where an entry has a sign that separates. */
export const listCell = (entries: readonly string[]): string =>
  entries.some((entry) => /[,;|[\]]/.test(entry)) ? JSON.stringify(entries) : entries.join(', ');

/** Options in one cell: `Size: M, Color: Blue`, or as JSON where a name or a value has a sign that separates. */
export function optionsCell(options: Readonly<Record<string, string>>): string {
  const all = Object.entries(options);
  const isPlain = all.every(([name, value]) => /^[^,;/|:={}]+$/.test(name) && /^[^,;/|{}]+$/.test(value));
  if (all.length === 0) return '';
  return isPlain ? all.map(([name, value]) => `${name}: ${value}`).join(', ') : JSON.stringify(options);
}
