import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** Customer-facing texts: the survey message and the page behind its link. */
type Words = {
  /** Sent into the conversation after it is resolved. */
  message: (link: string) => string;
  /** The page's heading. */
  title: (shop: string) => string;
  legend: string;
  /** From worst to best. */
  choices: readonly [string, string, string, string, string];
  /** Above the field for a comment. */
  remark: string;
  optional: string;
  send: string;
  choose: string;
  tooLong: string;
  /** Heading after submitting; `given` follows. */
  thanks: string;
  given: (choice: string) => string;
  /** They tried to change an earlier answer. */
  locked: string;
  expiredTitle: string;
  expired: string;
  /** Instead of a page that can’t be made right now. */
  busyTitle: string;
  busy: string;
};

export const words = {
  en: {
    message: (link) => `How did we do? It only takes a moment to tell us: ${link}`,
    title: (shop) => `How was your conversation with ${shop}?`,
    legend: 'Your rating',
    choices: ['Terrible', 'Bad', 'OK', 'Good', 'Great'],
    remark: 'Anything you want to add?',
    optional: 'optional',
    send: 'Send feedback',
    choose: 'Choose a rating first.',
    tooLong: 'Use 2,000 characters or fewer.',
    thanks: 'Thanks for your feedback!',
    given: (choice) => `Your rating: ${choice}`,
    locked: 'You’ve already sent your rating, so we’ve kept the first one.',
    expiredTitle: 'This link has expired',
    expired: 'You can’t leave a rating anymore, but thanks for stopping by.',
    busyTitle: 'One moment, please',
    busy: 'We can’t take this right now. Wait a minute and reload this page; what you entered is then sent again.',
  },
  de: {
    message: (link) => `Wie waren wir? Ihre Bewertung dauert nur einen Moment: ${link}`,
    title: (shop) => `Wie war Ihr Gespräch mit ${shop}?`,
    legend: 'Ihre Bewertung',
    choices: ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Sehr gut'],
    remark: 'Möchten Sie noch etwas dazu sagen?',
    optional: 'optional',
    send: 'Bewertung senden',
    choose: 'Wählen Sie zuerst eine Bewertung.',
    tooLong: 'Bitte höchstens 2.000 Zeichen.',
    thanks: 'Danke für Ihre Bewertung!',
    given: (choice) => `Ihre Bewertung: ${choice}`,
    locked: 'Sie haben schon bewertet, deshalb bleibt es bei Ihrer ersten Bewertung.',
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired: 'Eine Bewertung ist nicht mehr möglich. Trotzdem danke, dass Sie sich die Zeit nehmen.',
    busyTitle: 'Einen Moment bitte',
    busy: 'Das geht gerade nicht. Warten Sie eine Minute und laden Sie diese Seite neu; Ihre Angaben werden dann noch einmal gesendet.',
  },
  es: {
    message: (link) => `¿Qué tal lo hemos hecho? Cuéntanoslo, es solo un momento: ${link}`,
    title: (shop) => `¿Qué tal tu conversación con ${shop}?`,
    legend: 'Tu valoración',
    choices: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'],
    remark: '¿Quieres añadir algo?',
    optional: 'opcional',
    send: 'Enviar valoración',
    choose: 'Elige primero una valoración.',
    tooLong: 'Usa como máximo 2000 caracteres.',
    thanks: '¡Gracias por tu valoración!',
    given: (choice) => `Tu valoración: ${choice}`,
    locked: 'Ya habías enviado tu valoración, así que guardamos la primera.',
    expiredTitle: 'Este enlace ha caducado',
    expired: 'Ya no se puede dejar una valoración, pero gracias por pasarte.',
    busyTitle: 'Un momento, por favor',
    busy: 'Ahora mismo no es posible. Espera un minuto y vuelve a cargar esta página; lo que has escrito se enviará de nuevo.',
  },
  fr: {
    message: (link) => `Comment était notre échange ? Donnez-nous votre avis en un instant : ${link}`,
    title: (shop) => `Comment s’est passé votre échange avec ${shop} ?`,
    legend: 'Votre avis',
    choices: ['Très mal', 'Mal', 'Correct', 'Bien', 'Très bien'],
    remark: 'Souhaitez-vous ajouter quelque chose ?',
    optional: 'facultatif',
    send: 'Envoyer mon avis',
    choose: 'Choisissez d’abord une note.',
    tooLong: 'Limitez-vous à 2 000 caractères.',
    thanks: 'Merci pour votre avis !',
    given: (choice) => `Votre avis : ${choice}`,
    locked: 'Vous aviez déjà donné votre avis, nous gardons donc le premier.',
    expiredTitle: 'Ce lien a expiré',
    expired: 'Il n’est plus possible de donner votre avis, mais merci de votre visite.',
    busyTitle: 'Un instant, s’il vous plaît',
    busy: 'Ce n’est pas possible pour le moment. Attendez une minute et rechargez cette page ; ce que vous avez saisi sera renvoyé.',
  },
  pt: {
    message: (link) => `Como nos saímos? Diga-nos, é só um momento: ${link}`,
    title: (shop) => `Como foi a sua conversa com ${shop}?`,
    legend: 'A sua avaliação',
    choices: ['Muito má', 'Má', 'Razoável', 'Boa', 'Muito boa'],
    remark: 'Quer acrescentar alguma coisa?',
    optional: 'opcional',
    send: 'Enviar avaliação',
    choose: 'Escolha primeiro uma avaliação.',
    tooLong: 'Use no máximo 2000 caracteres.',
    thanks: 'Obrigado pela sua avaliação!',
    given: (choice) => `A sua avaliação: ${choice}`,
    locked: 'Já tinha enviado a sua avaliação, por isso guardámos a primeira.',
    expiredTitle: 'Este link expirou',
    expired: 'Já não é possível deixar uma avaliação, mas obrigado pela visita.',
    busyTitle: 'Um momento, por favor',
    busy: 'De momento não é possível. Aguarde um minuto e recarregue esta página; o que escreveu é enviado de novo.',
  },
  nl: {
    message: (link) => `Hoe hebben we het gedaan? Laat het ons even weten: ${link}`,
    title: (shop) => `Hoe was je gesprek met ${shop}?`,
    legend: 'Je beoordeling',
    choices: ['Heel slecht', 'Slecht', 'Oké', 'Goed', 'Heel goed'],
    remark: 'Wil je nog iets toevoegen?',
    optional: 'optioneel',
    send: 'Beoordeling versturen',
    choose: 'Kies eerst een beoordeling.',
    tooLong: 'Gebruik maximaal 2000 tekens.',
    thanks: 'Bedankt voor je beoordeling!',
    given: (choice) => `Je beoordeling: ${choice}`,
    locked: 'Je hebt al een beoordeling gegeven, dus we houden de eerste aan.',
    expiredTitle: 'Deze link is verlopen',
    expired: 'Je kunt geen beoordeling meer geven, maar bedankt dat je even langskwam.',
    busyTitle: 'Een ogenblik',
    busy: 'Dit lukt nu even niet. Wacht een minuut en laad deze pagina opnieuw; wat je hebt ingevuld wordt dan nog eens verstuurd.',
  },
  it: {
    message: (link) => `Com’è andata? Raccontacelo, ci vuole solo un attimo: ${link}`,
    title: (shop) => `Com’è andata la tua conversazione con ${shop}?`,
    legend: 'La tua valutazione',
    choices: ['Malissimo', 'Male', 'Così così', 'Bene', 'Benissimo'],
    remark: 'Vuoi aggiungere qualcosa?',
    optional: 'facoltativo',
    send: 'Invia valutazione',
    choose: 'Scegli prima una valutazione.',
    tooLong: 'Usa al massimo 2000 caratteri.',
    thanks: 'Grazie per la tua valutazione!',
    given: (choice) => `La tua valutazione: ${choice}`,
    locked: 'Hai già inviato la tua valutazione, quindi teniamo la prima.',
    expiredTitle: 'Questo link è scaduto',
    expired: 'Non è più possibile lasciare una valutazione, ma grazie di essere passato.',
    busyTitle: 'Un momento',
    busy: 'Al momento non è possibile. Aspetta un minuto e ricarica la pagina; quello che hai scritto verrà inviato di nuovo.',
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The first of these languages that we support. */
export const languageOf = (...wanted: (string | null | undefined)[]): Language => pickLanguage(words, ...wanted);
