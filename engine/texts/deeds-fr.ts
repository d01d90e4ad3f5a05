import type { DeedTexts } from './deed-texts.ts';

const or = (list: string[]) => new Intl.ListFormat('fr', { type: 'disjunction' }).format(list);

export const deedsFr: DeedTexts = {
  reasons: { 'no longer needed': "vous n'en avez plus besoin", 'ordered by mistake': "vous l'avez passée par erreur" },
  askReason: (number, reasons) => `Je peux le faire pour la commande ${number}. Quelle en est la raison : ${or(reasons)} ?`,
  reasonRefused: (reasons) =>
    `Je ne peux l'annuler moi-même que pour l'une de ces raisons : ${or(reasons)}. Est-ce le cas ? Si c'en est une autre, dites-la-moi et un collègue l'examinera.`,

  askAddress: 'Bien sûr. Quelle est la nouvelle adresse : rue et numéro, code postal, ville et pays ?',
  askPart: {
    line1: 'Merci. Et quels sont la rue et le numéro ?',
    postcode: 'Merci. Et quel est le code postal ?',
    city: 'Merci. Et quelle est la ville ?',
    country: 'Merci. Et quel est le pays ?',
  },
  whichPieces: {
    items: 'Lequel de ces articles faut-il modifier ?',
    return: 'Lesquels de ces articles souhaitez-vous renvoyer ? Vous pouvez en nommer plusieurs, ou dire « tout ».',
    exchange: 'Lequel de ces articles souhaitez-vous échanger ?',
  },
  whichVariant: (name, variants) => `Volontiers. Quelle version de ${name} souhaitez-vous à la place : ${variants.join(' ; ')} ?`,
  onlyVariant: (name, variant) => `La seule autre version de ${name} en stock est : ${variant}. Vous convient-elle ?`,
  variantGone: (name, which, others) =>
    `${name} (${which}) n'est pas en stock pour le moment. En stock : ${others.join(' ; ')}. Laquelle souhaitez-vous ?`,
  noOtherVariant: (name) => `Aucune autre version de ${name} n'est en stock pour le moment, je ne peux donc pas la changer.`,
  onlyMethod: (label) => `L'autre moyen de paiement que j'ai de vous est : ${label}. Dois-je l'utiliser ?`,
  whichMethod: (labels) => `Quel moyen de paiement souhaitez-vous : ${or(labels)} ?`,

  show: {
    cancel: (number) => `J'annulerais la commande ${number} :`,
    items: (number) => `Voici ce que je modifierais dans la commande ${number} :`,
    order_address: (number) => `Je ferais envoyer la commande ${number} à cette adresse :`,
    own_address: () => "J'enregistrerais ceci comme votre adresse habituelle :",
    payment: (number) => `Je changerais le paiement de la commande ${number} :`,
    return: (number) => `Voici ce que vous renverriez de la commande ${number} :`,
    exchange: (number) => `Voici ce que j'échangerais pour vous dans la commande ${number} :`,
  },
  paidWith: (label) => `Elle serait payée avec : ${label}.`,
  refundNow: (amount, method) => `${amount} sont remboursés sur : ${method}.`,
  refundLater: (amount, method) => `Dès que les articles seront de retour, ${amount} seront remboursés sur : ${method}.`,
  chargeNow: (amount, method) => `${amount} sont débités sur : ${method}.`,
  chargeLater: (amount, method) => `Dès que les articles seront de retour, ${amount} seront débités sur : ${method}.`,
  noMoney: "Rien n'a encore été payé, il n'y a donc rien à rembourser.",
  sameAmount: 'Le prix reste le même.',
  unknownMethod: 'le moyen de paiement de la commande',
  onlyOnce: {
    items:
      "À noter : les articles d'une commande ne peuvent être modifiés qu'une fois, et elle ne peut plus être annulée ensuite. Si autre chose doit changer, dites-le-moi maintenant.",
    return:
      "À noter : une commande ne donne droit qu'à un seul retour ou échange. Si autre chose doit être renvoyé, dites-le-moi maintenant.",
    exchange:
      "À noter : une commande ne donne droit qu'à un seul retour ou échange. Si autre chose doit être échangé, dites-le-moi maintenant.",
  },
  colleagueConfirms: "Après votre oui, un collègue doit l'approuver.",
  confirm: 'Dois-je le faire ? Répondez oui ou non, s’il vous plaît.',
  plainYes: 'Pour être sûr, il me faut un oui ou un non clair.',
  noHurry: 'Prenez votre temps ; rien ne se fait sans votre oui.',
  changedMeanwhile: "Quelque chose a changé entre-temps, rien n'a donc encore été fait. Regardez de nouveau, s'il vous plaît :",

  done: {
    cancel: (number) => `C'est fait : la commande ${number} est annulée.`,
    items: (number) => `C'est fait : la commande ${number} est modifiée.`,
    order_address: (number) => `C'est fait : la commande ${number} part désormais à cette adresse :`,
    own_address: () => "C'est fait : voici désormais votre adresse habituelle :",
    payment: (number) => `C'est fait : le paiement de la commande ${number} est changé.`,
    return: (number) => `C'est fait : votre retour pour la commande ${number} est enregistré.`,
    exchange: (number) =>
      `C'est fait : votre échange pour la commande ${number} est enregistré, et les nouveaux articles vous sont réservés.`,
  },
  anythingElse: 'Puis-je faire autre chose pour vous ?',
  nothingDone: "Très bien, rien n'a été changé. Que souhaitez-vous à la place ?",
  nothingTwice: "C'est déjà fait ; rien n'a été fait une seconde fois. Puis-je faire autre chose ?",
  approval: "Merci. Un collègue doit l'approuver ; je lui ai transmis tous les détails, et vous recevrez la réponse ici.",
  backTo: 'Et pour revenir à ce que nous faisions :',

  shipped: (number) =>
    `La commande ${number} est déjà partie, elle ne peut donc plus être annulée ni modifiée. Une fois arrivée, vous pourrez la renvoyer.`,
  shippedAddress: (number) => `La commande ${number} est déjà partie, son adresse ne peut donc plus être changée ici.`,
  delivered: (number) => `La commande ${number} a déjà été livrée, elle ne peut donc plus être annulée ni modifiée.`,
  notDelivered: (number) =>
    `La commande ${number} n'est pas encore arrivée. Les articles peuvent être renvoyés ou échangés après la livraison.`,
  beingPrepared: (number) =>
    `La commande ${number} est déjà en préparation, je ne peux donc plus le faire moi-même. Un collègue peut voir ce qui est encore possible.`,
  over: {
    cancelled: (number) => `La commande ${number} est déjà annulée.`,
    returned: (number) => `La commande ${number} nous est déjà revenue.`,
  },
  changedBefore: (number) =>
    `Les articles de la commande ${number} ont déjà été modifiés une fois. C'était définitif, je ne peux donc plus la modifier ni l'annuler.`,
  returnedBefore: (number) => `La commande ${number} a déjà eu son unique retour ou échange, je ne peux donc pas en enregistrer un autre.`,
  notAllowed: "Je ne peux pas le faire moi-même ; un collègue doit l'examiner.",
  outOfStock: 'Je suis désolé, cet article vient de manquer en stock.',
  methodRefused: 'Ce moyen de paiement ne peut pas être utilisé ici.',
  balanceLow: 'Le solde de cette carte cadeau ne suffit pas.',
  addOrRemove:
    'Je peux changer un article pour une autre version du même produit. Ajouter ou retirer des articles doit être fait par un collègue.',
  offer: {
    cancel: "Elle n'est pas encore partie, je pourrais donc l'annuler. Le souhaitez-vous ?",
    items: "Elle n'est pas encore partie, je pourrais donc choisir une autre version. Le souhaitez-vous ?",
    return: 'Souhaitez-vous plutôt en renvoyer quelque chose ?',
    exchange: 'Souhaitez-vous plutôt en échanger quelque chose ?',
  },
  refundByCancel: (number) => `La commande ${number} n'est pas encore partie : vous êtes remboursé si elle est annulée.`,
  refundByReturn: (number) => `La commande ${number} a été livrée : vous êtes remboursé quand vous renvoyez les articles.`,
  refundLaterByReturn: (number) =>
    `La commande ${number} est en route. Une fois arrivée, vous pourrez la renvoyer et serez alors remboursé.`,
  noPublicDiscount:
    'Je ne connais aucune réduction en ce moment et je ne peux pas en créer. Si vous avez un code, vous pouvez le saisir au paiement.',
  goesWith: (name, price) => `Va bien avec : ${name} (${price}).`,
  wantOne: 'Si vous le souhaitez, dites-le-moi et je prépare un lien de commande.',
};
