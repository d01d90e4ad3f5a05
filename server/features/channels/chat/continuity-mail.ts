import type { Mail } from '../../../integrations/ports.ts';
import type { Unread } from './continuity-store.ts';

type Words = { subject(shop: string): string; answered(shop: string): string; file: string; goOn: string; notYou: string };
const words: Record<string, Words> = {
  en: {
    subject: (shop) => `${shop} answered you`,
    answered: (shop) => `you wrote to ${shop} and closed the chat before the answer came. Here it is:`,
    file: '(with a file, which the chat shows)',
    goOn: 'Read it there and answer, within 7 days:',
    notYou: 'The link opens your conversation: please do not pass it on. If you did not write to this shop, you can ignore this e-mail.',
  },
  es: {
    subject: (shop) => `${shop} te ha respondido`,
    answered: (shop) => `escribiste a ${shop} y cerraste el chat antes de que llegara la respuesta. Aquí está:`,
    file: '(con un archivo, que verás en el chat)',
    goOn: 'Léela y contesta en el chat, durante 7 días:',
    notYou: 'El enlace abre tu conversación: no lo compartas. Si no escribiste a esta tienda, puedes ignorar este correo.',
  },
  fr: {
    subject: (shop) => `${shop} vous a répondu`,
    answered: (shop) => `vous avez écrit à ${shop} et fermé le chat avant la réponse. La voici :`,
    file: '(avec un fichier, visible dans le chat)',
    goOn: 'Lisez-la et répondez dans le chat, pendant 7 jours :',
    notYou: "Le lien ouvre votre conversation : ne le transmettez pas. Si vous n'avez pas écrit à cette boutique, ignorez cet e-mail.",
  },
  de: {
    subject: (shop) => `${shop} hat Ihnen geantwortet`,
    answered: (shop) => `Sie haben ${shop} geschrieben und den Chat geschlossen, bevor die Antwort kam. Hier ist sie:`,
    file: '(mit einer Datei, die der Chat zeigt)',
    goOn: 'Lesen und antworten Sie im Chat, 7 Tage lang:',
    notYou:
      'Der Link öffnet Ihr Gespräch: Bitte geben Sie ihn nicht weiter. Wenn Sie diesem Shop nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
  },
  pt: {
    subject: (shop) => `${shop} respondeu-lhe`,
    answered: (shop) => `escreveu à ${shop} e fechou o chat antes de chegar a resposta. Aqui está:`,
    file: '(com um ficheiro, que o chat mostra)',
    goOn: 'Leia e responda no chat, durante 7 dias:',
    notYou: 'A ligação abre a sua conversa: não a partilhe. Se não escreveu a esta loja, pode ignorar este e-mail.',
  },
};
const greeting: Record<string, string> = { en: 'Hello,', es: 'Hola:', fr: 'Bonjour,', de: 'Guten Tag,', pt: 'Olá,' };

/** What was said while the visitor was away, in their language, and the way back. */
export function continuityMail(locale: string | null, shop: string, replies: readonly Unread[], link: string): Omit<Mail, 'to'> {
  const language = locale?.slice(0, 2) ?? 'en';
  const say = words[language] ?? words['en']!;
  const said = replies.map(({ author, text, files }) => `${author}:\n${[text, files > 0 ? say.file : ''].filter(Boolean).join('\n')}`);
  return {
    subject: say.subject(shop),
    text: `${greeting[language] ?? greeting['en']}\n\n${say.answered(shop)}\n\n${said.join('\n\n')}\n\n${say.goOn}\n${link}\n\n${say.notYou}\n`,
  };
}
