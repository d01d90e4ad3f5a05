export type Word = { level: number; common: boolean };
export const readVocabulary = (written: string): Map<string, Word> =>
  new Map(
    written
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, Word] => {
        const common = entry.endsWith('*');
        const word = common ? entry.slice(0, -1) : entry;
        return [word.slice(0, -1), { level: Number(word.at(-1)), common }];
      }),
  );
