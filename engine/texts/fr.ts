import { actionsFr } from './actions-fr.ts';
import { ordersFr } from './orders-fr.ts';
import { problemsFr } from './problems-fr.ts';
import { or } from './lists.ts';
import { shoppingFr } from './shopping-fr.ts';
import type { Texts } from './texts.ts';

const next = 'Quelqu’un de notre équipe va lire cette conversation et vous répondre ici.';
const inVersion = (which: string) => which && ` en ${which}`;

export const fr: Texts = {
  greeting: (shop) =>
    `Bonjour ! Je suis l’assistant IA de ${shop}. Posez-moi vos questions sur un produit, une commande, la livraison ou un retour.`,
  here: 'Je suis là ! Que puis-je faire pour vous ?',
  thanks: 'Avec plaisir ! Puis-je vous aider pour autre chose ?',
  goodbye: 'Merci de nous avoir écrit, et bonne journée !',
  automated: (shop) =>
    `Je suis l’assistant IA de ${shop}, pas une personne. Je réponds à partir de nos pages d’aide, de nos produits et de vos commandes, et je peux faire appel à un collègue à tout moment.`,
  automatedAgain: (shop) => `C’est de nouveau l’assistant IA de ${shop}.`,
  abilities: () =>
    'Je peux vous renseigner sur nos produits, leur disponibilité, la livraison, les remboursements et le paiement. Je peux aussi consulter, modifier ou annuler votre commande, et enregistrer un retour ou un échange. Pour le reste, je fais appel à un collègue. Que puis-je faire pour vous ?',
  outOfScope: (shop) =>
    `Je ne peux vous aider que pour ${shop} : produits, commandes, livraison, retours et paiement. Que puis-je faire pour vous ?`,
  offerPerson: 'Je ne peux pas vous aider sur ce point, mais un collègue le peut. Voulez-vous que je fasse appel à quelqu’un ?',
  offerPersonHere: 'Voulez-vous que je fasse venir un collègue dans ce chat ?',
  personAnyTime: 'Si vous préférez parler à quelqu’un, dites-le-moi à tout moment et je fais venir un collègue dans ce chat.',
  fileOnly: 'Je ne peux pas ouvrir de fichier, mais un collègue le peut. De quoi s’agit-il, et pour quelle commande ?',
  refusedIntent: 'D’accord, je n’y touche pas. Que souhaitez-vous faire ?',
  neverMind: 'Pas de souci ! Puis-je vous aider pour autre chose ?',

  whichIntent: (detectedIntents) => `Pour être sûr de bien comprendre : votre question concerne ${or(detectedIntents, 'fr')} ?`,
  otherWords: 'Désolé, je n’ai pas compris. Votre question concerne-t-elle une commande ou un produit ?',
  noSource: 'Je n’ai rien trouvé à ce sujet dans nos pages d’aide. Pouvez-vous le formuler autrement ? Sinon, je fais appel à un collègue.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `Votre message concerne aussi ${new Intl.ListFormat('fr').format(detectedIntents)}. Je commence par le premier point ?`
      : `Votre message concerne aussi ${detectedIntents.join('')}. On s’en occupe maintenant ?`,
  afterThis: (detected) => `Votre message concerne aussi ${detected}. On s’en occupe juste après :`,
  // As they follow "concerne".
  intentName: {
    place_order: 'une nouvelle commande',
    cancel_order: 'l’annulation d’une commande',
    change_order: 'la modification d’une commande',
    track_order: 'le suivi d’une commande',
    delivery_options: 'les modes de livraison',
    delivery_period: 'les délais de livraison',
    set_shipping_address: 'l’ajout d’une adresse de livraison',
    change_shipping_address: 'le changement d’une adresse de livraison',
    return_item: 'le retour d’un article',
    exchange_item: 'l’échange d’un article',
    get_refund: 'un remboursement',
    track_refund: 'le suivi d’un remboursement',
    check_refund_policy: 'les conditions de remboursement',
    check_cancellation_fee: 'les frais d’annulation',
    payment_methods: 'les moyens de paiement',
    payment_issue: 'un problème de paiement',
    get_invoice: 'une facture',
    check_invoice: 'la consultation de factures',
    create_account: 'la création d’un compte',
    edit_account: 'la modification de votre compte',
    switch_account: 'un changement de compte',
    delete_account: 'la suppression d’un compte',
    recover_password: 'un mot de passe oublié',
    registration_problems: 'un problème d’inscription',
    newsletter_subscription: 'la newsletter',
    product_question: 'un produit',
    stock_question: 'la disponibilité d’un article',
    recommendation: 'un conseil',
    discount_question: 'les réductions',
    store_hours: 'les horaires',
    complaint: 'une réclamation',
    review: 'un avis à laisser',
    contact_customer_service: 'le contact avec le service client',
    contact_human_agent: 'une mise en relation avec un collègue',
    greeting: 'un bonjour',
    thanks: 'un merci',
    goodbye: 'un au revoir',
    out_of_scope: 'autre chose',
    bot_question: 'qui je suis',
    capabilities: 'ce que je sais faire',
  },
  quoted: (language) => `D’après nos pages d’aide (en ${language}) :`,
  partly: 'Si cela ne répond pas à votre question, dites-le-moi et je fais appel à un collègue.',
  languageName: { en: 'anglais', es: 'espagnol', fr: 'français', de: 'allemand', pt: 'portugais', nl: 'néerlandais', it: 'italien' },

  askEmail:
    'Je regarde cela tout de suite. Pour protéger vos commandes, je vous envoie d’abord un code. Avec quelle adresse e-mail avez-vous commandé ?',
  askOrderNumber: 'Quel est le numéro de commande ? Il figure dans l’e-mail de confirmation.',
  askOrderAndEmail:
    'Je regarde cela tout de suite. Pour protéger vos commandes, pouvez-vous d’abord m’indiquer le numéro de commande et l’adresse e-mail utilisée ?',
  askEmailOfOrder: (number) => `Merci ! Et quelle adresse e-mail avez-vous donnée pour la commande ${number} ?`,
  askNameAndPostcode:
    'Je regarde cela tout de suite. Pour protéger vos commandes, pouvez-vous d’abord m’indiquer votre nom complet (ou votre e-mail) et votre code postal ?',
  askPostcode: 'Merci ! Et quel est votre code postal ?',
  askName: 'Merci ! Et quel est votre nom complet, ou votre e-mail ?',
  codeSent: (email, minutes) =>
    `Si ${email} correspond à l’un de nos clients, un code à six chiffres vient d’y être envoyé. Saisissez-le ici dans les ${minutes} minutes.`,
  codeWrong: 'Ce code n’est pas le bon. Vérifiez-le, ou donnez-moi votre e-mail et je vous en envoie un nouveau.',
  cannotVerify: 'Je ne peux pas vérifier votre identité pour le moment : je transmets à un collègue.',
  codeSpent: 'Ce code n’est plus valable. Donnez-moi votre e-mail et je vous en envoie un nouveau.',
  codeAwaited:
    'Il me manque encore le code à six chiffres reçu par e-mail. S’il n’arrive pas, regardez dans vos indésirables ou donnez-moi une autre adresse e-mail.',
  verified: (name) => (name ? `Merci, ${name} !` : 'Merci !'),
  noMatchOrder:
    'Je n’ai rien trouvé avec ce numéro de commande et cette adresse e-mail. Vérifiez les deux et envoyez-moi l’information corrigée.',
  noMatchPostcode: 'Je n’ai rien trouvé avec ce nom ou cet e-mail et ce code postal. Vérifiez-les et envoyez-moi l’information corrigée.',
  withoutProof:
    'Sans l’adresse e-mail de la commande, je ne peux pas l’ouvrir : cela protège les commandes de tout le monde. La personne qui a commandé peut nous écrire ici, ou je peux faire venir un collègue. Je réponds volontiers aux questions générales, par exemple sur les délais.',
  whyAsked:
    'Je vous le demande uniquement pour que personne d’autre ne voie ni ne modifie vos commandes. Si vous préférez ne pas répondre, dites-le-moi et je fais appel à un collègue.',

  order: ({ number, status, placed, items }) => `La commande ${number} du ${placed} (${items}) ${status}.`,
  status: {
    draft: 'n’est pas encore passée',
    pending: 'est bien enregistrée',
    confirmed: 'est confirmée',
    processing: 'est en préparation',
    shipped: 'est en route',
    delivered: 'a été livrée',
    returned: 'a été retournée',
    cancelled: 'a été annulée',
  },
  statusMeaning: {
    pending: 'Elle n’est pas encore expédiée.',
    confirmed: 'Elle n’est pas encore expédiée.',
    processing: 'Elle n’est pas encore expédiée.',
    shipped: '',
    delivered: 'Si vous ne l’avez pas reçue, dites-le-moi et je fais appel à un collègue.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'Elle n’est pas encore payée.',
    authorized: '',
    partially_paid: 'Elle est payée en partie.',
    paid: '',
    partially_refunded: 'Elle a été remboursée en partie.',
    refunded: 'Elle a été remboursée.',
    voided: 'Rien n’a été débité.',
  },
  tracking: (numbers) => `Numéro de suivi : ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Suivez votre colis : ${links.join(' ')}`,
  lateSorry: 'Désolé pour cette attente.',
  lateParcel: 'C’est tout ce que je vois de mon côté, mais le transporteur peut localiser le colis avec le numéro de suivi.',
  noDate: 'Je n’ai pas de date de livraison, mais vous pouvez la vérifier auprès du transporteur avec votre numéro de suivi.',
  orderTotal: (amount) => `Le total est de ${amount}.`,
  orders: (count) => (count === 1 ? 'J’ai trouvé une commande :' : `Voici vos ${count} dernières commandes :`),
  noOrders: 'Je n’ai trouvé aucune commande à votre nom dans cette boutique.',
  orderNotFound: (number) => `Je n’ai pas trouvé la commande ${number} parmi les vôtres. Pouvez-vous vérifier le numéro ?`,
  askAboutOrder: 'S’il s’agit de l’une de vos commandes, dites-le-moi et je regarde.',
  whichOrder: 'De quelle commande s’agit-il ? Donnez-moi son numéro, s’il vous plaît.',
  refunded: (number, amount, date) => `Pour la commande ${number}, ${amount} ont été remboursés le ${date}.`,
  refundAwaited: (number) =>
    `Un retour est en cours pour la commande ${number}. Vous serez remboursé dès que nous aurons reçu et vérifié les articles.`,
  refundNone: (number) => `Il n’y a pas encore de remboursement pour la commande ${number}.`,
  refundClosed: (number) => `La commande ${number} a été entièrement remboursée.`,
  someoneElses: 'Dans ce chat, je ne peux aider que la personne vérifiée. Pour un autre compte, ouvrez un nouveau chat.',

  whichProduct: 'De quel produit parlez-vous ?',
  weHave: 'Oui, bien sûr :',
  noProduct: 'Je n’ai pas trouvé ce produit dans notre boutique. Comment s’appelle-t-il, ou à quoi doit-il servir ?',
  price: (name, from, to) => (from === to ? `${name} coûte ${from}.` : `${name} coûte entre ${from} et ${to}, selon la version.`),
  inStock: (name, which, price) => `Oui, ${name} est en stock${inVersion(which)}, à ${price}.`,
  soldOut: (name, which) => `Désolé, ${name} est épuisé${inVersion(which)} pour le moment.`,
  soldOutEntry: (name, which) => `${name} : épuisé${inVersion(which)} pour le moment`,
  stillThere: (which) => `Disponible en ${or(which, 'fr')}.`,
  notMadeIn: (name, which, others) =>
    `Désolé, ${name} n’existe pas en « ${which} »${others.length > 0 ? `, mais existe en ${or(others, 'fr')}` : ''}.`,
  noneIn: (which) => `Désolé, aucun de ces articles n’existe en « ${which} ».`,
  noneCheaper: (name, price) => `Dans ce genre, notre article le moins cher est ${name}, à ${price}.`,
  codeFails: 'Je suis désolé que le code ne fonctionne pas. Je ne peux ni le vérifier ni le remplacer, mais un collègue le peut.',
  tooMany: 'Pour une telle quantité, nous vous ferons une offre.',
  countInStock: (name, available, all) =>
    available === 0
      ? `Aucune des ${all} versions de ${name} n’est en stock.`
      : `${name} : ${available} ${available === 1 ? 'version' : 'versions'} sur ${all} en stock.`,
  recommended: (count) => (count === 1 ? 'Celui-ci devrait vous convenir :' : 'Ceux-ci devraient vous convenir :'),
  perhaps: 'Peut-être l’un de ceux-ci :',
  nothingFits: 'Je n’ai rien trouvé qui corresponde. À quoi cela doit-il servir, ou quel est votre budget ?',
  askNeed: 'Avec plaisir ! À quoi cela doit-il servir, et quel est votre budget ?',
  unknownProperty: (name) => `Notre description de ${name} ne le précise pas, et je préfère ne pas deviner.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? ` : ${total}` : ` à ${each} l’unité, soit ${total}`} hors livraison. Je vous prépare un lien de commande ?`,
  whichVariant: (name, variants) => `Bien sûr ! ${name} existe en ${or(variants, 'fr')}. Que préférez-vous ?`,
  onlyLeft: (name, count) => `Il ne nous reste que ${count} ${name}. Combien en voulez-vous ?`,
  purchaseLink: 'Voici votre lien de commande. Il est valable 7 jours.',

  handoff: {
    customer_request: `Bien sûr ! ${next}`,
    missing_knowledge: `Je ne le sais pas, et je préfère ne pas deviner. ${next}`,
    low_confidence: `Désolé, je ne vous suis pas tout à fait. ${next}`,
    policy_restriction: `Pour votre sécurité, je transmets votre demande. ${next}`,
    unsupported_request: `Je ne peux pas le faire moi-même, mais un collègue le peut. ${next}`,
    tool_failure: `Désolé, quelque chose ne fonctionne pas de notre côté et je ne peux pas vérifier. ${next}`,
    negative_sentiment: `Je suis désolé. ${next}`,
    usage_limit: `Je ne peux pas aller plus loin ici, je transmets donc votre demande. ${next}`,
    sensitive_topic: 'Je transmets cela à un collègue, qui va lire cette conversation et vous répondre ici.',
  },
  handoffIntent: (detected) =>
    `Je ne peux pas le faire moi-même (cela concerne ${detected}), mais un collègue le peut. ${next} Vous n’avez rien d’autre à faire pour le moment.`,
  sensitive: {
    danger: `Je suis vraiment désolé que vous vous sentiez ainsi. Si vous êtes en danger, appelez tout de suite les urgences. ${next}`,
    fraud: `Je suis désolé que cela vous arrive. Changez tout de suite votre mot de passe et, si quelqu’un utilise votre carte ou votre compte, appelez votre banque. ${next}`,
    discrimination: `Je suis désolé de ce qui s’est passé. Nous prenons cela très au sérieux. ${next}`,
    legal: 'Je transmets cela à un collègue, qui va lire cette conversation et vous répondre ici.',
    health: `Je suis désolé de l’apprendre. Si quelqu’un est blessé ou ne va pas bien, appelez d’abord un médecin ou les urgences. ${next}`,
    data: `C’est notre équipe qui répond aux questions sur vos données personnelles. ${next}`,
  },
  someoneReads: next,
  action: actionsFr,
  problem: problemsFr,
  ofOrder: ordersFr,
  shopping: shoppingFr,
};
