import type { Language } from '@parley/contract/intents';

type Words = {
  /** Disclosure in the first message on channels that don't show that an AI answers. `name` is the AI's name, or ''. */
  disclosure(shop: string, name: string): string;
  /** Reply to an excluded topic. */
  declined: string;
  /** Added to a handoff outside business hours. `when` is for example "Monday at 09:00 CET". */
  opensAgain(when: string): string;
  /** Replaces {hours} in the shop's own texts when the opening time is unknown: "We're back {hours}." */
  someTime: string;
};

/** Parley's default texts. Plain and short, without promises. */
export const conductWords: Record<Language, Words> = {
  en: {
    disclosure: (shop, name) => (name ? `I’m ${name}, the AI assistant at ${shop}.` : `I’m the AI assistant at ${shop}.`),
    declined: 'I can’t help with that here, but a colleague can. Just tell me if you’d like me to bring someone in.',
    opensAgain: (when) => `Our team is away until ${when}.`,
    someTime: 'as soon as possible',
  },
  es: {
    disclosure: (shop, name) => (name ? `Soy ${name}, el asistente de IA de ${shop}.` : `Soy el asistente de IA de ${shop}.`),
    declined: 'Con eso no puedo ayudarte aquí, pero un compañero sí. Dime si quieres que avise a alguien.',
    opensAgain: (when) => `Nuestro equipo vuelve el ${when}.`,
    someTime: 'lo antes posible',
  },
  fr: {
    disclosure: (shop, name) => (name ? `Je suis ${name}, l’assistant IA de ${shop}.` : `Je suis l’assistant IA de ${shop}.`),
    declined: 'Je ne peux pas vous aider sur ce point ici, mais un collègue le peut. Dites-moi si vous souhaitez que je fasse appel à lui.',
    opensAgain: (when) => `Notre équipe sera de retour ${when}.`,
    someTime: 'dès que possible',
  },
  de: {
    disclosure: (shop, name) => (name ? `Ich bin ${name}, der KI-Assistent von ${shop}.` : `Ich bin der KI-Assistent von ${shop}.`),
    declined: 'Dabei kann ich hier leider nicht helfen, unser Team aber schon. Sagen Sie einfach Bescheid, dann hole ich jemanden dazu.',
    opensAgain: (when) => `Unser Team ist wieder erreichbar: ${when}.`,
    someTime: 'so bald wie möglich',
  },
  pt: {
    disclosure: (shop, name) => (name ? `Sou ${name}, o assistente de IA da ${shop}.` : `Sou o assistente de IA da ${shop}.`),
    declined: 'Com isso não posso ajudar aqui, mas um colega pode. Diga-me se quer que chame alguém.',
    opensAgain: (when) => `A nossa equipa volta: ${when}.`,
    someTime: 'assim que possível',
  },
  nl: {
    disclosure: (shop, name) => (name ? `Ik ben ${name}, de AI-assistent van ${shop}.` : `Ik ben de AI-assistent van ${shop}.`),
    declined: 'Daar kan ik je hier niet mee helpen, maar een collega wel. Zeg het gerust als ik er iemand bij moet halen.',
    opensAgain: (when) => `Ons team is er weer: ${when}.`,
    someTime: 'zo snel mogelijk',
  },
  it: {
    disclosure: (shop, name) => (name ? `Sono ${name}, l’assistente IA di ${shop}.` : `Sono l’assistente IA di ${shop}.`),
    declined: 'Con questo qui non posso aiutarti, ma un collega sì. Dimmi se vuoi che chiami qualcuno.',
    opensAgain: (when) => `Il nostro team torna: ${when}.`,
    someTime: 'appena possibile',
  },
};
