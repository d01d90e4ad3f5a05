/** The languages whose facts are understood. The AI may answer in fewer. */
export const readLanguages = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it'] as const;
export type ReadLanguage = (typeof readLanguages)[number];

/** A sentence of an article, or a line of a list, with what it stands under. */
export type Sentence = {
  text: string;
  /** The sentence before it in the article. */
  before: string;
  /** What its paragraph says before it. */
  paragraph: string;
  /** The nearest heading, else the article's title. */
  heading: string;
  title: string;
  language: ReadLanguage;
};

const letterOrDigit = String.raw`[\p{L}\p{N}]`;
/** Any of these words, whole, ignoring case. */
export const anyWord = (...words: string[]) => new RegExp(`(?<!${letterOrDigit})(?:${words.join('|')})(?!${letterOrDigit})`, 'iu');
/** Any word that begins with one of these. */
export const anyStem = (...stems: string[]) => new RegExp(`(?<!${letterOrDigit})(?:${stems.join('|')})`, 'iu');

const commonWords: Record<ReadLanguage, RegExp> = {
  en: /\b(?:the|and|of|to|is|you|that|for|with|your|are|not|we|our|can|from|by|or)\b/giu,
  de: /(?<!\p{L})(?:der|die|das|und|ist|nicht|mit|für|sie|wir|ein|eine|von|zu|den|dem|auf|werden|oder)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|des|une|est|et|vous|votre|nous|pour|dans|avec|du|au|pas|que|ou|par)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|una|que|del|para|con|por|su|se|es|y|lo|tu|en|no)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:os|uma|não|para|com|você|seu|sua|do|da|dos|em|são|ao|pela|pelo|no|na|e|o)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:de|het|een|en|van|is|je|niet|met|voor|we|wij|of|uit|naar|op|zijn|kun|kunt|bij)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|lo|gli|una|che|di|per|con|non|del|della|dei|è|e|sono|nel|da|al)(?!\p{L})/giu,
};

/** The stated language, unless the text is clearly in another one: pages in a language the AI doesn't speak are stored under one it does. */
export function languageOf(text: string, stated: string): ReadLanguage {
  const beginning = text.slice(0, 4_000);
  const counts = readLanguages.map((language) => ({ language, count: beginning.match(commonWords[language])?.length ?? 0 }));
  const known = counts.find(({ language }) => language === stated.slice(0, 2).toLowerCase());
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  if (!best) return 'en';
  if (known && (best.count < 5 || best.count < known.count * 1.6)) return known.language;
  return best.language;
}

/** Longer than any sentence worth quoting. */
export const mostOfSentence = 600;
const negations: Record<ReadLanguage, RegExp> = {
  en: anyWord('not', 'no', 'never', 'cannot', 'nor', 'neither', "(?:do|does|can|is|are|wo)n[’']?t", 'unavailable', 'impossible'),
  de: anyWord('nicht', 'kein\\p{L}*', 'nie', 'weder', 'leider nicht'),
  fr: anyWord('ne', 'pas', 'aucune?', 'jamais', 'ni', 'impossible'),
  es: anyWord('no', 'ni', 'ningún', 'ninguna', 'nunca', 'tampoco'),
  pt: anyWord('não', 'nem', 'nenhuma?', 'nunca', 'tampouco'),
  nl: anyWord('niet', 'geen', 'nooit', 'noch'),
  it: anyWord('non', 'nessuna?', 'né', 'mai', 'neanche'),
};
const frenchElided = /(?<!\p{L})n[’']/iu;
export const isNegated = (text: string, language: ReadLanguage) =>
  negations[language].test(text) || (language === 'fr' && frenchElided.test(text));

const conditions = anyWord(
  'if',
  'when',
  'unless',
  'wenn',
  'falls',
  'bei',
  'si',
  'cuando',
  'se',
  'quando',
  'als',
  'wanneer',
  'only',
  'solo',
  'nur',
);
export const isConditional = (text: string) => conditions.test(text);

const free = anyWord(
  'free',
  'gratis',
  'kostenlos\\p{L}*',
  'kostenfrei\\p{L}*',
  'versandkostenfrei\\p{L}*',
  'portofrei',
  'gratuite?s?',
  'gratuitement',
  'offerte?s?',
  'grátis',
  'gratuit[oaie]s?',
  'sin coste',
  'sem custos',
);
export const isFree = (text: string) => free.test(text);

const startsUnclear =
  /^(?:it|they|this|these|he|she|es|er|elles?|ils?|cela|cuesta|custa|het (?:is|kost|duurt)|dit|esso|costa|after that|danach|después|depois|daarna|afterwards)(?!\p{L})/iu;
/** What a customer may read: a sentence that begins with "it" needs the one before. */
export const quoteOf = ({ text, before, title }: Sentence): string => {
  const whole = before !== '' && startsUnclear.test(text) && before.length + text.length < mostOfSentence ? `${before} ${text}` : text;
  return title.trim().endsWith('?') && /^(?:yes|no|ja|nein|nee|oui|non|sí|sim|não|sì)(?!\p{L})/iu.test(whole)
    ? `${title.trim()} ${whole}`
    : whole;
};
