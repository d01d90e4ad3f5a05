import type { Language } from '../intents.ts';

/**
 * What the AI says after a handoff while nobody has taken over. Several wordings each, so that no two replies in a row are the same.
 * None promises a time that the shop's hours don't give, or that a colleague will agree.
 */
export type WaitingTexts = {
  /** Something for the team, with nothing to ask about it. */
  noted: readonly string[];
  /** One or more of `details`, joined by `and`. */
  added(what: string): readonly string[];
  details: { order(number: string): string; email: string; phone: string; photo: string; file: string };
  and: string;
  /** A request that only a teammate can carry out. */
  forTeam: readonly string[];
  /** A question that nothing the AI may read answers. */
  unknown: readonly string[];
  /** To "thanks", to "ok", and to "hello?". */
  welcome: readonly string[];
  okay: readonly string[];
  here: readonly string[];
  /** To a second request for a person. */
  person: readonly string[];
  solved: readonly string[];
  /** To "never mind". */
  dropped: readonly string[];
  /** To "shall I send a photo?" */
  send: readonly string[];
  /** To a picture that shows a card number. */
  cover: string;
  /** What a teammate will need, asked once. */
  askOrder: string;
  askPhoto: string;
  sorry: readonly string[];
  /** Who replies. `when` is for example "Monday at 09:00 CET". */
  open: readonly string[];
  closed(when: string): readonly string[];
  away: readonly string[];
  /** To "how long does it take?" while the team is there. */
  noTime: readonly string[];
  /** For the team's summary, in the shop's language. */
  summary: { solved: string; person: string };
};

/** Dutch and Italian are written already; the AI speaks them once it understands them. */
export const waitingTexts: Record<Language, WaitingTexts> = {
  en: {
    noted: [
      'I’ve added that for the team.',
      'Thanks, I’ve passed that on to the team too.',
      'Got it. That’s in the notes for the team now.',
    ],
    added: (what) => [
      `Thanks, I’ve added ${what} for the team.`,
      `Got it. I’ve put ${what} in the notes for the team.`,
      `Thank you! I’ve passed ${what} on to the team.`,
    ],
    details: {
      order: (number) => `order ${number}`,
      email: 'your email address',
      phone: 'your phone number',
      photo: 'your photo',
      file: 'your file',
    },
    and: 'and',
    forTeam: [
      'I can’t do that myself here, so I’ve added it for the team.',
      'That’s one for a colleague. I’ve added it to your request.',
      'I’ve passed that on too. A colleague will look at it when they take over.',
    ],
    unknown: [
      'I don’t know that, so I’ve added your question for the team.',
      'That one I leave to a colleague. I’ve passed your question on.',
      'I couldn’t find that. Your question is in the notes for the team now.',
    ],
    welcome: ['You’re welcome!', 'Glad to help.', 'Any time!'],
    okay: ['All right.', 'Okay, good.', 'Perfect.'],
    here: ['I’m still here while you wait.', 'Yes, I’m here.', 'Hello again!'],
    person: [
      'I’ve already asked a colleague to take over.',
      'Your request is with the team.',
      'The team knows that you’d like to talk to a person.',
    ],
    solved: [
      'Good to hear! I’ve let the team know that it’s solved.',
      'Great, I’ve told the team.',
      'I’m glad! The team will see that it’s solved.',
    ],
    dropped: ['All right, I’ve let the team know.', 'Okay. The team will see that you no longer need this.'],
    send: ['Yes, please. Send it here and the team will see it.', 'Please do! Anything you send here goes to the team.'],
    cover: 'Yes, but please cover the card number first. The date, the amount and the last four digits are enough.',
    askOrder: 'Which order is it about? Send me its number and I’ll add it.',
    askPhoto: 'If you can, send a photo here. It helps the team.',
    sorry: [
      'I’m sorry about this. I’ve added it for the team.',
      'I understand, and I’m sorry. The team will see this too.',
      'I’m sorry that you have to wait. I’ve passed this on.',
    ],
    open: ['Someone from our team will reply here.', 'A colleague will answer you in this chat.', 'Our team will write to you here.'],
    closed: (when) => [
      `Our team is away until ${when}. They’ll reply here then.`,
      `A colleague will reply here once the team is back: ${when}.`,
      `The team isn’t here right now. They’re back ${when}.`,
    ],
    away: [
      'Our team is away right now and will reply here when they’re back.',
      'Nobody from the team is here right now. A colleague will reply in this chat.',
      'The team will reply here as soon as they’re back.',
    ],
    noTime: [
      'I can’t give you a time, but the team has your request and will reply here.',
      'Your request is with the team. I can’t see how long it will take; they’ll reply in this chat.',
      'I don’t know exactly when. A colleague will reply here.',
    ],
    summary: { solved: 'The customer says that it’s solved:', person: 'Asked for a person again:' },
  },
  es: {
    noted: [
      'Lo he anotado para el equipo.',
      'Gracias, también se lo he pasado al equipo.',
      'De acuerdo. Ya está en las notas para el equipo.',
    ],
    added: (what) => [
      `Gracias, he anotado ${what} para el equipo.`,
      `De acuerdo. He añadido ${what} a las notas para el equipo.`,
      `¡Gracias! Le he pasado ${what} al equipo.`,
    ],
    details: {
      order: (number) => `el pedido ${number}`,
      email: 'tu correo electrónico',
      phone: 'tu teléfono',
      photo: 'tu foto',
      file: 'tu archivo',
    },
    and: 'y',
    forTeam: [
      'Eso no puedo hacerlo yo aquí, así que lo he anotado para el equipo.',
      'De eso se ocupa un compañero. Lo he añadido a tu consulta.',
      'También lo he pasado. Un compañero lo verá cuando se haga cargo.',
    ],
    unknown: [
      'Eso no lo sé, así que he anotado tu pregunta para el equipo.',
      'Eso se lo dejo a un compañero. Le he pasado tu pregunta.',
      'No lo he encontrado. Tu pregunta ya está en las notas para el equipo.',
    ],
    welcome: ['¡De nada!', 'Un placer.', '¡A ti!'],
    okay: ['De acuerdo.', 'Vale, bien.', 'Perfecto.'],
    here: ['Sigo aquí mientras esperas.', 'Sí, aquí estoy.', '¡Hola de nuevo!'],
    person: [
      'Ya he pedido a un compañero que se haga cargo.',
      'Tu consulta está en manos del equipo.',
      'El equipo sabe que quieres hablar con una persona.',
    ],
    solved: [
      '¡Me alegro! He avisado al equipo de que está resuelto.',
      'Genial, se lo he dicho al equipo.',
      '¡Qué bien! El equipo verá que está resuelto.',
    ],
    dropped: ['De acuerdo, he avisado al equipo.', 'Vale. El equipo verá que ya no lo necesitas.'],
    send: ['Sí, por favor. Envíalo aquí y el equipo lo verá.', '¡Claro! Lo que envíes aquí le llega al equipo.'],
    cover: 'Sí, pero antes tapa el número de la tarjeta, por favor. Bastan la fecha, el importe y los cuatro últimos dígitos.',
    askOrder: '¿De qué pedido se trata? Envíame el número y lo añado.',
    askPhoto: 'Si puedes, envía una foto aquí. Ayuda al equipo.',
    sorry: [
      'Lo siento. Lo he anotado para el equipo.',
      'Te entiendo y lo siento. El equipo también verá esto.',
      'Siento que tengas que esperar. Lo he pasado al equipo.',
    ],
    open: [
      'Alguien de nuestro equipo te responderá aquí.',
      'Un compañero te contestará en este chat.',
      'Nuestro equipo te escribirá aquí.',
    ],
    closed: (when) => [
      `Nuestro equipo vuelve el ${when}. Te responderá aquí.`,
      `Un compañero te responderá aquí cuando vuelva el equipo: ${when}.`,
      `Ahora no hay nadie del equipo. Vuelven el ${when}.`,
    ],
    away: [
      'Ahora nuestro equipo no está y te responderá aquí cuando vuelva.',
      'Ahora no hay nadie del equipo. Un compañero te contestará en este chat.',
      'El equipo te responderá aquí en cuanto vuelva.',
    ],
    noTime: [
      'No puedo darte una hora, pero el equipo tiene tu consulta y te responderá aquí.',
      'Tu consulta está en manos del equipo. No veo cuánto tardará; te responderán en este chat.',
      'No sé exactamente cuándo. Un compañero te responderá aquí.',
    ],
    summary: { solved: 'El cliente dice que está resuelto:', person: 'Ha vuelto a pedir una persona:' },
  },
  fr: {
    noted: ['Je l’ai noté pour l’équipe.', 'Merci, je l’ai aussi transmis à l’équipe.', 'C’est noté : l’équipe le verra.'],
    added: (what) => [
      `Merci, j’ai noté ${what} pour l’équipe.`,
      `D’accord. J’ai ajouté ${what} aux notes pour l’équipe.`,
      `Merci ! J’ai transmis ${what} à l’équipe.`,
    ],
    details: {
      order: (number) => `la commande ${number}`,
      email: 'votre adresse e-mail',
      phone: 'votre numéro de téléphone',
      photo: 'votre photo',
      file: 'votre fichier',
    },
    and: 'et',
    forTeam: [
      'Je ne peux pas le faire ici moi-même, je l’ai donc noté pour l’équipe.',
      'Cela revient à un collègue. Je l’ai ajouté à votre demande.',
      'Je l’ai transmis aussi. Un collègue le verra en prenant le relais.',
    ],
    unknown: [
      'Je ne le sais pas, j’ai donc noté votre question pour l’équipe.',
      'Je laisse un collègue y répondre. J’ai transmis votre question.',
      'Je ne l’ai pas trouvé. Votre question est maintenant dans les notes de l’équipe.',
    ],
    welcome: ['Je vous en prie !', 'Avec plaisir.', 'De rien !'],
    okay: ['D’accord.', 'Très bien.', 'Parfait.'],
    here: ['Je suis toujours là pendant que vous attendez.', 'Oui, je suis là.', 'Rebonjour !'],
    person: [
      'J’ai déjà demandé à un collègue de prendre le relais.',
      'Votre demande est entre les mains de l’équipe.',
      'L’équipe sait que vous souhaitez parler à une personne.',
    ],
    solved: [
      'Tant mieux ! J’ai prévenu l’équipe que c’est réglé.',
      'Très bien, je l’ai dit à l’équipe.',
      'J’en suis ravi ! L’équipe verra que c’est réglé.',
    ],
    dropped: ['D’accord, j’ai prévenu l’équipe.', 'Très bien. L’équipe verra que vous n’en avez plus besoin.'],
    send: ['Oui, volontiers. Envoyez-le ici et l’équipe le verra.', 'Bien sûr ! Tout ce que vous envoyez ici parvient à l’équipe.'],
    cover:
      'Oui, mais masquez d’abord le numéro de la carte, s’il vous plaît. La date, le montant et les quatre derniers chiffres suffisent.',
    askOrder: 'De quelle commande s’agit-il ? Envoyez-moi son numéro et je l’ajoute.',
    askPhoto: 'Si vous le pouvez, envoyez une photo ici. Cela aide l’équipe.',
    sorry: [
      'Je suis désolé. Je l’ai noté pour l’équipe.',
      'Je comprends, et j’en suis désolé. L’équipe le verra aussi.',
      'Je suis désolé que vous deviez attendre. Je l’ai transmis.',
    ],
    open: [
      'Quelqu’un de notre équipe vous répondra ici.',
      'Un collègue vous répondra dans cette discussion.',
      'Notre équipe vous écrira ici.',
    ],
    closed: (when) => [
      `Notre équipe sera de retour ${when}. Elle vous répondra ici.`,
      `Un collègue vous répondra ici au retour de l’équipe : ${when}.`,
      `L’équipe n’est pas là pour le moment. Elle revient ${when}.`,
    ],
    away: [
      'Notre équipe est absente pour le moment et vous répondra ici à son retour.',
      'Personne de l’équipe n’est là pour le moment. Un collègue vous répondra dans cette discussion.',
      'L’équipe vous répondra ici dès son retour.',
    ],
    noTime: [
      'Je ne peux pas vous donner d’heure, mais l’équipe a votre demande et vous répondra ici.',
      'Votre demande est entre les mains de l’équipe. Je ne vois pas combien de temps cela prendra ; elle vous répondra dans cette discussion.',
      'Je ne sais pas exactement quand. Un collègue vous répondra ici.',
    ],
    summary: { solved: 'Le client dit que c’est réglé :', person: 'A redemandé une personne :' },
  },
  de: {
    noted: [
      'Ich habe das für das Team notiert.',
      'Danke, das habe ich auch ans Team weitergegeben.',
      'Alles klar. Das steht jetzt in den Notizen für das Team.',
    ],
    added: (what) => [
      `Danke, ich habe ${what} für das Team notiert.`,
      `Alles klar. Ich habe ${what} zu den Notizen für das Team hinzugefügt.`,
      `Vielen Dank! Ich habe ${what} ans Team weitergegeben.`,
    ],
    details: {
      order: (number) => `die Bestellung ${number}`,
      email: 'Ihre E-Mail-Adresse',
      phone: 'Ihre Telefonnummer',
      photo: 'Ihr Foto',
      file: 'Ihre Datei',
    },
    and: 'und',
    forTeam: [
      'Das kann ich hier nicht selbst tun, deshalb habe ich es für das Team notiert.',
      'Darum kümmert sich das Team. Ich habe es zu Ihrem Anliegen hinzugefügt.',
      'Auch das habe ich weitergegeben. Jemand aus dem Team sieht es sich an.',
    ],
    unknown: [
      'Das weiß ich nicht, deshalb habe ich Ihre Frage für das Team notiert.',
      'Das überlasse ich dem Team. Ihre Frage habe ich weitergegeben.',
      'Das habe ich nicht gefunden. Ihre Frage steht jetzt in den Notizen für das Team.',
    ],
    welcome: ['Gern geschehen!', 'Gerne.', 'Sehr gerne!'],
    okay: ['In Ordnung.', 'Alles klar.', 'Sehr gut.'],
    here: ['Ich bin weiter da, während Sie warten.', 'Ja, ich bin da.', 'Hallo noch einmal!'],
    person: [
      'Ich habe das Team schon gebeten, zu übernehmen.',
      'Ihr Anliegen liegt beim Team.',
      'Das Team weiß, dass Sie mit einem Menschen sprechen möchten.',
    ],
    solved: [
      'Schön! Ich habe dem Team Bescheid gegeben, dass es erledigt ist.',
      'Prima, das habe ich dem Team gesagt.',
      'Das freut mich! Das Team sieht, dass es erledigt ist.',
    ],
    dropped: ['In Ordnung, ich habe dem Team Bescheid gegeben.', 'Alles klar. Das Team sieht, dass Sie es nicht mehr brauchen.'],
    send: ['Ja, bitte. Schicken Sie es hier, dann sieht es das Team.', 'Sehr gerne! Was Sie hier schicken, sieht das Team.'],
    cover: 'Ja, aber decken Sie bitte zuerst die Kartennummer ab. Datum, Betrag und die letzten vier Ziffern reichen.',
    askOrder: 'Um welche Bestellung geht es? Schicken Sie mir die Nummer, dann notiere ich sie.',
    askPhoto: 'Wenn möglich, schicken Sie hier ein Foto. Das hilft dem Team.',
    sorry: [
      'Das tut mir leid. Ich habe es für das Team notiert.',
      'Ich verstehe das, und es tut mir leid. Das Team sieht auch diese Nachricht.',
      'Es tut mir leid, dass Sie warten müssen. Ich habe das weitergegeben.',
    ],
    open: ['Jemand aus unserem Team antwortet Ihnen hier.', 'Unser Team meldet sich in diesem Chat.', 'Unser Team schreibt Ihnen hier.'],
    closed: (when) => [
      `Unser Team antwortet Ihnen hier, sobald es wieder da ist: ${when}.`,
      `Unser Team ist wieder erreichbar: ${when}. Dann antwortet Ihnen jemand hier.`,
      `Gerade ist niemand aus dem Team da. Wieder erreichbar: ${when}.`,
    ],
    away: [
      'Unser Team ist gerade nicht da und antwortet Ihnen hier, sobald es zurück ist.',
      'Gerade ist niemand aus dem Team da. Jemand antwortet Ihnen in diesem Chat.',
      'Das Team antwortet Ihnen hier, sobald es wieder da ist.',
    ],
    noTime: [
      'Eine Uhrzeit kann ich nicht nennen, aber Ihr Anliegen liegt beim Team, und es antwortet Ihnen hier.',
      'Ihr Anliegen liegt beim Team. Wie lange es dauert, kann ich nicht sehen; die Antwort kommt in diesem Chat.',
      'Wann genau, weiß ich nicht. Jemand aus dem Team antwortet Ihnen hier.',
    ],
    summary: { solved: 'Laut Kunde erledigt:', person: 'Hat noch einmal nach einem Menschen gefragt:' },
  },
  pt: {
    noted: ['Anotei isso para a equipa.', 'Obrigado, também passei isso à equipa.', 'Certo. Já está nas notas para a equipa.'],
    added: (what) => [
      `Obrigado, anotei ${what} para a equipa.`,
      `Certo. Juntei ${what} às notas para a equipa.`,
      `Muito obrigado! Passei ${what} à equipa.`,
    ],
    details: {
      order: (number) => `a encomenda ${number}`,
      email: 'o seu email',
      phone: 'o seu número de telefone',
      photo: 'a sua fotografia',
      file: 'o seu ficheiro',
    },
    and: 'e',
    forTeam: [
      'Não posso fazer isso aqui, por isso anotei para a equipa.',
      'Disso trata um colega. Juntei ao seu pedido.',
      'Também passei isso. Um colega vê quando assumir a conversa.',
    ],
    unknown: [
      'Isso não sei, por isso anotei a sua pergunta para a equipa.',
      'Isso deixo para um colega. Passei-lhe a sua pergunta.',
      'Não encontrei isso. A sua pergunta já está nas notas para a equipa.',
    ],
    welcome: ['De nada!', 'Com todo o gosto.', 'Não tem de quê!'],
    okay: ['Está bem.', 'Certo, ótimo.', 'Perfeito.'],
    here: ['Continuo aqui enquanto espera.', 'Sim, estou aqui.', 'Olá de novo!'],
    person: [
      'Já pedi a um colega que assuma a conversa.',
      'O seu pedido está com a equipa.',
      'A equipa sabe que quer falar com uma pessoa.',
    ],
    solved: [
      'Ainda bem! Avisei a equipa de que está resolvido.',
      'Ótimo, já disse à equipa.',
      'Fico contente! A equipa vai ver que está resolvido.',
    ],
    dropped: ['Está bem, avisei a equipa.', 'Certo. A equipa vai ver que já não precisa.'],
    send: ['Sim, por favor. Envie aqui e a equipa vai ver.', 'Claro! O que enviar aqui chega à equipa.'],
    cover: 'Sim, mas tape primeiro o número do cartão, por favor. Bastam a data, o valor e os quatro últimos dígitos.',
    askOrder: 'De que encomenda se trata? Envie-me o número e eu anoto.',
    askPhoto: 'Se puder, envie aqui uma fotografia. Ajuda a equipa.',
    sorry: [
      'Lamento. Anotei isso para a equipa.',
      'Compreendo e lamento. A equipa também vai ver isto.',
      'Lamento que tenha de esperar. Passei isto à equipa.',
    ],
    open: ['Alguém da nossa equipa responde-lhe aqui.', 'Um colega responde-lhe nesta conversa.', 'A nossa equipa escreve-lhe aqui.'],
    closed: (when) => [
      `A nossa equipa responde-lhe aqui quando voltar: ${when}.`,
      `A nossa equipa volta: ${when}. Nessa altura, um colega responde-lhe aqui.`,
      `Neste momento não está ninguém da equipa. Volta: ${when}.`,
    ],
    away: [
      'A nossa equipa não está neste momento e responde-lhe aqui quando voltar.',
      'Neste momento não está ninguém da equipa. Um colega responde-lhe nesta conversa.',
      'A equipa responde-lhe aqui assim que voltar.',
    ],
    noTime: [
      'Não posso dar-lhe uma hora, mas a equipa tem o seu pedido e responde-lhe aqui.',
      'O seu pedido está com a equipa. Não vejo quanto vai demorar; a resposta chega nesta conversa.',
      'Não sei exatamente quando. Um colega responde-lhe aqui.',
    ],
    summary: { solved: 'O cliente diz que está resolvido:', person: 'Voltou a pedir uma pessoa:' },
  },
  nl: {
    noted: [
      'Ik heb dat voor het team genoteerd.',
      'Bedankt, dat heb ik ook aan het team doorgegeven.',
      'Duidelijk. Dat staat nu in de notities voor het team.',
    ],
    added: (what) => [
      `Bedankt, ik heb ${what} voor het team genoteerd.`,
      `Duidelijk. Ik heb ${what} aan de notities voor het team toegevoegd.`,
      `Dank u wel! Ik heb ${what} aan het team doorgegeven.`,
    ],
    details: {
      order: (number) => `bestelling ${number}`,
      email: 'uw e-mailadres',
      phone: 'uw telefoonnummer',
      photo: 'uw foto',
      file: 'uw bestand',
    },
    and: 'en',
    forTeam: [
      'Dat kan ik hier niet zelf doen, dus heb ik het voor het team genoteerd.',
      'Dat is iets voor een collega. Ik heb het aan uw vraag toegevoegd.',
      'Ook dat heb ik doorgegeven. Een collega kijkt ernaar.',
    ],
    unknown: [
      'Dat weet ik niet, dus heb ik uw vraag voor het team genoteerd.',
      'Dat laat ik aan een collega. Ik heb uw vraag doorgegeven.',
      'Dat kon ik niet vinden. Uw vraag staat nu in de notities voor het team.',
    ],
    welcome: ['Graag gedaan!', 'Met plezier.', 'Geen dank!'],
    okay: ['Prima.', 'Oké, goed.', 'Uitstekend.'],
    here: ['Ik ben er nog terwijl u wacht.', 'Ja, ik ben er.', 'Hallo weer!'],
    person: [
      'Ik heb een collega al gevraagd om het over te nemen.',
      'Uw vraag ligt bij het team.',
      'Het team weet dat u met een mens wilt praten.',
    ],
    solved: [
      'Fijn! Ik heb het team laten weten dat het opgelost is.',
      'Mooi, ik heb het aan het team verteld.',
      'Goed om te horen! Het team ziet dat het opgelost is.',
    ],
    dropped: ['Prima, ik heb het team laten weten.', 'Oké. Het team ziet dat het niet meer nodig is.'],
    send: ['Ja, graag. Stuur het hier, dan ziet het team het.', 'Graag! Wat u hier stuurt, komt bij het team.'],
    cover: 'Ja, maar dek eerst het kaartnummer af. De datum, het bedrag en de laatste vier cijfers zijn genoeg.',
    askOrder: 'Om welke bestelling gaat het? Stuur me het nummer, dan noteer ik het.',
    askPhoto: 'Stuur hier als het kan een foto. Dat helpt het team.',
    sorry: [
      'Het spijt me. Ik heb het voor het team genoteerd.',
      'Ik begrijp het, en het spijt me. Het team ziet ook dit.',
      'Het spijt me dat u moet wachten. Ik heb dit doorgegeven.',
    ],
    open: ['Iemand van ons team antwoordt u hier.', 'Een collega antwoordt u in deze chat.', 'Ons team schrijft u hier.'],
    closed: (when) => [
      `Ons team is terug op ${when}. Dan krijgt u hier antwoord.`,
      `Een collega antwoordt u hier zodra het team terug is: ${when}.`,
      `Er is nu niemand van het team. Ze zijn terug op ${when}.`,
    ],
    away: [
      'Ons team is er nu niet en antwoordt u hier zodra het terug is.',
      'Er is nu niemand van het team. Een collega antwoordt u in deze chat.',
      'Het team antwoordt u hier zodra het terug is.',
    ],
    noTime: [
      'Een tijd kan ik niet geven, maar het team heeft uw vraag en antwoordt u hier.',
      'Uw vraag ligt bij het team. Ik kan niet zien hoelang het duurt; het antwoord komt in deze chat.',
      'Wanneer precies weet ik niet. Een collega antwoordt u hier.',
    ],
    summary: { solved: 'Volgens de klant opgelost:', person: 'Vroeg opnieuw om een mens:' },
  },
  it: {
    noted: ['L’ho annotato per il team.', 'Grazie, ho passato anche questo al team.', 'Va bene. Ora è nelle note per il team.'],
    added: (what) => [
      `Grazie, ho annotato ${what} per il team.`,
      `Va bene. Ho aggiunto ${what} alle note per il team.`,
      `Grazie mille! Ho passato ${what} al team.`,
    ],
    details: {
      order: (number) => `l’ordine ${number}`,
      email: 'il suo indirizzo email',
      phone: 'il suo numero di telefono',
      photo: 'la sua foto',
      file: 'il suo file',
    },
    and: 'e',
    forTeam: [
      'Qui non posso farlo io, quindi l’ho annotato per il team.',
      'Di questo si occupa un collega. L’ho aggiunto alla sua richiesta.',
      'Ho passato anche questo. Un collega lo vedrà quando subentra.',
    ],
    unknown: [
      'Questo non lo so, quindi ho annotato la sua domanda per il team.',
      'Questo lo lascio a un collega. Gli ho passato la sua domanda.',
      'Non l’ho trovato. La sua domanda ora è nelle note per il team.',
    ],
    welcome: ['Prego!', 'È stato un piacere.', 'Di nulla!'],
    okay: ['Va bene.', 'D’accordo.', 'Perfetto.'],
    here: ['Sono ancora qui mentre aspetta.', 'Sì, sono qui.', 'Di nuovo buongiorno!'],
    person: [
      'Ho già chiesto a un collega di subentrare.',
      'La sua richiesta è al team.',
      'Il team sa che desidera parlare con una persona.',
    ],
    solved: ['Bene! Ho avvisato il team che è risolto.', 'Ottimo, l’ho detto al team.', 'Mi fa piacere! Il team vedrà che è risolto.'],
    dropped: ['Va bene, ho avvisato il team.', 'D’accordo. Il team vedrà che non serve più.'],
    send: ['Sì, grazie. Lo invii qui e il team lo vedrà.', 'Certo! Quello che invia qui arriva al team.'],
    cover: 'Sì, ma prima copra il numero della carta. Bastano la data, l’importo e le ultime quattro cifre.',
    askOrder: 'Di quale ordine si tratta? Mi mandi il numero e lo aggiungo.',
    askPhoto: 'Se può, invii qui una foto. Aiuta il team.',
    sorry: [
      'Mi dispiace. L’ho annotato per il team.',
      'Capisco, e mi dispiace. Il team vedrà anche questo.',
      'Mi dispiace che debba aspettare. L’ho passato al team.',
    ],
    open: ['Qualcuno del nostro team le risponderà qui.', 'Un collega le risponderà in questa chat.', 'Il nostro team le scriverà qui.'],
    closed: (when) => [
      `Il nostro team torna ${when}. Le risponderà qui.`,
      `Un collega le risponderà qui quando il team sarà tornato: ${when}.`,
      `Al momento non c’è nessuno del team. Torna ${when}.`,
    ],
    away: [
      'Il nostro team al momento non c’è e le risponderà qui al suo ritorno.',
      'Al momento non c’è nessuno del team. Un collega le risponderà in questa chat.',
      'Il team le risponderà qui appena torna.',
    ],
    noTime: [
      'Non posso darle un orario, ma il team ha la sua richiesta e le risponderà qui.',
      'La sua richiesta è al team. Non vedo quanto ci vorrà; la risposta arriverà in questa chat.',
      'Non so esattamente quando. Un collega le risponderà qui.',
    ],
    summary: { solved: 'Il cliente dice che è risolto:', person: 'Ha chiesto di nuovo una persona:' },
  },
};
