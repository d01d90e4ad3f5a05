import type { Language } from '../intents.ts';

/** What the AI says about its own answers. */
export type TurnTexts = {
  /** Instead of the same answer a second time; a yes hands off. */
  nothingMore: string;
  /** After a question asked again in the same words. */
  stuck: string;
  /** Instead of a second "anything else?" in a row. */
  goOn: string;
  /** Before an answer from a page that may only touch the question. */
  closest: string;
  /** Follows what the AI doesn't know; a yes hands off. */
  askColleague: string;
  /** Neither articles nor descriptions say it. */
  notFound: string;
};

export const turnTexts: Record<Language, TurnTexts> = {
  en: {
    nothingMore: 'That’s all I have on this. Shall I ask a colleague?',
    stuck: 'I can’t go on without that. If you’d rather talk to a person, just tell me.',
    goOn: 'Sure, what would you like to know?',
    closest: 'I’m not sure this is what you mean, but our pages say:',
    askColleague: 'Shall I ask a colleague?',
    notFound: 'I couldn’t find anything about that.',
  },
  de: {
    nothingMore: 'Mehr weiß ich dazu leider nicht. Soll ich im Team nachfragen?',
    stuck: 'Ohne diese Angabe komme ich nicht weiter. Wenn Sie lieber mit einem Menschen sprechen, sagen Sie es mir einfach.',
    goOn: 'Gern, was möchten Sie wissen?',
    closest: 'Ich bin nicht sicher, ob Sie das meinen. Auf unseren Seiten steht:',
    askColleague: 'Soll ich im Team nachfragen?',
    notFound: 'Dazu habe ich nichts gefunden.',
  },
  fr: {
    nothingMore: 'Je n’ai rien de plus à ce sujet. Voulez-vous que je demande à l’équipe ?',
    stuck: 'Sans cela, je ne peux pas continuer. Si vous préférez parler à quelqu’un de l’équipe, dites-le-moi.',
    goOn: 'Bien sûr, que voulez-vous savoir ?',
    closest: 'Je ne suis pas sûr que ce soit votre question. Nos pages disent :',
    askColleague: 'Voulez-vous que je demande à l’équipe ?',
    notFound: 'Je n’ai rien trouvé à ce sujet.',
  },
  es: {
    nothingMore: 'No tengo más información sobre esto. ¿Pregunto al equipo?',
    stuck: 'Sin eso no puedo seguir. Si prefieres hablar con una persona, dímelo.',
    goOn: 'Claro, ¿qué te gustaría saber?',
    closest: 'No sé si es lo que preguntas, pero en nuestras páginas pone:',
    askColleague: '¿Pregunto al equipo?',
    notFound: 'No he encontrado nada sobre eso.',
  },
  pt: {
    nothingMore: 'Não tenho mais informação sobre isto. Quer que pergunte à equipa?',
    stuck: 'Sem isso não consigo avançar. Se preferir falar com uma pessoa, diga-me.',
    goOn: 'Claro, o que gostaria de saber?',
    closest: 'Não sei se é isto que procura, mas as nossas páginas dizem:',
    askColleague: 'Quer que pergunte à equipa?',
    notFound: 'Não encontrei nada sobre isso.',
  },
  nl: {
    nothingMore: 'Meer weet ik hier niet over. Zal ik het aan een collega vragen?',
    stuck: 'Zonder dat kan ik niet verder. Praat je liever met een medewerker, zeg het dan gerust.',
    goOn: 'Natuurlijk, wat wil je weten?',
    closest: 'Ik weet niet zeker of je dit bedoelt, maar op onze pagina’s staat:',
    askColleague: 'Zal ik het aan een collega vragen?',
    notFound: 'Daar heb ik niets over gevonden.',
  },
  it: {
    nothingMore: 'Non ho altro su questo. Chiedo al team?',
    stuck: 'Senza questo non posso andare avanti. Se preferisci parlare con una persona, dimmelo.',
    goOn: 'Certo, che cosa vuoi sapere?',
    closest: 'Non so se è quello che chiedi, ma nelle nostre pagine c’è scritto:',
    askColleague: 'Chiedo al team?',
    notFound: 'Non ho trovato nulla su questo.',
  },
};
