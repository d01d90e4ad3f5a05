// Spoils a message as hasty thumbs do.
import type { Chance } from '../eval-tools/chance.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function neighbour(letter: string, chance: Chance): string {
  const row = rows.find((one) => one.includes(letter.toLowerCase()));
  if (!row) return letter;
  const place = row.indexOf(letter.toLowerCase());
  return row[place + (chance.below(2) === 0 ? -1 : 1)] ?? letter;
}

/** Changes a letter of a longer word; numbers and addresses stay, so that what was typed is known. */
function mistype(text: string, chance: Chance): string {
  const words = text.split(' ');
  const places = words.flatMap((word, place) => (/^\p{L}{4,}[.,!?]*$/u.test(word) ? [place] : []));
  if (places.length === 0) return text;
  const place = chance.of(places);
  const letters = [...(words[place] ?? '')];
  const at = 1 + chance.below(Math.max(1, letters.length - 2));
  const letter = letters[at] ?? '';
  const ways = [
    () => letters.splice(at, 1, neighbour(letter, chance)),
    () => letters.splice(at, 1),
    () => letters.splice(at, 1, letter, letter),
    () => letters.splice(at - 1, 2, letter, letters[at - 1] ?? ''),
  ];
  chance.of(ways)();
  words[place] = letters.join('');
  return words.join(' ');
}

const ways: readonly ((text: string, chance: Chance) => string)[] = [
  mistype,
  mistype,
  (text, chance) => mistype(mistype(text, chance), chance),
  (text) => text.replace(/[.,!?¿¡'’]/g, ''),
  (text) => (text.includes('@') ? text : text.toUpperCase()),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => `${text}!!!`,
  (text) => text.replace(/ /g, '  '),
];

export const spoil = (text: string, chance: Chance): string => {
  const spoiled = chance.of(ways)(text, chance).trim();
  return spoiled === '' ? text : spoiled;
};
