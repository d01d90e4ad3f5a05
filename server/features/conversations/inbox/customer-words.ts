import { spokenIn } from '../../../platform/lib/spoken.ts';

/** What Parley itself says to a customer: that the assistant answers again, and that a person takes longer. */
type Words = { assistantAgain: string; stillWaiting: string };
const words = {
  en: {
    assistantAgain: 'You are talking with our assistant again. Ask for a person any time.',
    stillWaiting: 'Our team is busy right now. Your message is safe with us, and someone will answer you here as soon as they can.',
  },
  es: {
    assistantAgain: 'Está hablando de nuevo con nuestro asistente. Puede pedir una persona cuando quiera.',
    stillWaiting: 'Nuestro equipo está ocupado en este momento. Su mensaje no se pierde: alguien le responderá aquí en cuanto pueda.',
  },
  fr: {
    assistantAgain: 'Vous parlez de nouveau avec notre assistant. Demandez une personne quand vous voulez.',
    stillWaiting: 'Notre équipe est occupée en ce moment. Votre message est bien arrivé, et quelqu’un vous répondra ici dès que possible.',
  },
  de: {
    assistantAgain: 'Sie sprechen wieder mit unserem Assistenten. Fragen Sie jederzeit nach einem Menschen.',
    stillWaiting: 'Unser Team ist gerade beschäftigt. Ihre Nachricht geht nicht verloren, und jemand antwortet Ihnen hier, sobald es geht.',
  },
  pt: {
    assistantAgain: 'Você está falando de novo com o nosso assistente. Peça uma pessoa quando quiser.',
    stillWaiting: 'A nossa equipe está ocupada no momento. A sua mensagem está guardada, e alguém responde aqui assim que puder.',
  },
} satisfies Record<string, Words>;

/** In the customer's language, otherwise the shop's, otherwise English. */
export const customerWords = (conversation: { language: string | null }, shop: { locale: string }): Words =>
  words[spokenIn(words, conversation.language, shop.locale)];
