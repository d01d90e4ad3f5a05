// What the assistant says in every conversation, in each of its languages. `{a|b}` is one of the two.
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
    disclosure: 'Hello, I am the automated assistant of Harbour Supply; ask for a person any time.',
    askEmail: '{I can look that up.|Let me look.|I will check that for you.} Which e-mail address {did you order with|is the order under}?',
    askNumberAndEmail: '{I can look that up.|Let me look.} Please tell me your order number and the e-mail address you ordered with.',
    back: 'You are talking with our assistant again. Ask for a person any time.',
    welcome: '{You are welcome.|Gladly.|My pleasure.} {Have a good day.|Is there anything else?|Enjoy.}',
    thanks: '{Thanks!|Thank you|Great, thanks|Perfect, thank you!|ok thank you|Brilliant, cheers|Super, thanks a lot|That helps, thanks}',
  },
  de: {
    disclosure: 'Guten Tag, ich bin der automatische Assistent von Harbour Supply; fragen Sie jederzeit nach einem Menschen.',
    askEmail: '{Das sehe ich gern nach.|Ich schaue nach.} Mit welcher E-Mail-Adresse haben Sie bestellt?',
    askNumberAndEmail:
      'Das sehe ich gern nach. Nennen Sie mir bitte Ihre Bestellnummer und die E-Mail-Adresse, mit der Sie bestellt haben.',
    back: 'Sie sprechen wieder mit unserem Assistenten. Fragen Sie jederzeit nach einem Menschen.',
    welcome: '{Gern geschehen.|Sehr gern.} {Einen schönen Tag noch.|Kann ich sonst noch helfen?}',
    thanks: '{Danke!|Vielen Dank|Super, danke|Alles klar, danke schön|Perfekt, danke!}',
  },
  fr: {
    disclosure: 'Bonjour, je suis l’assistant automatique de Harbour Supply ; demandez une personne à tout moment.',
    askEmail: '{Je regarde.|Je vérifie tout de suite.} Avec quelle adresse e-mail avez-vous commandé ?',
    askNumberAndEmail: 'Je vérifie tout de suite. Donnez-moi le numéro de commande et l’adresse e-mail utilisée, s’il vous plaît.',
    back: 'Vous parlez de nouveau avec notre assistant. Demandez une personne à tout moment.',
    welcome: '{Je vous en prie.|Avec plaisir.} {Bonne journée.|Autre chose ?}',
    thanks: '{Merci !|Merci beaucoup|Super, merci|Parfait, merci bien|ok merci}',
  },
  es: {
    disclosure: 'Hola, soy el asistente automático de Harbour Supply; pide una persona cuando quieras.',
    askEmail: '{Lo miro.|Ahora lo compruebo.} ¿Con qué correo hiciste el pedido?',
    askNumberAndEmail: 'Ahora lo compruebo. Dime el número de pedido y el correo con el que lo hiciste, por favor.',
    back: 'Vuelves a hablar con nuestro asistente. Pide una persona cuando quieras.',
    welcome: '{De nada.|Un placer.} {Que tengas un buen día.|¿Algo más?}',
    thanks: '{¡Gracias!|Muchas gracias|Genial, gracias|Perfecto, mil gracias|vale gracias}',
  },
  pt: {
    disclosure: 'Olá, sou o assistente automático da Harbour Supply; peça uma pessoa quando quiser.',
    askEmail: '{Vou ver.|Vou já verificar.} Com que e-mail fez a encomenda?',
    askNumberAndEmail: 'Vou já verificar. Diga-me o número da encomenda e o e-mail com que a fez, por favor.',
    back: 'Está de novo a falar com o nosso assistente. Peça uma pessoa quando quiser.',
    welcome: '{De nada.|Com todo o gosto.} {Um bom dia.|Mais alguma coisa?}',
    thanks: '{Obrigado!|Muito obrigada|Ótimo, obrigado|Perfeito, obrigada!|ok obrigado}',
  },
};
