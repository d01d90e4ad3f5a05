import type { Mail } from '../../../integrations/ports.ts';
import type { Unread } from './continuity-store.ts';

type Words = {
  subject(shop: string): string;
  /** Follows the salutation; the replies come after it. */
  answered(shop: string): string;
  /** Below a reply with files. */
  file: string;
  /** Above the link. */
  goOn: string;
  notYou: string;
};
const words: Record<string, Words> = {
  en: {
    subject: (shop) => `${shop} replied to your message`,
    answered: (shop) => `You closed the chat before ${shop} could reply. Here’s the answer:`,
    file: '(with an attachment, which you can open in the chat)',
    goOn: 'Continue the conversation here. The link works for 7 days:',
    notYou: 'This link opens your conversation, so please don’t share it. Didn’t write to this shop? You can ignore this email.',
  },
  es: {
    subject: (shop) => `${shop} ha respondido a tu mensaje`,
    answered: (shop) => `Cerraste el chat antes de que ${shop} pudiera responder. Aquí tienes la respuesta:`,
    file: '(con un archivo adjunto que puedes abrir en el chat)',
    goOn: 'Sigue la conversación aquí. El enlace funciona durante 7 días:',
    notYou: 'Este enlace abre tu conversación, así que no lo compartas. ¿No has escrito a esta tienda? Puedes ignorar este correo.',
  },
  fr: {
    subject: (shop) => `${shop} a répondu à votre message`,
    answered: (shop) => `Vous avez fermé le chat avant que ${shop} n’ait pu répondre. Voici la réponse :`,
    file: '(avec une pièce jointe, à ouvrir dans le chat)',
    goOn: 'Poursuivez la conversation ici. Le lien est valable 7 jours :',
    notYou:
      'Ce lien ouvre votre conversation, ne le partagez donc pas. Vous n’avez pas écrit à cette boutique ? Vous pouvez ignorer cet e-mail.',
  },
  de: {
    subject: (shop) => `${shop} hat auf Ihre Nachricht geantwortet`,
    answered: (shop) => `Sie haben den Chat geschlossen, bevor ${shop} antworten konnte. Hier ist die Antwort:`,
    file: '(mit einem Anhang, den Sie im Chat öffnen können)',
    goOn: 'Hier geht das Gespräch weiter. Der Link ist 7 Tage gültig:',
    notYou:
      'Dieser Link öffnet Ihr Gespräch, geben Sie ihn deshalb bitte nicht weiter. Sie haben diesem Shop nicht geschrieben? Dann können Sie diese E-Mail ignorieren.',
  },
  pt: {
    subject: (shop) => `${shop} respondeu à sua mensagem`,
    answered: (shop) => `Fechou o chat antes de ${shop} poder responder. Aqui está a resposta:`,
    file: '(com um anexo, que pode abrir no chat)',
    goOn: 'Continue a conversa aqui. O link funciona durante 7 dias:',
    notYou: 'Este link abre a sua conversa, por isso não o partilhe. Não escreveu a esta loja? Pode ignorar este e-mail.',
  },
  nl: {
    subject: (shop) => `${shop} heeft op je bericht geantwoord`,
    answered: (shop) => `Je sloot de chat voordat ${shop} kon antwoorden. Hier is het antwoord:`,
    file: '(met een bijlage, die je in de chat kunt openen)',
    goOn: 'Ga hier verder met het gesprek. De link werkt 7 dagen:',
    notYou: 'Deze link opent je gesprek, dus deel hem niet. Heb je deze winkel niet geschreven? Dan kun je deze e-mail negeren.',
  },
  it: {
    subject: (shop) => `${shop} ha risposto al tuo messaggio`,
    answered: (shop) => `Hai chiuso la chat prima che ${shop} potesse rispondere. Ecco la risposta:`,
    file: '(con un allegato che puoi aprire nella chat)',
    goOn: 'Continua la conversazione qui. Il link funziona per 7 giorni:',
    notYou: 'Questo link apre la tua conversazione, quindi non condividerlo. Non hai scritto a questo negozio? Puoi ignorare questa email.',
  },
};
const greeting: Record<string, string> = { en: 'Hi,', es: '¡Hola!', fr: 'Bonjour,', de: 'Guten Tag,', pt: 'Olá,', nl: 'Hoi,', it: 'Ciao,' };

/** The replies a visitor missed, in their language, with a link back to the chat. */
export function continuityMail(locale: string | null, shop: string, replies: readonly Unread[], link: string): Omit<Mail, 'to'> {
  const language = locale?.slice(0, 2) ?? 'en';
  const say = words[language] ?? words['en']!;
  const quoted = replies.map(({ author, text, files }) => `${author}:\n${[text, files > 0 ? say.file : ''].filter(Boolean).join('\n')}`);
  return {
    subject: say.subject(shop),
    text: `${greeting[language] ?? greeting['en']}\n\n${say.answered(shop)}\n\n${quoted.join('\n\n')}\n\n${say.goOn}\n${link}\n\n${say.notYou}\n`,
  };
}
