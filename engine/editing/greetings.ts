import type { Language } from '../intents.ts';

type Manners = { friendly: (name: string) => string; formal: (name: string) => string; friendlyClose: string; formalClose: string };

/** Greetings and closings in each supported language. */
export const manners: Record<Language, Manners> = {
  en: {
    friendly: (name) => `Hi ${name}!`,
    formal: (name) => `Dear ${name},`,
    friendlyClose: 'Let me know if there is anything else I can help with!',
    formalClose: 'Kind regards,',
  },
  de: {
    friendly: (name) => `Hallo ${name}!`,
    formal: (name) => `Guten Tag ${name},`,
    friendlyClose: 'Melden Sie sich gern, wenn ich noch etwas für Sie tun kann!',
    formalClose: 'Mit freundlichen Grüßen',
  },
  fr: {
    friendly: (name) => `Bonjour ${name} !`,
    formal: (name) => `Bonjour ${name},`,
    friendlyClose: 'N’hésitez pas si je peux faire autre chose pour vous !',
    formalClose: 'Bien cordialement,',
  },
  es: {
    friendly: (name) => `¡Hola, ${name}!`,
    formal: (name) => `Estimado/a ${name}:`,
    friendlyClose: '¡Dígame si puedo ayudarle en algo más!',
    formalClose: 'Atentamente,',
  },
  pt: {
    friendly: (name) => `Olá, ${name}!`,
    formal: (name) => `Prezado(a) ${name},`,
    friendlyClose: 'Se eu puder ajudar em mais alguma coisa, é só dizer!',
    formalClose: 'Atenciosamente,',
  },
  nl: {
    friendly: (name) => `Hoi ${name}!`,
    formal: (name) => `Beste ${name},`,
    friendlyClose: 'Laat het gerust weten als ik nog iets voor je kan doen!',
    formalClose: 'Met vriendelijke groet,',
  },
  it: {
    friendly: (name) => `Ciao ${name}!`,
    formal: (name) => `Gentile ${name},`,
    friendlyClose: 'Fammi sapere se posso aiutarti con altro!',
    formalClose: 'Cordiali saluti,',
  },
};

/** Matches a line that is a greeting in any of the languages. */
export const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|hoi|beste|goede(?:morgen|middag|avond)|ciao|buon(?:giorno|asera)|salve|gentile|guten (?:tag|morgen|abend)|liebe[rs]?|bonjour|bonsoir|cher|chère|¡?hola|buen[oa]s|estimad[oa]|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa])(?![\p{L}])[^.!?,:\n]{0,40}[,!:.]?\s*!?\s*/iu;
export const closing =
  /(?:regards|sincerely|best wishes|cheers|anything else|grüßen|grüße|cordialement|atentamente|saludos|atenciosamente|abraços|autre chose|algo más|mais alguma coisa|noch etwas|vriendelijke groet|groeten|nog iets|cordiali saluti|con altro)/iu;
