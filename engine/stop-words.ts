import { isTrained, type Language } from './intents.ts';

/** Stop words that appear in no training phrase but identify a language. */
const smallWords: Record<Language, string> = {
  en: 'the and of to in is it you that he was for on are with as his they be at this have from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see no way could people my than been who its now did get come made may part long much many often soon any does just want whether wondering hi hello please',
  es: 'el la los las un una y o de del al en es son que no si con por para como pero mas su sus mi mis tu lo le se me te nos esta este esto ese eso hay muy ya cuando donde porque tengo tiene quiero puede sobre entre desde hasta tambien todo todos nada algo alguien hola ha he han era fue ser estar cuanto cuanta cuantos cuantas tarda saber quisiera por favor',
  fr: 'le la les un une des et ou de du au aux en est sont que qui ne pas plus avec pour par comme mais son sa ses mon ma mes ton votre vos nous vous je tu il elle on se ce cette ces cela ca y a ai as avez ont etait etre avoir tres deja quand parce sur entre depuis aussi tout tous rien quelque bonjour puis veux peut combien temps comment savoir est',
  de: 'der die das ein eine einen einem einer und oder von vom zu zum zur im in ist sind dass nicht mit fur auf als wie aber sein seine mein meine meinen ihr ihre wir sie ich du er es man sich dieser diese dieses noch schon sehr wenn wo weil habe hat haben war wird werden kann konnen mochte will uber unter nach bei seit auch alles nichts etwas jemand hallo bitte lange viel viele wie dauert',
  pt: 'o a os as um uma e ou de do da dos das ao no na nos nas em com por para como mas mais meu minha meus minhas seu sua nao sim que se me te lhe nos vos isto isso este esta esse essa ha muito ja quando onde porque tenho tem quero pode sobre entre desde ate tambem tudo todos nada algo alguem ola foi ser estar voce eu ele ela quanto quanta quantos quantas demora saber',
  nl: 'de het een en of van voor naar te in op is zijn ben dat dit die deze niet geen met om als wie maar mijn jullie je jij u uw jouw we wij ik hij zij ze er hier daar waar wat welke wanneer hoe waarom heb hebt heeft hebben had was waren kan kun kunnen kunt mag wil willen zou moet moeten nog al ook weer wel even graag bij uit aan door over tot zo dan nu ja nee hallo hoi bedankt dank alsjeblieft alstublieft hoeveel lang iets niets niks alles mij hem haar ons onze worden wordt komt gaat krijg krijgen',
  it: 'il lo la gli le i un uno una di del della dello dei delle degli dell da dal dalla nel nella in con su sul per tra fra e ed ma che chi non mi ti ci vi si ne io tu lui lei noi voi loro mio mia miei mie tuo tua vostro vostra questo questa quello quella sono sei siamo siete ha ho hai hanno abbiamo avete era stato stata essere avere vorrei voglio posso potete puo devo quando quanto quanta quanti quante dove dov come cosa perche qual quale quali gia ancora anche molto piu ciao buongiorno grazie prego per favore al allo alla ai agli alle all c era',
};
/** A message in one of our languages without a model is read in English, so English stop words count in it too. */
const setOf = (language: Language): ReadonlySet<string> =>
  new Set([...smallWords[language].split(' '), ...(isTrained(language) ? [] : smallWords.en.split(' '))]);
const own: Record<Language, readonly string[]> = {
  en: smallWords.en.split(' '),
  es: smallWords.es.split(' '),
  fr: smallWords.fr.split(' '),
  de: smallWords.de.split(' '),
  pt: smallWords.pt.split(' '),
  nl: smallWords.nl.split(' '),
  it: smallWords.it.split(' '),
};
const small: Record<Language, ReadonlySet<string>> = {
  en: setOf('en'),
  es: setOf('es'),
  fr: setOf('fr'),
  de: setOf('de'),
  pt: setOf('pt'),
  nl: setOf('nl'),
  it: setOf('it'),
};
/** The stop words that tell a language. */
export const smallWordsOf = (language: Language) => own[language];
export const isSmallWord = (word: string, language: Language) => small[language].has(word);
