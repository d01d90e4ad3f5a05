import type { Language } from './intents.ts';

/** Stop words that appear in no training phrase but identify a language. */
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
export const smallWordsOf = (language: Language) => small[language];
export const isSmallWord = (word: string, language: Language) => small[language].has(word);
