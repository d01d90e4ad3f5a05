import type { Language } from './builtin/intents.ts';
import { codeMinutes } from './code.ts';

const words: Record<Language, (shop: string, code: string) => { subject: string; text: string }> = {
  en: (shop, code) => ({
    subject: `Your code for ${shop}`,
    text: `Your code is ${code}.\n\nType it into the chat with ${shop}. It is valid for ${codeMinutes} minutes. Nobody from the shop will ask you for it by phone.\n\nIf you did not ask for a code, you can ignore this e-mail.`,
  }),
  es: (shop, code) => ({
    subject: `Tu código para ${shop}`,
    text: `Tu código es ${code}.\n\nEscríbelo en el chat con ${shop}. Vale ${codeMinutes} minutos. Nadie de la tienda te lo pedirá por teléfono.\n\nSi no lo has pedido, puedes ignorar este correo.`,
  }),
  fr: (shop, code) => ({
    subject: `Votre code pour ${shop}`,
    text: `Votre code est ${code}.\n\nSaisissez-le dans le chat avec ${shop}. Il est valable ${codeMinutes} minutes. Personne de la boutique ne vous le demandera par téléphone.\n\nSi vous n'avez pas demandé de code, ignorez cet e-mail.`,
  }),
  de: (shop, code) => ({
    subject: `Ihr Code für ${shop}`,
    text: `Ihr Code lautet ${code}.\n\nGeben Sie ihn im Chat mit ${shop} ein. Er gilt ${codeMinutes} Minuten. Niemand aus dem Shop fragt am Telefon danach.\n\nWenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.`,
  }),
  pt: (shop, code) => ({
    subject: `O seu código para ${shop}`,
    text: `O seu código é ${code}.\n\nEscreva-o no chat com ${shop}. É válido por ${codeMinutes} minutos. Ninguém da loja o pedirá por telefone.\n\nSe não pediu nenhum código, pode ignorar este e-mail.`,
  }),
};

export const codeMail = (language: Language, shop: string, code: string) => words[language](shop, code);
