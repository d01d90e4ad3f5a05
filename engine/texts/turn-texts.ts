import type { Language } from '../intents.ts';

/** What the AI says about its own answers. */
export type TurnTexts = {
  /** Instead of the same answer a second time; a yes hands off. */
  nothingMore: string;
  /** Before an answer from a page that may only touch the question. */
  closest: string;
  /** Follows what the AI doesn't know; a yes hands off. */
  askColleague: string;
  /** Neither articles nor descriptions say it. */
  notFound: string;
};

export const turnTexts: Record<Language | 'nl' | 'it', TurnTexts> = {
  en: {
    nothingMore: 'That’s all I have on this. Shall I ask a colleague?',
    closest: 'I’m not sure this is what you mean, but our pages say:',
    askColleague: 'Shall I ask a colleague?',
    notFound: 'I couldn’t find anything about that.',
  },
  de: {
    nothingMore: 'Mehr weiß ich dazu leider nicht. Soll ich im Team nachfragen?',
    closest: 'Ich bin nicht sicher, ob Sie das meinen. Auf unseren Seiten steht:',
    askColleague: 'Soll ich im Team nachfragen?',
    notFound: 'Dazu habe ich nichts gefunden.',
  },
  fr: {
    nothingMore: 'Je n’ai rien de plus à ce sujet. Voulez-vous que je demande à l’équipe ?',
    closest: 'Je ne suis pas sûr que ce soit votre question. Nos pages disent :',
    askColleague: 'Voulez-vous que je demande à l’équipe ?',
    notFound: 'Je n’ai rien trouvé à ce sujet.',
  },
  es: {
    nothingMore: 'No tengo más información sobre esto. ¿Pregunto al equipo?',
    closest: 'No sé si es lo que preguntas, pero en nuestras páginas pone:',
    askColleague: '¿Pregunto al equipo?',
    notFound: 'No he encontrado nada sobre eso.',
  },
  pt: {
    nothingMore: 'Não tenho mais informação sobre isto. Quer que pergunte à equipa?',
    closest: 'Não sei se é isto que procura, mas as nossas páginas dizem:',
    askColleague: 'Quer que pergunte à equipa?',
    notFound: 'Não encontrei nada sobre isso.',
  },
  nl: {
    nothingMore: 'Meer weet ik hier niet over. Zal ik het aan een collega vragen?',
    closest: 'Ik weet niet zeker of je dit bedoelt, maar op onze pagina’s staat:',
    askColleague: 'Zal ik het aan een collega vragen?',
    notFound: 'Daar heb ik niets over gevonden.',
  },
  it: {
    nothingMore: 'Non ho altro su questo. Chiedo al team?',
    closest: 'Non so se è quello che chiedi, ma nelle nostre pagine c’è scritto:',
    askColleague: 'Chiedo al team?',
    notFound: 'Non ho trovato nulla su questo.',
  },
};
