import { plain } from './words.ts';

// What is heard besides the wish: consent, refusal, anger, danger. Patterns run over text without capitals and accents, in all languages
// at once: an angry word is angry whatever the language around it was taken for.

const all = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'u');
const whole = (...parts: string[]) =>
  new RegExp(`^(?:${parts.join('|')})(?:[\\s,.!]+(?:${parts.join('|')}|please|por favor|svp|bitte))*[\\s.!]*$`, 'u');

const yes = whole(
  'yes',
  'yeah',
  'yep',
  'yup',
  'sure',
  'ok',
  'okay',
  'of course',
  'please do',
  'please',
  'correct',
  'right',
  'go ahead',
  'do it',
  'exactly',
  'that one',
  'the first(?: one)?',
  'si',
  'claro',
  'vale',
  'correcto',
  'de acuerdo',
  'oui',
  'daccord',
  'd accord',
  'bien sur',
  'volontiers',
  'exact',
  'ja',
  'gerne',
  'genau',
  'klar',
  'richtig',
  'jawohl',
  'sim',
  'certo',
  'com certeza',
  'isso',
  'pode ser',
);
const no = whole(
  'no',
  'nope',
  'nah',
  'no thanks',
  'no thank you',
  'not really',
  'neither',
  'none',
  'no gracias',
  'non',
  'non merci',
  'nein',
  'nein danke',
  'nao',
  'nao obrigado',
  'nao obrigada',
);
const neverMind = all(
  'never ?mind',
  'forget (?:it|about it|that)',
  'leave it',
  'drop it',
  'doesnt matter',
  'not important',
  'dejalo',
  'olvidalo',
  'da igual',
  'no importa',
  'laissez tomber',
  'laisse tomber',
  'oubliez(?: ca)?',
  'tant pis',
  'vergiss es',
  'vergessen sie es',
  'egal',
  'schon gut',
  'hat sich erledigt',
  'deixa (?:pra la|estar|la)',
  'esquece',
  'esqueca',
  'nao importa',
);

export type Consent = 'yes' | 'no' | 'never_mind';
/** A message that is nothing but a yes or a no, or takes back what was asked. */
export function consentIn(text: string): Consent | undefined {
  const words = plain(text).trim();
  if (yes.test(words)) return 'yes';
  if (no.test(words)) return 'no';
  return neverMind.test(words) ? 'never_mind' : undefined;
}

const outrage = all(
  'ridiculous',
  'unacceptable',
  'outrageous',
  'disgusting',
  'disgrace',
  'scandal',
  'pathetic',
  'furious',
  'fed up',
  'sick of',
  'scam(?:mers?)?',
  'rip ?off',
  'fraud(?:sters?)?',
  'liars?',
  'thieves',
  'incompetent',
  'useless',
  'worst',
  'what a joke',
  'waste of (?:time|money)',
  'never (?:again|buy)',
  'inaceptable',
  'verguenza',
  'estafa(?:dores)?',
  'ladrones',
  'harto',
  'harta',
  'indignante',
  'ridiculo',
  'inutiles',
  'inadmissible',
  'scandaleux',
  'honteux',
  'honte',
  'arnaque',
  'escrocs?',
  'voleurs',
  'ras le bol',
  'marre',
  'furieux',
  'furieuse',
  'unverschamt(?:heit)?',
  'frechheit',
  'inakzeptabel',
  'betrug',
  'betruger',
  'abzocke',
  'zumutung',
  'lacherlich',
  'stinksauer',
  'sauer',
  'die nase voll',
  'inaceitavel',
  'vergonha',
  'burla',
  'golpe',
  'ladroes',
  'farto',
  'farta',
  'absurdo',
  'palhacada',
);
const curse = all(
  'fuck\\w*',
  'shit\\w*',
  'bullshit',
  'damn',
  'crap',
  'wtf',
  'asshole\\w*',
  'idiots?',
  'stupid',
  'bastards?',
  'mierda',
  'joder',
  'cono',
  'imbeciles?',
  'merde',
  'putain',
  'connards?',
  'imbeciles',
  'scheisse?',
  'verdammt',
  'arschloch',
  'dreck',
  'merda',
  'porra',
  'caralho',
  'idiotas?',
);
const impatience = all(
  'third time',
  'how many times',
  'still no(?:body| one| answer| reply)',
  'nobody (?:answers|replies|helps)',
  'for weeks',
  'last time',
  'tercera vez',
  'nadie (?:responde|contesta)',
  'troisieme fois',
  'personne ne (?:repond|m aide)',
  'zum dritten mal',
  'niemand (?:antwortet|hilft)',
  'terceira vez',
  'ninguem (?:responde|ajuda)',
);

/** Anger from 0 to 1, from words, capitals and exclamation marks; 0.6 and more wants a person. */
export function angerIn(text: string) {
  const words = plain(text);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length >= 12 && letters.replace(/[^\p{Lu}]/gu, '').length / letters.length > 0.7;
  const score =
    (outrage.test(words) ? 0.5 : 0) +
    (curse.test(words) ? 0.5 : 0) +
    (impatience.test(words) ? 0.4 : 0) +
    (shouted ? 0.3 : 0) +
    (/!!+|\?!|!\?/.test(text) ? 0.2 : 0);
  return Math.min(1, score);
}
/** One word of outrage alone may be said calmly; with anything beside it, it is not. */
export const isAngry = (text: string) =>
  angerIn(text) >= 0.6 ||
  (outrage.test(plain(text)) &&
    all(
      'you',
      'your',
      'this',
      'su',
      'sus',
      'esto',
      'votre',
      'vos',
      'vous',
      'c est',
      'ihr',
      'ihre',
      'das',
      'sie',
      'isto',
      'voces',
      'vosso',
    ).test(plain(text)));

const sensitive = {
  danger: all(
    'kill (?:myself|me)',
    'suicid\\w*',
    'end my life',
    'want to die',
    'self ?harm',
    'hurt myself',
    'suicidarme',
    'matarme',
    'quiero morir',
    'me suicider',
    'me tuer',
    'veux mourir',
    'mich umbringen',
    'selbstmord',
    'will sterben',
    'me matar',
    'suicidar',
    'quero morrer',
  ),
  legal: all(
    'lawyers?',
    'attorney',
    'sue you',
    'suing',
    'legal action',
    'take (?:you|this) to court',
    'small claims',
    'police report',
    'press charges',
    'abogad[oa]s?',
    'demandar(?:los|les|os)?',
    'denuncia(?:r|re)?',
    'acciones legales',
    'tribunales',
    'avocat',
    'porter plainte',
    'poursuites',
    'tribunal',
    'action en justice',
    'anwalt',
    'rechtsanwalt',
    'anzeige erstatten',
    'verklagen',
    'rechtliche schritte',
    'gericht',
    'advogad[oa]s?',
    'processar(?:-vos)?',
    'acao judicial',
    'via judicial',
  ),
  health: all(
    'allergic reaction',
    'anaphyla\\w*',
    'hospital',
    'poison(?:ed|ing)',
    'injur(?:ed|y|ies)',
    'burn(?:ed|t) (?:myself|my|me)',
    'electric shock',
    'caught fire',
    'exploded',
    'reaccion alergica',
    'envenen\\w*',
    'me queme',
    'herid[oa]',
    'reaction allergique',
    'hopital',
    'blesse\\w*',
    'empoisonn\\w*',
    'me suis brule\\w*',
    'allergische reaktion',
    'krankenhaus',
    'verletzt',
    'vergift\\w*',
    'verbrannt',
    'stromschlag',
    'reacao alergica',
    'ferid[oa]',
    'queimei',
  ),
  data: all(
    'gdpr',
    'delete (?:all )?(?:my|of my) (?:personal )?(?:data|information)',
    'erase (?:all )?my (?:personal )?data',
    'right to be forgotten',
    'data protection',
    'subject access',
    '(?:all )?(?:the )?data (?:that )?you (?:have|hold|store) (?:about|on) me',
    'rgpd',
    'borr\\w+ (?:todos )?mis datos',
    'elimin\\w+ (?:todos )?mis datos',
    'derecho al olvido',
    'proteccion de datos',
    'supprim\\w+ (?:toutes )?mes donnees',
    'effac\\w+ (?:toutes )?mes donnees',
    'protection des donnees',
    'dsgvo',
    'meine (?:personlichen )?daten (?:\\w+ )?loschen',
    'loschen sie (?:alle )?meine (?:personlichen )?daten',
    'datenschutz',
    'apag\\w+ (?:todos )?(?:os )?meus dados',
    'elimin\\w+ (?:todos )?(?:os )?meus dados',
    'lgpd',
    'protecao de dados',
  ),
};
export type Sensitive = keyof typeof sensitive;

/** A matter no machine should settle. */
export function sensitiveIn(text: string): Sensitive | undefined {
  const words = plain(text).replace(/-/g, ' ');
  return (Object.keys(sensitive) as Sensitive[]).find((kind) => sensitive[kind].test(words));
}

const refusal = new RegExp(
  [
    '\\b(?:dont|do not|not|never|no longer|wouldnt|would not|didnt) (?:really )?(?:want|need|wish|mean|like|going) to (?:\\w+)',
    'no (?:quiero|necesito|deseo|quisiera) \\w+r(?:lo|la)?\\b',
    '(?:ne )?(?:veux|souhaite|voudrais) pas (?:l |la |le |les )?\\w+(?:er|ir|re)\\b',
    '(?:will|mochte) (?:\\w+ ){0,3}nicht (?:\\w+ )?(?:stornieren|zuruckgeben|zuruckschicken|kundigen|loschen|umtauschen|andern)',
    'nao (?:quero|preciso|desejo) (?:de )?\\w+r\\b',
  ].join('|'),
  'u',
);
/** "I don't want to cancel": the wish named is the one not meant. "I don't want it any more" is not of this kind. */
export const isRefused = (clause: string) => {
  const words = plain(clause);
  return (
    refusal.test(words) && !all('want to keep', 'any ?more', 'talk', 'speak', 'hablar', 'parler', 'sprechen', 'reden', 'falar').test(words)
  );
};

const asking = new RegExp(
  `^(?:${[
    'how',
    'what',
    'which',
    'when',
    'where',
    'who',
    'can i',
    'may i',
    'could i',
    'do (?:i|you)',
    'does',
    'is (?:there|it|the)',
    'are there',
    'are',
    'am i',
    'until when',
    'will',
    'como',
    'que',
    'cual',
    'cuales',
    'cuando',
    'cuanto',
    'cuantos',
    'donde',
    'puedo',
    'se puede',
    'hay',
    'tienen',
    'comment',
    'quel',
    'quelle',
    'quels',
    'quelles',
    'quand',
    'combien',
    'ou',
    'puis je',
    'peut on',
    'est ce',
    'y a t il',
    'wie',
    'was',
    'welche',
    'welcher',
    'wann',
    'wo',
    'wer',
    'kann (?:ich|man)',
    'darf ich',
    'gibt es',
    'ist',
    'qual',
    'quais',
    'quando',
    'quanto',
    'quantos',
    'onde',
    'posso',
    'da para',
    'ha',
    'tem',
  ].join('|')})(?![\\p{L}\\d])`,
  'u',
);
/** Asked in general ("Can I return …?") rather than wished ("I want to return …"). */
export const isQuestion = (clause: string) =>
  asking.test(
    plain(clause)
      .replace(/[¿¡]/g, '')
      .replace(/-/g, ' ')
      .replace(/^(?:hi|hello|hey|hola|bonjour|hallo|ola|oi)[\s,.!]+/, '')
      .trim(),
  );

const introduction =
  /\b(?:e ?mail(?: address)?|name|zip(?: ?code)?|post ?code|postal code|order(?: number)?|correo|nombre|codigo postal|numero de pedido|nom|code postal|name|postleitzahl|bestellnummer|nome|morada) (?:is|es|est|ist|e)\b|^(?:i am|im|soy|je suis|ich bin|sou) \p{L}+ \p{L}+$/u;
/** "My e-mail is …", "I'm Yusuf Rossi": says who writes, and wants nothing. */
export const isIntroduction = (clause: string) =>
  introduction.test(plain(clause).replace(/-/g, ' ').trim()) || /^\W*[\w.+-]+@[\w.-]+\W*$/.test(clause);
