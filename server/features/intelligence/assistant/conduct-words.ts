import type { Language } from '@parley/contract/intents';

type Words = {
  /** Who speaks, always as a machine. */
  disclosure(shop: string, name: string): string;
  declined: string;
  opensAgain(when: string): string;
  /** In the place of the hours when it is not known when the shop opens. */
  someTime: string;
};

/** Parley's own words where the shop wrote none. Plain and short; nothing is promised that is not known. */
export const conductWords: Record<Language, Words> = {
  en: {
    disclosure: (shop, name) => (name ? `I am ${name}, the automated assistant of ${shop}.` : `I am the automated assistant of ${shop}.`),
    declined: 'I cannot help with that here. If you would like a person to look at it, just say so.',
    opensAgain: (when) => `The team is back ${when}.`,
    someTime: 'as soon as they can',
  },
  es: {
    disclosure: (shop, name) => (name ? `Soy ${name}, el asistente automático de ${shop}.` : `Soy el asistente automático de ${shop}.`),
    declined: 'No puedo ayudarte con eso aquí. Si quieres que lo vea una persona, dímelo.',
    opensAgain: (when) => `El equipo vuelve el ${when}.`,
    someTime: 'en cuanto pueda',
  },
  fr: {
    disclosure: (shop, name) =>
      name ? `Je suis ${name}, l’assistant automatique de ${shop}.` : `Je suis l’assistant automatique de ${shop}.`,
    declined: 'Je ne peux pas vous aider sur ce point ici. Si vous souhaitez qu’une personne s’en occupe, dites-le-moi.',
    opensAgain: (when) => `L’équipe est de retour ${when}.`,
    someTime: 'dès que possible',
  },
  de: {
    disclosure: (shop, name) =>
      name ? `Ich bin ${name}, der automatische Assistent von ${shop}.` : `Ich bin der automatische Assistent von ${shop}.`,
    declined: 'Dabei kann ich hier nicht helfen. Wenn sich ein Mensch darum kümmern soll, sagen Sie es einfach.',
    opensAgain: (when) => `Das Team ist wieder da: ${when}.`,
    someTime: 'sobald es geht',
  },
  pt: {
    disclosure: (shop, name) => (name ? `Sou ${name}, o assistente automático de ${shop}.` : `Sou o assistente automático de ${shop}.`),
    declined: 'Não posso ajudar com isso aqui. Se quiser que uma pessoa veja o assunto, é só dizer.',
    opensAgain: (when) => `A equipa volta: ${when}.`,
    someTime: 'assim que possível',
  },
};
