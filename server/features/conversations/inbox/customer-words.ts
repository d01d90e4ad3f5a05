import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** `assistantAgain`: a teammate returned the conversation to the AI. `stillWaiting`: no one replied for a while after a handoff. */
type Words = { assistantAgain: string; stillWaiting: string };
const words = {
  en: {
    assistantAgain: 'You’re chatting with our AI assistant again. You can ask for a person any time.',
    stillWaiting: 'Thanks for your patience. Our team is busy right now, but we have your message and we’ll reply here as soon as we can.',
  },
  es: {
    assistantAgain: 'Vuelves a hablar con nuestro asistente de IA. Puedes pedir hablar con una persona cuando quieras.',
    stillWaiting:
      'Gracias por tu paciencia. Ahora mismo el equipo está ocupado, pero tenemos tu mensaje y te responderemos aquí en cuanto podamos.',
  },
  fr: {
    assistantAgain: 'Vous échangez de nouveau avec notre assistant IA. Vous pouvez demander à parler à une personne à tout moment.',
    stillWaiting:
      'Merci de votre patience. Notre équipe est occupée en ce moment, mais nous avons bien votre message et vous répondrons ici dès que possible.',
  },
  de: {
    assistantAgain: 'Sie chatten wieder mit unserem KI-Assistenten. Auf Wunsch können Sie jederzeit mit einem Menschen sprechen.',
    stillWaiting:
      'Danke für Ihre Geduld. Unser Team ist gerade ausgelastet, aber wir haben Ihre Nachricht erhalten und antworten Ihnen hier so bald wie möglich.',
  },
  pt: {
    assistantAgain: 'Está de novo a falar com o nosso assistente de IA. Pode pedir para falar com uma pessoa quando quiser.',
    stillWaiting:
      'Obrigado pela sua paciência. A nossa equipa está ocupada neste momento, mas temos a sua mensagem e respondemos aqui assim que pudermos.',
  },
  nl: {
    assistantAgain: 'Je chat weer met onze AI-assistent. Je kunt altijd vragen om een medewerker.',
    stillWaiting: 'Bedankt voor je geduld. Ons team is nu druk, maar we hebben je bericht en antwoorden je hier zo snel mogelijk.',
  },
  it: {
    assistantAgain: 'Stai di nuovo parlando con il nostro assistente IA. Puoi chiedere di parlare con una persona quando vuoi.',
    stillWaiting:
      'Grazie per la pazienza. Il nostro team è occupato in questo momento, ma abbiamo il tuo messaggio e ti risponderemo qui appena possibile.',
  },
} satisfies Record<string, Words>;

/** In the customer's language, else the shop's, else English. */
export const customerWords = (conversation: { language: string | null }, shop: { locale: string }): Words =>
  words[pickLanguage(words, conversation.language, shop.locale)];
