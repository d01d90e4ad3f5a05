import { fold } from './text.ts';

/** Number words in our five languages; `numberAt` combines compounds. */
const numberWords: Record<number, string> = {
  1: 'one uno una un une ein eine einen einem einer eins um uma',
  2: 'two dos deux zwei zwo dois duas',
  3: 'three tres trois drei',
  4: 'four cuatro quatre vier quatro',
  5: 'five cinco cinq fünf fuenf',
  6: 'six seis sechs',
  7: 'seven siete sept sieben sete',
  8: 'eight ocho huit acht oito',
  9: 'nine nueve neuf neun nove',
  10: 'ten diez dix zehn dez',
  11: 'eleven once onze elf',
  12: 'twelve doce douze zwölf zwoelf doze',
  13: 'thirteen trece treize dreizehn treze',
  14: 'fourteen catorce quatorze vierzehn catorze',
  15: 'fifteen quince quinze fünfzehn fuenfzehn',
  16: 'sixteen dieciseis seize sechzehn dezesseis dezasseis',
  17: 'seventeen diecisiete siebzehn dezessete dezassete',
  18: 'eighteen dieciocho achtzehn dezoito',
  19: 'nineteen diecinueve neunzehn dezenove dezanove',
  20: 'twenty veinte vingt zwanzig vinte',
  30: 'thirty treinta trente dreißig dreissig trinta',
  40: 'forty fourty cuarenta quarante vierzig quarenta',
  50: 'fifty cincuenta cinquante fünfzig fuenfzig cinquenta',
  60: 'sixty sesenta soixante sechzig sessenta',
  70: 'seventy setenta siebzig',
  80: 'eighty ochenta achtzig oitenta',
  90: 'ninety noventa neunzig',
  100: 'hundred cien ciento cent hundert cem cento',
};
const values = new Map(
  Object.entries(numberWords).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [fold(word), Number(value)])),
);
// Their main meaning is another: "once" is a time in English, and a quince is a fruit.
for (const word of ['once', 'quince']) values.delete(word);
values.set('veintiuno', 21).set('veintidos', 22).set('veintitres', 23).set('veinticuatro', 24).set('veinticinco', 25);

/** Words that are articles as often as numbers. */
export const articles: ReadonlySet<string> = new Set('un una uno une ein eine einen einem einer uma um one eins'.split(' '));

/** The value of a number word, including German compounds ("einundzwanzig"). */
export function wordNumber(folded: string): number | undefined {
  const known = values.get(folded);
  if (known !== undefined) return known;
  const german =
    /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)$/.exec(folded);
  return german?.[1] && german[2] ? (values.get(german[1]) ?? 0) + (values.get(german[2]) ?? 0) : undefined;
}

/** The number that starts at `from` ("twenty five", "treinta y dos"), and how many words it spans. */
export function numberAt(words: readonly string[], from: number): { value: number; words: number } | undefined {
  const first = words[from] === undefined ? undefined : wordNumber(words[from]);
  if (first === undefined) return undefined;
  const joint = /^(y|e|et|and|und)$/.test(words[from + 1] ?? '') ? 1 : 0;
  const next = words[from + 1 + joint];
  const second = next === undefined ? undefined : wordNumber(next);
  if (second !== undefined && first >= 20 && first < 100 && second < 10 && !(joint && articles.has(next ?? '')))
    return { value: first + second, words: 2 + joint };
  if (second === 100 && first < 10 && joint === 0) return { value: first * 100, words: 2 };
  return { value: first, words: 1 };
}
