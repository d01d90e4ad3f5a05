import type { AiTexts } from '@parley/contract/ai-settings';
import type { Language } from '@parley/contract/intents';

/**
 * What customers hear where the shop has no words of its own, as the server says it (features/assistant: shop-texts and the built-in
 * engine's texts). It belongs to the customer's language, not to that of this screen.
 */
export const ownWords: Record<Language, (shop: string) => Omit<AiTexts, 'resolution'>> = {
  en: (shop) => ({
    welcome: `I am the automated assistant of ${shop}.`,
    handoff_online: 'I am fetching a person. A person on the team will read this conversation and answer here.',
    handoff_offline: 'I am fetching a person. A person on the team will read this conversation and answer here. The team is back {hours}.',
    error:
      'Something on our side is not working, so I cannot look that up. A person on the team will read this conversation and answer here.',
  }),
  es: (shop) => ({
    welcome: `Soy el asistente automático de ${shop}.`,
    handoff_online: 'Aviso a una persona. Una persona del equipo leerá esta conversación y te responderá aquí.',
    handoff_offline:
      'Aviso a una persona. Una persona del equipo leerá esta conversación y te responderá aquí. El equipo vuelve el {hours}.',
    error:
      'Algo no funciona por nuestra parte y no puedo consultarlo. Una persona del equipo leerá esta conversación y te responderá aquí.',
  }),
  fr: (shop) => ({
    welcome: `Je suis l’assistant automatique de ${shop}.`,
    handoff_online: "J'appelle une personne. Une personne de l'équipe va lire cette conversation et vous répondre ici.",
    handoff_offline:
      "J'appelle une personne. Une personne de l'équipe va lire cette conversation et vous répondre ici. L’équipe est de retour {hours}.",
    error:
      "Quelque chose ne fonctionne pas de notre côté, je ne peux pas vérifier. Une personne de l'équipe va lire cette conversation et vous répondre ici.",
  }),
  de: (shop) => ({
    welcome: `Ich bin der automatische Assistent von ${shop}.`,
    handoff_online: 'Ich hole einen Menschen dazu. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier.',
    handoff_offline:
      'Ich hole einen Menschen dazu. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier. Das Team ist wieder da: {hours}.',
    error:
      'Bei uns funktioniert gerade etwas nicht, deshalb kann ich das nicht nachsehen. Ein Mensch aus dem Team liest diese Unterhaltung und antwortet Ihnen hier.',
  }),
  pt: (shop) => ({
    welcome: `Sou o assistente automático de ${shop}.`,
    handoff_online: 'Vou chamar uma pessoa. Uma pessoa da equipa vai ler esta conversa e responder aqui.',
    handoff_offline: 'Vou chamar uma pessoa. Uma pessoa da equipa vai ler esta conversa e responder aqui. A equipa volta: {hours}.',
    error: 'Algo não está a funcionar do nosso lado e não consigo consultar. Uma pessoa da equipa vai ler esta conversa e responder aqui.',
  }),
};
