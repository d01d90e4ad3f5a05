import { plain } from '../words.ts';
import { foreignWords } from './foreign-words.ts';

/** Stop words of unsupported languages, in addition to `foreignWords`. */
const smallWords = {
  nl: 'zo dan maar om er bij ons onze hun hem haar',
  it: 'ci si ed ma se che piu ne al ai alla allo dei',
  pl: 'sie ze ale o po przez tego tym juz byc bylo',
  sv: 'sa om av vi man men nu da detta dem',
} satisfies Record<keyof typeof foreignWords, string>;
/** Words of the lists above that identify a language by themselves. */
const own = new Set(
  `ik het niet mijn jullie graag bestelling bestellingen geen hoeveel retourneren verzending verzenden wanneer annuleren annuleer terugsturen pakketje wachtwoord bezorgd verhuisd klantenservice kortingscode medewerker levertijd terugbetaling
  vorrei dove ordine della spedizione perche grazie pacco rimborso voglio restituire soldi buongiorno annullare ordinare indirizzo fattura consegna scarpe sconto materiale
  gdzie jest moje moja zamowienie chce prosze czy jak paczka ile kosztuje moge sie kiedy przesylka zwrocic anulowac haslo pieniedzy fakture dostawa chcialbym zwrot
  jag och inte bestallning bestallningen frakt tillbaka kostar returnera mitt mina avboka losenord aterbetalning leverans pengar hur`.split(
    /\s+/,
  ),
);

/** Unicode decomposition leaves the Polish "ł" unchanged, so map it here. */
const wordsOf = (text: string) =>
  plain(text)
    .replace(/ł/g, 'l')
    .match(/\p{L}+/gu) ?? [];

type Lexicon = ReadonlyMap<string, string>;
const lexicons = Object.entries(foreignWords).map(([language, block]): Lexicon => {
  const small = smallWords[language as keyof typeof smallWords].split(' ').map((word): [string, string] => [word, '']);
  const entries = block.split(/[,\n]/).flatMap((entry) => {
    const [english = '', foreign = ''] = entry.split(':').map((side) => side.trim());
    return foreign.split(' ').map((word): [string, string] => [word, english]);
  });
  return new Map([...small, ...entries]);
});

/** The lexicon of the message's language, if the engine doesn't support it. */
function lexiconOf(words: readonly string[]): Lexicon | undefined {
  if (words.length < 3 || words.length > 60 || !words.some((word) => own.has(word))) return undefined;
  const shareOf = (lexicon: Lexicon) => words.filter((word) => lexicon.has(word)).length / words.length;
  const best = lexicons.reduce((most, one) => (shareOf(one) > shareOf(most) ? one : most));
  return shareOf(best) >= 0.5 ? best : undefined;
}

/**
 * A word-by-word English gloss of a message in an unsupported language: enough for its topic, too little for an answer. Undefined for supported
 * languages.
 */
export function inEnglish(text: string): string | undefined {
  const words = wordsOf(text);
  const lexicon = lexiconOf(words);
  return lexicon && words.map((word) => lexicon.get(word) ?? word).join(' ');
}

/** Whether a message is in an unsupported language; then the engine must not answer by resemblance. */
export const isForeign = (text: string) => lexiconOf(wordsOf(text)) !== undefined;
