import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsFr: ActionTexts = {
  reasons: { 'no longer needed': 'vous n’en avez plus besoin', 'ordered by mistake': 'vous l’avez passée par erreur' },
  askReason: (number, reasons) => `Je peux annuler la commande ${number}. Puis-je vous demander pourquoi : ${or(reasons, 'fr')} ?`,
  reasonRefused: (reasons) =>
    `Je ne peux l’annuler moi-même que pour l’une de ces raisons : ${or(reasons, 'fr')}. Est-ce le cas ? Sinon, donnez-moi la raison et un collègue regardera.`,
  reason: (said) => `Raison : ${said}`,

  askAddress: 'Bien sûr ! Quelle est la nouvelle adresse : numéro et rue, code postal, ville et pays ?',
  askPart: {
    line1: 'Merci ! Et quels sont le numéro et la rue ?',
    postcode: 'Merci ! Et quel est le code postal ?',
    city: 'Merci ! Et quelle ville ?',
    country: 'Merci ! Et quel pays ?',
  },
  whichUnits: {
    items: 'Lequel de ces articles souhaitez-vous modifier ?',
    return: 'Lesquels de ces articles souhaitez-vous renvoyer ? Vous pouvez en citer plusieurs, ou dire « tout ».',
    exchange: 'Lequel de ces articles souhaitez-vous échanger ?',
  },
  whichVariant: (name, variants) => `Bien sûr ! ${name} existe en ${or(variants, 'fr')}. Que préférez-vous ?`,
  onlyVariant: (name, variant) => `La seule autre version de ${name} en stock est ${variant}. Cela vous convient ?`,
  variantGone: (name, which, others) =>
    `Désolé, ${name} n’est pas en stock en ${which} pour le moment, mais reste disponible en ${or(others, 'fr')}. Que préférez-vous ?`,
  noOtherVariant: (name) =>
    `Désolé, aucune autre version de ${name} n’est en stock pour le moment, je ne peux donc pas faire le changement.`,
  onlyMethod: (label) => `Votre autre moyen de paiement est ${label}. Je l’utilise ?`,
  whichMethod: (labels) => `Quel moyen de paiement dois-je utiliser : ${or(labels, 'fr')} ?`,

  show: {
    cancel: (number) => `Je peux annuler la commande ${number} :`,
    items: (number) => `Voici ce que je peux modifier dans la commande ${number} :`,
    order_address: (number) => `Je peux faire envoyer la commande ${number} à cette adresse :`,
    own_address: () => 'Je peux enregistrer ceci comme adresse par défaut :',
    payment: (number) => `Je peux changer le moyen de paiement de la commande ${number} :`,
    return: (number) => `Voici le retour que je peux enregistrer pour la commande ${number} :`,
    exchange: (number) => `Voici l’échange que je peux enregistrer pour la commande ${number} :`,
  },
  paidWith: (label) => `Nouveau moyen de paiement : ${label}.`,
  refundNow: (amount, method) => `Remboursement : ${amount} sur ${method}.`,
  refundLater: (amount, method) => `Remboursement dès réception des articles : ${amount} sur ${method}.`,
  chargeNow: (amount, method) => `Débit : ${amount} sur ${method}.`,
  chargeLater: (amount, method) => `Débit dès réception des articles : ${amount} sur ${method}.`,
  noMoney: 'Vous n’avez encore rien payé, il n’y a donc rien à rembourser.',
  sameAmount: 'Le prix reste le même.',
  unknownMethod: 'le moyen de paiement d’origine',
  onlyOnce: {
    items:
      'À noter : les articles d’une commande ne peuvent être modifiés qu’une seule fois, et la commande ne peut plus être annulée ensuite. Si vous souhaitez changer autre chose, dites-le-moi maintenant.',
    return:
      'À noter : une seule demande de retour ou d’échange est possible par commande. Si vous souhaitez renvoyer autre chose, dites-le-moi maintenant.',
    exchange:
      'À noter : une seule demande de retour ou d’échange est possible par commande. Si vous souhaitez échanger autre chose, dites-le-moi maintenant.',
  },
  colleagueConfirms: 'Si vous dites oui, un collègue devra encore l’approuver.',
  confirm: 'Je m’en occupe ?',
  confirmAgain: 'Est-ce bien cela ?',
  confirmStill: {
    cancel: (number) => `Voulez-vous toujours annuler la commande ${number} ?`,
    items: (number) => `Voulez-vous toujours modifier la commande ${number} ?`,
    order_address: (number) => `Voulez-vous toujours y envoyer la commande ${number} ?`,
    own_address: () => 'Voulez-vous toujours enregistrer cette adresse ?',
    payment: (number) => `Voulez-vous toujours changer le paiement de la commande ${number} ?`,
    return: (number) => `Voulez-vous toujours le retour pour la commande ${number} ?`,
    exchange: (number) => `Voulez-vous toujours l’échange pour la commande ${number} ?`,
  },
  plainYes: 'Je préfère m’assurer de votre accord avant de modifier quoi que ce soit.',
  noHurry: 'Prenez votre temps. Je ne change rien sans votre accord.',
  changedMeanwhile: 'Quelque chose a changé entre-temps, je n’ai donc encore rien fait. Regardez à nouveau, s’il vous plaît :',

  done: {
    cancel: (number) => `C’est fait ! La commande ${number} est annulée.`,
    items: (number) => `C’est fait ! La commande ${number} a été modifiée.`,
    order_address: (number) => `C’est fait ! La commande ${number} sera envoyée à cette adresse :`,
    own_address: () => 'C’est fait ! Voici votre nouvelle adresse par défaut :',
    payment: (number) => `C’est fait ! Le moyen de paiement de la commande ${number} a été changé.`,
    return: (number) => `C’est fait ! Votre retour pour la commande ${number} est enregistré.`,
    exchange: (number) =>
      `C’est fait ! Votre échange pour la commande ${number} est enregistré, et les nouveaux articles vous sont réservés.`,
  },
  anythingElse: 'Puis-je vous aider pour autre chose ?',
  nothingDone: 'Pas de souci, je n’ai rien changé. Que souhaitez-vous à la place ?',
  nothingTwice: 'C’est déjà fait, je n’y ai donc plus touché. Puis-je vous aider pour autre chose ?',
  approval: 'Merci ! Un collègue doit l’approuver. Je lui ai transmis tous les détails, et vous aurez la réponse ici.',
  backTo: 'Revenons à notre question :',

  shipped: (number) =>
    `La commande ${number} est déjà expédiée, elle ne peut donc plus être annulée ni modifiée. Dès qu’elle arrive, vous pourrez la renvoyer.`,
  shippedAddress: (number) => `La commande ${number} est déjà expédiée, je ne peux donc plus changer son adresse.`,
  delivered: (number) => `La commande ${number} a déjà été livrée, elle ne peut donc plus être annulée ni modifiée.`,
  notDelivered: (number) =>
    `La commande ${number} n’est pas encore arrivée. Vous pourrez renvoyer ou échanger des articles une fois la commande livrée.`,
  beingPrepared: (number) =>
    `La commande ${number} est déjà en préparation, je ne peux donc plus le faire moi-même. Un collègue peut voir ce qui est encore possible.`,
  over: {
    cancelled: (number) => `La commande ${number} est déjà annulée.`,
    returned: (number) => `La commande ${number} a déjà été retournée.`,
  },
  changedBefore: (number) => `La commande ${number} a déjà été modifiée une fois, je ne peux donc plus la modifier ni l’annuler.`,
  returnedBefore: (number) =>
    `La commande ${number} a déjà fait l’objet d’un retour ou d’un échange, je ne peux donc pas en enregistrer un autre.`,
  notAllowed: 'Je ne peux pas le faire moi-même, mais un collègue va regarder.',
  outOfStock: 'Désolé, cet article vient d’être épuisé.',
  methodRefused: 'Désolé, ce moyen de paiement ne peut pas être utilisé pour cette commande.',
  balanceLow: 'Désolé, le solde de cette carte cadeau ne suffit pas.',
  addOrRemove:
    'Je peux remplacer un article par une autre version du même produit. Pour ajouter ou retirer des articles, un collègue peut vous aider.',
  offer: {
    cancel: 'Elle n’est pas encore expédiée, je pourrais donc plutôt l’annuler. Cela vous convient ?',
    items: 'Elle n’est pas encore expédiée, je pourrais donc plutôt changer la version. Cela vous convient ?',
    return: 'Souhaitez-vous plutôt en renvoyer un article ?',
    exchange: 'Souhaitez-vous plutôt en échanger un article ?',
  },
  refundByCancel: (number) => `La commande ${number} n’est pas encore expédiée : si vous l’annulez, vous serez remboursé.`,
  refundByReturn: (number) => `La commande ${number} a été livrée : si vous renvoyez les articles, vous serez remboursé.`,
  refundLaterByReturn: (number) => `La commande ${number} est en route. Dès qu’elle arrive, vous pourrez la renvoyer et être remboursé.`,
  noPublicDiscount:
    'Je n’ai connaissance d’aucune réduction en ce moment, et je ne peux pas en créer. Si vous avez un code, vous pouvez le saisir au moment de payer.',
  goesWith: (name, price) => `Va bien avec : ${name} (${price}).`,
  wantOne: 'Si cela vous tente, dites-le-moi et je vous prépare un lien de commande.',
};
