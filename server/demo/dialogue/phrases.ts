// The AI's phrases for every conversation, in each language. `{a|b}` picks one.
import type { Language } from './language.ts';

type Phrases = {
  disclosure: string;
  askEmail: string;
  askNumberAndEmail: string;
  back: string;
  welcome: string;
  thanks: string;
};

export const phrases: Record<Language, Phrases> = {
  en: {
    disclosure: "Hi! I'm the AI assistant at Harbour Supply. You can ask for a person any time.",
    askEmail: '{I can look that up.|Let me check.|Happy to check.} Which email address {did you order with|is the order under}?',
    askNumberAndEmail: "{I can look that up.|Let me check.} What's your order number and the email address you ordered with?",
    back: "You're chatting with our AI assistant again. You can ask for a person any time.",
    welcome: "{You're welcome!|Happy to help!|My pleasure!} {Have a great day.|Anything else I can help with?|Enjoy!}",
    thanks: '{Thanks!|Thank you|Great, thanks|Perfect, thank you!|ok thank you|Brilliant, cheers|Super, thanks a lot|That helps, thanks}',
  },
  de: {
    disclosure: 'Hallo! Ich bin der KI-Assistent von Harbour Supply. Auf Wunsch können Sie jederzeit mit einem Menschen sprechen.',
    askEmail: '{Das sehe ich gern nach.|Ich schaue nach.} Mit welcher E-Mail-Adresse haben Sie bestellt?',
    askNumberAndEmail: 'Das sehe ich gern nach. Wie lauten Ihre Bestellnummer und die E-Mail-Adresse, mit der Sie bestellt haben?',
    back: 'Sie chatten wieder mit unserem KI-Assistenten. Auf Wunsch können Sie jederzeit mit einem Menschen sprechen.',
    welcome: '{Gern geschehen!|Sehr gern!} {Einen schönen Tag noch.|Kann ich Ihnen sonst noch helfen?}',
    thanks: '{Danke!|Vielen Dank|Super, danke|Alles klar, danke schön|Perfekt, danke!}',
  },
  fr: {
    disclosure: 'Bonjour ! Je suis l’assistant IA de Harbour Supply. Vous pouvez demander à parler à une personne à tout moment.',
    askEmail: '{Je regarde.|Je vérifie tout de suite.} Avec quelle adresse e-mail avez-vous commandé ?',
    askNumberAndEmail: 'Je vérifie tout de suite. Quel est votre numéro de commande, et l’adresse e-mail utilisée ?',
    back: 'Vous échangez de nouveau avec notre assistant IA. Vous pouvez demander à parler à une personne à tout moment.',
    welcome: '{Je vous en prie !|Avec plaisir !} {Bonne journée.|Puis-je vous aider pour autre chose ?}',
    thanks: '{Merci !|Merci beaucoup|Super, merci|Parfait, merci bien|ok merci}',
  },
  es: {
    disclosure: '¡Hola! Soy el asistente de IA de Harbour Supply. Puedes pedir hablar con una persona cuando quieras.',
    askEmail: '{Lo miro.|Ahora lo compruebo.} ¿Con qué correo hiciste el pedido?',
    askNumberAndEmail: 'Ahora lo compruebo. ¿Me dices el número de pedido y el correo con el que lo hiciste?',
    back: 'Vuelves a hablar con nuestro asistente de IA. Puedes pedir hablar con una persona cuando quieras.',
    welcome: '{¡De nada!|¡Un placer!} {Que tengas un buen día.|¿Te ayudo con algo más?}',
    thanks: '{¡Gracias!|Muchas gracias|Genial, gracias|Perfecto, mil gracias|vale gracias}',
  },
  pt: {
    disclosure: 'Olá! Sou o assistente de IA da Harbour Supply. Pode pedir para falar com uma pessoa quando quiser.',
    askEmail: '{Vou ver.|Vou já verificar.} Com que e-mail fez a encomenda?',
    askNumberAndEmail: 'Vou já verificar. Qual é o número da encomenda e o e-mail com que a fez?',
    back: 'Está de novo a falar com o nosso assistente de IA. Pode pedir para falar com uma pessoa quando quiser.',
    welcome: '{De nada!|Com todo o gosto!} {Tenha um bom dia.|Posso ajudar em mais alguma coisa?}',
    thanks: '{Obrigado!|Muito obrigada|Ótimo, obrigado|Perfeito, obrigada!|ok obrigado}',
  },
};
