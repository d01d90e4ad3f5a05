import { type Language, languages } from './intents.ts';
import { examplesOf } from './phrases.ts';
import { tokenize } from './words.ts';

/** Small words no phrase of ours may use, but that give a language away. */
const smallWords: Record<Language, string> = {
  en: 'the and of to in is it you that he was for on are with as his they be at this have from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see no way could people my than been who its now did get come made may part long much many often soon any does just want whether wondering hi hello please',
  es: 'el la los las un una y o de del al en es son que no si con por para como pero mas su sus mi mis tu lo le se me te nos esta este esto ese eso hay muy ya cuando donde porque tengo tiene quiero puede sobre entre desde hasta tambien todo todos nada algo alguien hola ha he han era fue ser estar cuanto cuanta cuantos cuantas tarda saber quisiera por favor',
  fr: 'le la les un une des et ou de du au aux en est sont que qui ne pas plus avec pour par comme mais son sa ses mon ma mes ton votre vos nous vous je tu il elle on se ce cette ces cela ca y a ai as avez ont etait etre avoir tres deja quand parce sur entre depuis aussi tout tous rien quelque bonjour puis veux peut combien temps comment savoir est',
  de: 'der die das ein eine einen einem einer und oder von vom zu zum zur im in ist sind dass nicht mit fur auf als wie aber sein seine mein meine meinen ihr ihre wir sie ich du er es man sich dieser diese dieses noch schon sehr wenn wo weil habe hat haben war wird werden kann konnen mochte will uber unter nach bei seit auch alles nichts etwas jemand hallo bitte lange viel viele wie dauert',
  pt: 'o a os as um uma e ou de do da dos das ao no na nos nas em com por para como mas mais meu minha meus minhas seu sua nao sim que se me te lhe nos vos isto isso este esta esse essa ha muito ja quando onde porque tenho tem quero pode sobre entre desde ate tambem tudo todos nada algo alguem ola foi ser estar voce eu ele ela quanto quanta quantos quantas demora saber',
};
const small: Record<Language, ReadonlySet<string>> = {
  en: new Set(smallWords.en.split(' ')),
  es: new Set(smallWords.es.split(' ')),
  fr: new Set(smallWords.fr.split(' ')),
  de: new Set(smallWords.de.split(' ')),
  pt: new Set(smallWords.pt.split(' ')),
};
export const isSmallWord = (word: string, language: Language) => small[language].has(word);

const letters: [RegExp, Language][] = [
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]|ções|ção|nh[ao]s?\b|lh[aeo]/i, 'pt'],
  [/[ß]|[äöü]/i, 'de'],
  [/[èêëùûîïœ]|ç[ao]?\b|\b[cjdlmnst]['’][aeiouhéè]/i, 'fr'],
];

let counts: Record<Language, ReadonlyMap<string, number>> | undefined;
/** Learned at the first use, in a few milliseconds. */
function wordCounts() {
  if (counts) return counts;
  const learn = (language: Language) => {
    const seen = new Map<string, number>();
    for (const word of smallWords[language].split(' ')) seen.set(word, 3);
    for (const { text } of examplesOf(language)) for (const word of tokenize(text)) seen.set(word, (seen.get(word) ?? 0) + 1);
    return seen;
  };
  counts = { en: learn('en'), es: learn('es'), fr: learn('fr'), de: learn('de'), pt: learn('pt') };
  return counts;
}

/** The language of a message; a short or mixed one stays in the language spoken so far. */
export function languageOf(text: string, spoken: Language): Language {
  const words = tokenize(text).filter((word) => !word.startsWith('#'));
  const known = wordCounts();
  const scores = languages.map((language) => {
    const typical = words.reduce((sum, word) => sum + share(word, language, known), 0);
    const marked = letters.filter(([pattern, of]) => of === language && pattern.test(text)).length;
    return { language, score: typical + marked * 0.8 + (language === spoken ? 0.5 : 0) };
  });
  const best = scores.reduce((top, one) => (one.score > top.score ? one : top));
  const current = scores.find(({ language }) => language === spoken)?.score ?? 0;
  return best.score > 0.9 && best.score - current > 0.3 ? best.language : spoken;
}

/** How much a word speaks for a language: 1 when only that language uses it. */
function share(word: string, language: Language, known: Record<Language, ReadonlyMap<string, number>>) {
  const here = Math.min(3, known[language].get(word) ?? 0);
  if (here === 0) return 0;
  const everywhere = languages.reduce((sum, one) => sum + Math.min(3, known[one].get(word) ?? 0), 0);
  return here / everywhere;
}

/** 'pt-BR' → 'pt'; a language we do not speak is answered in English. */
export function spokenLanguage(locale: string | undefined): Language {
  const base = locale?.slice(0, 2) as Language;
  return languages.includes(base) ? base : 'en';
}
