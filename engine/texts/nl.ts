import { actionsNl } from './actions-nl.ts';
import { ordersNl } from './orders-nl.ts';
import { problemsNl } from './problems-nl.ts';
import { or } from './lists.ts';
import { shoppingNl } from './shopping-nl.ts';
import type { Texts } from './texts.ts';

const next = 'Iemand van ons team leest deze chat en antwoordt je hier.';
const inVersion = (which: string) => which && ` in ${which}`;

export const nl: Texts = {
  greeting: (shop) => `Hoi! Ik ben de AI-assistent van ${shop}. Vraag me gerust iets over producten, bestellingen, bezorging of retouren.`,
  here: 'Ik ben er! Waar kan ik je mee helpen?',
  thanks: 'Graag gedaan! Kan ik je nog ergens mee helpen?',
  goodbye: 'Bedankt voor je bericht en nog een fijne dag!',
  automated: (shop) =>
    `Ik ben de AI-assistent van ${shop}, geen mens. Ik antwoord op basis van onze helppagina’s, producten en bestellingen, en ik kan er altijd een collega bij halen.`,
  automatedAgain: (shop) => `Hier is de AI-assistent van ${shop} weer.`,
  abilities: () =>
    'Ik beantwoord vragen over producten, voorraad, bezorging, terugbetaling en betaling. Ook kan ik je bestelling opzoeken, wijzigen of annuleren en een retour of ruiling aanmelden. Voor al het andere haal ik er een collega bij. Waar kan ik je mee helpen?',
  outOfScope: (shop) =>
    `Ik kan je alleen helpen met ${shop}: producten, bestellingen, bezorging, retouren en betaling. Waar kan ik je mee helpen?`,
  offerPerson: 'Daar kan ik je niet mee helpen, maar een collega wel. Zal ik er iemand bij halen?',
  offerPersonHere: 'Zal ik een collega in deze chat erbij halen?',
  personAnyTime: 'Praat je liever met een mens? Zeg het gerust, dan haal ik er een collega bij.',
  fileOnly: 'Ik kan geen bestanden openen, maar een collega wel. Waar gaat je bestand over, en bij welke bestelling hoort het?',
  refusedIntent: 'Oké, dan laat ik het zo. Wat wil je in plaats daarvan?',
  neverMind: 'Geen probleem! Kan ik je nog ergens mee helpen?',

  whichIntent: (detectedIntents) => `Even voor de zekerheid: gaat het om ${or(detectedIntents, 'nl')}?`,
  otherWords: 'Sorry, dat begreep ik niet. Gaat je vraag over een bestelling of over een product?',
  noSource: 'Dat kon ik niet vinden op onze helppagina’s. Kun je het anders zeggen? Anders haal ik er een collega bij.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `Je vroeg ook naar ${new Intl.ListFormat('nl').format(detectedIntents)}. Zal ik met het eerste beginnen?`
      : `Je vroeg ook naar ${detectedIntents.join('')}. Zal ik daarmee verdergaan?`,
  afterThis: (detected) => `Je vroeg ook naar ${detected}. Dat doen we hier meteen na:`,
  // As they follow "gaat het om" and "je vroeg naar".
  intentName: {
    place_order: 'een nieuwe bestelling',
    cancel_order: 'het annuleren van een bestelling',
    change_order: 'het wijzigen van een bestelling',
    track_order: 'de status van een bestelling',
    delivery_options: 'de bezorgopties',
    delivery_period: 'de levertijd',
    set_shipping_address: 'een nieuw bezorgadres',
    change_shipping_address: 'het wijzigen van een bezorgadres',
    return_item: 'een retour',
    exchange_item: 'het ruilen van een artikel',
    get_refund: 'een terugbetaling',
    track_refund: 'de status van een terugbetaling',
    check_refund_policy: 'het retourbeleid',
    check_cancellation_fee: 'de kosten van annuleren',
    payment_methods: 'de betaalmethoden',
    payment_issue: 'een probleem met een betaling',
    get_invoice: 'een factuur',
    check_invoice: 'het inzien van facturen',
    create_account: 'een nieuw account',
    edit_account: 'het wijzigen van accountgegevens',
    switch_account: 'het wisselen van account',
    delete_account: 'het verwijderen van een account',
    recover_password: 'een vergeten wachtwoord',
    registration_problems: 'problemen met registreren',
    newsletter_subscription: 'de nieuwsbrief',
    product_question: 'een product',
    stock_question: 'de voorraad van een artikel',
    recommendation: 'een aanbeveling',
    discount_question: 'kortingen',
    store_hours: 'de openingstijden',
    complaint: 'een klacht',
    review: 'een beoordeling',
    contact_customer_service: 'contact met de klantenservice',
    contact_human_agent: 'een gesprek met een medewerker',
    greeting: 'een begroeting',
    thanks: 'een bedankje',
    goodbye: 'een afscheid',
    out_of_scope: 'iets anders',
    bot_question: 'wie ik ben',
    capabilities: 'wat ik kan',
  },
  quoted: (language) => `Op onze helppagina’s staat (in het ${language}):`,
  partly: 'Is dat geen antwoord op je vraag? Zeg het gerust, dan haal ik er een collega bij.',
  languageName: { en: 'Engels', es: 'Spaans', fr: 'Frans', de: 'Duits', pt: 'Portugees', nl: 'Nederlands', it: 'Italiaans' },

  askEmail:
    'Dat zoek ik graag voor je op. Zodat alleen jij je bestellingen ziet, stuur ik je eerst een code. Met welk e-mailadres heb je besteld?',
  askOrderNumber: 'Wat is het bestelnummer? Je vindt het in je bevestigingsmail.',
  askOrderAndEmail:
    'Dat zoek ik graag voor je op. Zodat alleen jij je bestellingen ziet: wat zijn het bestelnummer en het e-mailadres waarmee je hebt besteld?',
  askEmailOfOrder: (number) => `Bedankt! En welk e-mailadres heb je voor bestelling ${number} gebruikt?`,
  askNameAndPostcode:
    'Dat zoek ik graag voor je op. Zodat alleen jij je bestellingen ziet: wat zijn je volledige naam (of je e-mailadres) en je postcode?',
  askPostcode: 'Bedankt! En wat is je postcode?',
  askName: 'Bedankt! En wat is je volledige naam of je e-mailadres?',
  codeSent: (email, minutes) =>
    `Als ${email} bij een van onze klanten hoort, is er een code van 6 cijfers naartoe onderweg. Vul die hier binnen ${minutes} minuten in.`,
  codeWrong: 'Die code klopt niet. Kijk hem nog eens na, of geef me je e-mailadres, dan stuur ik een nieuwe.',
  cannotVerify: 'Ik kan nu niet controleren wie je bent, dus ik geef dit door aan een collega.',
  codeSpent: 'Die code is niet meer geldig. Geef me je e-mailadres, dan stuur ik een nieuwe.',
  codeAwaited:
    'Ik heb nog de code van 6 cijfers uit de e-mail nodig. Niets ontvangen? Kijk in je spammap of geef me een ander e-mailadres.',
  verified: (name) => (name ? `Bedankt, ${name}!` : 'Bedankt!'),
  noMatchOrder: 'Ik kon geen bestelling vinden met dat nummer en e-mailadres. Kijk ze allebei na en stuur me wat er anders moet.',
  noMatchPostcode:
    'Ik kon geen klant vinden met die naam of dat e-mailadres en die postcode. Kijk ze allebei na en stuur me wat er anders moet.',
  withoutProof:
    'Zonder het e-mailadres van de bestelling kan ik die niet openen; zo blijven ieders bestellingen privé. Wie besteld heeft, kan ons hier zelf schrijven, of ik haal er een collega bij. Algemene vragen, bijvoorbeeld over levertijden, beantwoord ik graag.',
  whyAsked:
    'Ik vraag dit alleen zodat niemand anders je bestellingen kan zien of wijzigen. Wil je het liever niet delen? Zeg het gerust, dan haal ik er een collega bij.',

  order: ({ number, status, placed, items }) => `Bestelling ${number} van ${placed} (${items}) ${status}.`,
  status: {
    draft: 'is nog niet afgerond',
    pending: 'is ontvangen',
    confirmed: 'is bevestigd',
    processing: 'wordt klaargemaakt',
    shipped: 'is onderweg',
    delivered: 'is bezorgd',
    returned: 'is geretourneerd',
    cancelled: 'is geannuleerd',
  },
  statusMeaning: {
    pending: 'Hij is nog niet verzonden.',
    confirmed: 'Hij is nog niet verzonden.',
    processing: 'Hij is nog niet verzonden.',
    shipped: '',
    delivered: 'Niets ontvangen? Zeg het gerust, dan haal ik er een collega bij.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'Hij is nog niet betaald.',
    authorized: '',
    partially_paid: 'Hij is deels betaald.',
    paid: '',
    partially_refunded: 'Een deel is terugbetaald.',
    refunded: 'Het bedrag is terugbetaald.',
    voided: 'Er is niets afgeschreven.',
  },
  tracking: (numbers) => `Track-and-tracecode: ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Volg je pakket: ${links.join(' ')}`,
  lateSorry: 'Vervelend dat je nog steeds wacht.',
  lateParcel: 'Meer kan ik hier niet zien, maar de bezorger kan het pakket met de track-and-tracecode opsporen.',
  noDate: 'Ik heb geen bezorgdatum, maar met je track-and-tracecode kun je die bij de bezorger bekijken.',
  orderTotal: (amount) => `Het totaal is ${amount}.`,
  orders: (count) => (count === 1 ? 'Ik heb één bestelling gevonden:' : `Dit zijn je laatste ${count} bestellingen:`),
  noOrders: 'Ik kon geen bestellingen van je vinden.',
  orderNotFound: (number) => `Ik kon bestelling ${number} niet bij jou vinden. Kun je het nummer nakijken?`,
  askAboutOrder: 'Gaat het om een van je bestellingen? Zeg het gerust, dan zoek ik het op.',
  whichOrder: 'Om welke bestelling gaat het? Geef me het nummer, alsjeblieft.',
  refunded: (number, amount, date) => `Voor bestelling ${number} is op ${date} ${amount} terugbetaald.`,
  refundAwaited: (number) =>
    `Er loopt een retour voor bestelling ${number}. Je krijgt je geld terug zodra we de artikelen hebben ontvangen en gecontroleerd.`,
  refundNone: (number) => `Voor bestelling ${number} is er nog geen terugbetaling.`,
  refundClosed: (number) => `Bestelling ${number} is volledig terugbetaald.`,
  someoneElses: 'In deze chat kan ik alleen de geverifieerde klant helpen. Start voor een ander account een nieuwe chat.',

  whichProduct: 'Welke bedoel je?',
  weHave: 'Ja, die hebben we:',
  noProduct: 'Dat kon ik niet vinden in onze winkel. Hoe heet het, of waar is het voor?',
  price: (name, from, to) => (from === to ? `${name} kost ${from}.` : `${name} kost ${from}–${to}, afhankelijk van de uitvoering.`),
  inStock: (name, which, price) => `Ja, ${name} is${inVersion(which)} op voorraad, voor ${price}.`,
  soldOut: (name, which) => `Sorry, ${name} is${inVersion(which)} op dit moment uitverkocht.`,
  soldOutEntry: (name, which) => `${name}:${inVersion(which)} op dit moment uitverkocht`,
  stillThere: (which) => `Verkrijgbaar in ${or(which, 'nl')}.`,
  notMadeIn: (name, which, others) =>
    `Sorry, ${name} is er niet in ‘${which}’${others.length > 0 ? `, maar wel in ${or(others, 'nl')}` : ''}.`,
  noneIn: (which) => `Sorry, geen van deze is er in ‘${which}’.`,
  noneCheaper: (name, price) => `In deze soort is ${name} voor ${price} de goedkoopste die we hebben.`,
  codeFails: 'Vervelend dat de code niet werkt. Ik kan hem niet controleren of vervangen, maar een collega wel.',
  tooMany: 'Voor zo’n groot aantal maken we graag een offerte voor je.',
  countInStock: (name, available, all) =>
    available === 0
      ? `Van ${name} is geen van de ${all} uitvoeringen op voorraad.`
      : `Van ${name} ${available === 1 ? 'is' : 'zijn'} ${available} van de ${all} uitvoeringen op voorraad.`,
  recommended: (count) => (count === 1 ? 'Deze past waarschijnlijk goed:' : 'Deze passen waarschijnlijk goed:'),
  perhaps: 'Misschien een van deze:',
  nothingFits: 'Ik kon niets passends vinden. Waar is het voor, of hoeveel wil je maximaal uitgeven?',
  askNeed: 'Graag! Waar is het voor, en hoeveel wil je maximaal uitgeven?',
  unknownProperty: (name) => `Dat staat niet in onze beschrijving van ${name}, en ik wil er niet naar raden.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? `: ${total}` : ` voor ${each} per stuk, samen ${total}`} zonder verzendkosten. Zal ik een bestellink voor je maken?`,
  whichVariant: (name, variants) => `Graag! ${name} is er in ${or(variants, 'nl')}. Welke wil je?`,
  onlyLeft: (name, count) => `Van ${name} hebben we er nog maar ${count}. Hoeveel wil je er?`,
  purchaseLink: 'Hier is je bestellink. Hij is 7 dagen geldig.',

  handoff: {
    customer_request: `Natuurlijk! ${next}`,
    missing_knowledge: `Dat weet ik niet, en ik wil er niet naar raden. ${next}`,
    low_confidence: `Sorry, ik kan je niet helemaal volgen. ${next}`,
    policy_restriction: `Voor je veiligheid geef ik dit door. ${next}`,
    unsupported_request: `Dit kan ik niet zelf doen, maar een collega wel. ${next}`,
    tool_failure: `Sorry, er werkt iets niet aan onze kant, dus ik kan dit niet opzoeken. ${next}`,
    negative_sentiment: `Wat vervelend voor je. ${next}`,
    usage_limit: `Ik kom hier niet verder, dus ik geef dit door. ${next}`,
    sensitive_topic: 'Ik geef dit door aan een collega, die deze chat leest en je hier antwoordt.',
  },
  handoffIntent: (detected) =>
    `Dit kan ik niet zelf doen (het gaat om ${detected}), maar een collega wel. ${next} Je hoeft nu verder niets te doen.`,
  sensitive: {
    danger: `Wat erg dat je je zo voelt. Ben je in gevaar? Bel dan meteen het alarmnummer. ${next}`,
    fraud: `Wat vervelend dat dit is gebeurd. Wijzig meteen je wachtwoord en bel je bank als iemand je kaart of account gebruikt. ${next}`,
    discrimination: `Wat erg dat dit is gebeurd. We nemen dit serieus. ${next}`,
    legal: 'Ik geef dit door aan een collega, die deze chat leest en je hier antwoordt.',
    health: `Wat vervelend om te horen. Is er iemand gewond of onwel? Bel dan eerst een arts of het alarmnummer. ${next}`,
    data: `Vragen over je persoonsgegevens behandelt ons team. ${next}`,
  },
  someoneReads: next,
  action: actionsNl,
  problem: problemsNl,
  ofOrder: ordersNl,
  shopping: shoppingNl,
};
