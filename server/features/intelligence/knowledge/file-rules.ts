/** Maximum size of a file, in bytes. */
export const largestKnowledgeFile = 10 * 1024 * 1024;

/** Removes paths, control characters and bidirectional overrides from a file name. */
export function fileNameOf(given: string): string {
  const bare = (given.normalize('NFC').split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.slice(0, 120).replace(/[\uD800-\uDBFF]$/, '') || 'file';
}

/** Cuts to the maximum length of a title without splitting a surrogate pair, which can't be stored. */
export const shortTitle = (title: string) => title.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '');

/** A document's own title, unless a program generated it; otherwise its name without the extension. */
export function titleOfFile(title: string | null, name: string): string {
  const written = title?.replace(/\s+/g, ' ').trim() ?? '';
  const byProgram =
    /^(microsoft word|untitled|unbenannt|sans titre|sin título|document\d*$|dokument\d*$)|\.(docx?|indd|pdf|odt|tex|pages)$/i;
  if (written !== '' && !byProgram.test(written)) return shortTitle(written);
  const bare = name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return shortTitle(bare) || 'File';
}
