import { spokenIn } from '../../../platform/lib/spoken.ts';

/** What a customer reads: the question in a message, and the page behind its link. */
type Words = {
  message: (link: string) => string;
  title: (shop: string) => string;
  legend: string;
  choices: readonly [string, string, string, string, string];
  remark: string;
  optional: string;
  send: string;
  choose: string;
  tooLong: string;
  thanks: string;
  given: (choice: string) => string;
  locked: string;
  expiredTitle: string;
  expired: string;
};

export const words = {
  en: {
    message: (link) => `How did we do? Tell us here, it takes a moment: ${link}`,
    title: (shop) => `How was your conversation with ${shop}?`,
    legend: 'Your rating',
    choices: ['Terrible', 'Bad', 'OK', 'Good', 'Great'],
    remark: 'What made it so?',
    optional: 'optional',
    send: 'Send',
    choose: 'Choose a rating first.',
    tooLong: 'Use at most 2,000 characters.',
    thanks: 'Thank you!',
    given: (choice) => `You answered: ${choice}.`,
    locked: 'You had answered already, so your first answer stands.',
    expiredTitle: 'This link has expired',
    expired: 'It can no longer be answered. Thank you all the same.',
  },
  de: {
    message: (link) => `Wie war es mit uns? Sagen Sie es uns hier, es dauert nur einen Moment: ${link}`,
    title: (shop) => `Wie war Ihr Gespräch mit ${shop}?`,
    legend: 'Ihre Bewertung',
    choices: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Sehr gut'],
    remark: 'Woran lag es?',
    optional: 'freiwillig',
    send: 'Senden',
    choose: 'Wählen Sie zuerst eine Bewertung.',
    tooLong: 'Höchstens 2.000 Zeichen.',
    thanks: 'Vielen Dank!',
    given: (choice) => `Ihre Antwort: ${choice}.`,
    locked: 'Sie hatten schon geantwortet; Ihre erste Antwort gilt.',
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired: 'Er kann nicht mehr beantwortet werden. Trotzdem vielen Dank.',
  },
  es: {
    message: (link) => `¿Qué tal lo hicimos? Cuéntenoslo aquí, es solo un momento: ${link}`,
    title: (shop) => `¿Qué tal fue su conversación con ${shop}?`,
    legend: 'Su valoración',
    choices: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'],
    remark: '¿Por qué?',
    optional: 'opcional',
    send: 'Enviar',
    choose: 'Elija primero una valoración.',
    tooLong: 'Use como máximo 2.000 caracteres.',
    thanks: '¡Gracias!',
    given: (choice) => `Su respuesta: ${choice}.`,
    locked: 'Ya había respondido; vale su primera respuesta.',
    expiredTitle: 'Este enlace ha caducado',
    expired: 'Ya no se puede responder. Gracias de todos modos.',
  },
  fr: {
    message: (link) => `Comment était-ce ? Dites-le-nous ici, cela ne prend qu’un instant : ${link}`,
    title: (shop) => `Comment s’est passé votre échange avec ${shop} ?`,
    legend: 'Votre avis',
    choices: ['Très mal', 'Mal', 'Correct', 'Bien', 'Très bien'],
    remark: 'Pourquoi ?',
    optional: 'facultatif',
    send: 'Envoyer',
    choose: 'Choisissez d’abord un avis.',
    tooLong: 'Utilisez 2 000 caractères au plus.',
    thanks: 'Merci !',
    given: (choice) => `Votre réponse : ${choice}.`,
    locked: 'Vous aviez déjà répondu ; votre première réponse est conservée.',
    expiredTitle: 'Ce lien a expiré',
    expired: 'Il n’est plus possible d’y répondre. Merci tout de même.',
  },
  pt: {
    message: (link) => `Como nos saímos? Conte aqui, leva só um momento: ${link}`,
    title: (shop) => `Como foi a sua conversa com ${shop}?`,
    legend: 'A sua avaliação',
    choices: ['Péssimo', 'Ruim', 'Razoável', 'Bom', 'Ótimo'],
    remark: 'Por quê?',
    optional: 'opcional',
    send: 'Enviar',
    choose: 'Escolha primeiro uma avaliação.',
    tooLong: 'Use no máximo 2.000 caracteres.',
    thanks: 'Obrigado!',
    given: (choice) => `A sua resposta: ${choice}.`,
    locked: 'Você já tinha respondido; vale a primeira resposta.',
    expiredTitle: 'Este link expirou',
    expired: 'Já não é possível responder. Obrigado mesmo assim.',
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The first of these that we speak. */
export const languageOf = (...wanted: (string | null | undefined)[]): Language => spokenIn(words, ...wanted);
