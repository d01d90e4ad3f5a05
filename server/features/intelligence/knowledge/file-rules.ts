/** The largest file that is read, in bytes. */
export const largestKnowledgeFile = 10 * 1024 * 1024;

/** A name without a path, controls or tricks of direction. */
export function fileNameOf(given: string): string {
  const bare = (given.normalize('NFC').split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.slice(0, 120).replace(/[\uD800-\uDBFF]$/, '') || 'file';
}

/** As long as a title may be, and never with half of a sign at its end, which cannot be stored. */
export const shortTitle = (title: string) => title.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '');

/** What a document calls itself, unless that is what a program wrote there; otherwise its name without the ending. */
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
