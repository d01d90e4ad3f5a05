import type { Pack } from './pack.ts';

/** Everyday wordings without a shop's vocabulary. */
export const plainly: Pack['ways'][number] = {
  place_order: {
    say: `
    j'en [prends|veux|voudrais] [deux|trois|une|#num], [comment on fait|comment je fais|je paie où|]
    je [veux|voudrais|souhaiterais] [acheter|prendre|passer commande pour|commander] [le tapis|{chose}|notre association|notre école], [il est où le bouton|comment faire|]
    [mettez-moi|envoyez-moi|réservez-moi] [deux|trois|une] [tasses|lampes|de celles-là|couvertures] [svp|]
    [peut-on|je peux|on peut] [commander|acheter] [ici|par chat|sans compte|par téléphone]
    [vendu|je la prends|je le prends|adjugé], [et maintenant|comment je paie|la suite]`,
  },
  cancel_order: {
    say: `
    [annulez|stoppez|arrêtez] [tout|ma commande|l'envoi|la commande #order] [svp|], [j'ai trouvé moins cher|je n'en veux plus|erreur de ma part|]
    [finalement|en fait] [non|], je n'en veux plus [de cette commande|], [annulez|merci d'annuler|]
    je me [rétracte|désiste] [de ma commande|de mon achat] [#order|passée hier|]
    [erreur de clic|commandé par erreur|je me suis trompé], [annulez svp|il faut annuler|pouvez-vous annuler]
    [mon mari|ma mère] [l'a|en a] déjà [acheté|une], [annulez la mienne|ne l'envoyez pas]
    [ne l'envoyez pas|n'envoyez rien|pas la peine de l'envoyer], [je n'en veux plus|j'annule]`,
  },
  change_order: {
    say: `
    [ajoutez|rajoutez|mettez] [une tasse|un coussin|une bougie] [de plus|] [à|dans] ma commande [avant l'envoi|svp|]
    [retirez|enlevez|ôtez] [un article|une tasse|le rouge] de ma commande [svp|], [le reste c'est bon|gardez le reste|]
    [n'annulez rien|n'annulez pas|sans annuler], [juste|seulement] [enlevez une tasse|changez la couleur|changez la taille|ajoutez-en un]
    j'ai [mis|pris|coché|choisi] [deux|la bleue|la taille m] au lieu [d'un|de la rouge|de l], [vous pouvez corriger|c'est modifiable|pas encore expédié]
    [j'ai oublié|oublié] [le couvercle|un article|{chose}], [on peut l'ajouter|vous pouvez le mettre avec]`,
  },
  track_order: {
    say: `
    toujours [rien|pas] [reçu|arrivé|livré|là], [c'est normal|c normal|que se passe-t-il|]
    où [en est|est passé|est] [le colis|ma commande|mon truc|mon paquet] [#order|n° #order|]
    mon colis [est bloqué|ne bouge plus|est coincé|n'avance pas] [depuis lundi|depuis des jours|]
    [ça devait|il devait] [arriver|être livré] [hier|lundi] et [personne|rien|toujours rien]
    [vous avez|avez-vous] [bien|] [envoyé|expédié] [ma commande|mon colis|le truc]
    [des nouvelles|du nouveau] [de|pour] [ma commande|mon colis|#order]
    [ça arrive|il arrive|je le reçois] [avant samedi|à temps|quand]`,
  },
  delivery_options: {
    say: `
    vous [livrez|envoyez|expédiez] [en point relais|en suisse|à l'étranger|en corse|le samedi|à l'étage]
    [y a-t-il|c'est possible|on peut avoir] [une livraison express|le retrait en magasin|un point relais|la livraison le soir]
    [combien coûte|c'est combien|quel prix pour] [l'envoi|la livraison|les frais de port] [en belgique|en {pays}|]
    [je peux|peut-on] [venir le chercher|le récupérer|passer le prendre] [moi-même|sur place|]`,
  },
  delivery_period: {
    say: `
    [en combien de|combien de] [jours|temps] [je reçois|on reçoit|vous livrez|ça arrive] [si je commande maintenant|en général|normalement|]
    [délai|délais] de livraison [svp|?|habituel|]
    vous [mettez|prenez] combien de temps [à livrer|pour livrer] [en général|]
    si je commande [aujourd'hui|ce soir], [ça arrive quand|je l'ai quand]`,
  },
  set_shipping_address: {
    say: `
    où [est-ce que je rentre|je mets|j'indique|je saisis] [mon adresse|mon {adr}|où j'habite]
    [je veux|je voudrais] [mettre|donner|enregistrer] une [deuxième|nouvelle|autre] {adr}
    [voici|voilà] mon adresse, [livrez là|enregistrez-la]`,
  },
  change_shipping_address: {
    say: `
    je me suis trompé [de rue|de numéro|d'adresse|de code postal], [vous pouvez corriger|corrigez svp|il faut changer l'adresse de ma commande]
    le [code postal|numéro|nom de rue] de ma commande est [faux|mauvais|erroné]
    [changez|modifiez] l'adresse [de livraison|] avant que ça parte
    [j'ai déménagé|nous avons déménagé], [envoyez-le à la nouvelle adresse|c'est encore l'ancienne adresse]
    [n'annulez pas|sans annuler], [juste|seulement] [changez l'adresse|livrez ailleurs]
    [livrez|envoyez] [le colis|la commande] [à mon bureau|chez ma mère|ailleurs] plutôt`,
  },
  return_item: {
    say: `
    je [le|la|les] renvoie, [il me faut une étiquette|comment faire|où l'envoyer]
    comment je fais pour vous [retourner|renvoyer|rendre] {chose}
    je [peux|voudrais] vous [le|la|les] [renvoyer|rendre|retourner]
    [ça ne me va pas|pas à ma taille|ça me plaît pas], je [le renvoie|veux le rendre|le retourne]
    [étiquette de retour|bon de retour|retour] [svp|?|]`,
  },
  exchange_item: {
    say: `
    trop [petit|grand|serré|large], je [voudrais|veux|prendrais] [la taille au-dessus|la taille en dessous|une autre taille] [à la place|]
    je l'ai reçu en [bleu|noir|m], je [le voulais|voulais] en [vert|rouge|l], [échange possible|on peut échanger]
    échanger [le rouge|{chose}] [reçu|reçue|que j'ai reçu] contre [un noir|une autre couleur|la bonne taille]
    [arrivé|reçu] [cassé|fêlé|ébréché], [envoyez-m'en un autre|remplacez-le svp]
    je ne veux pas [d'argent|de remboursement], [je veux la bonne taille|juste un échange]`,
  },
  get_refund: {
    say: `
    [rendez-moi|remboursez-moi|redonnez-moi] [mon argent|mes #num euros|mes sous|la commande #order|ce que j'ai payé|la somme]
    je [veux|souhaite|exige d'] être [remboursé|remboursée] [intégralement|]
    [cassé|jamais reçu|ça ne marche pas], [je veux mon argent|remboursez-moi|je veux être remboursé]
    [pas d'échange|pas d'avoir|pas de remplacement], [je veux l'argent|rendez l'argent]`,
  },
  track_refund: {
    say: `
    je n'ai [toujours|] pas [reçu|vu] [mon remboursement|l'argent du retour|mes sous]
    [le|mon] remboursement [est parti|arrive|est prévu|est fait] quand
    remboursement [en attente|toujours pas là|promis] [depuis un mois|], quand
    j'ai [tout renvoyé|retourné le colis] et [pas d'argent|toujours rien sur mon compte]`,
  },
  check_refund_policy: {
    say: `
    [c'est|je suis|on est] remboursé si [ça me plaît pas|ça ne va pas|je change d'avis|c'est cassé]
    quelles sont vos [conditions|règles] de remboursement
    vous [remboursez|rendez l'argent] ou c'est [un avoir|un bon]
    [les frais de port|les soldes] sont [aussi|] remboursés`,
  },
  check_cancellation_fee: {
    say: `
    [y a|il y a|ça coûte] [des frais|quelque chose|une pénalité] si [j'annule|je résilie|je me désiste]
    [combien|qu'est-ce que] [ça coûte|je paie|je perds] [si j'annule|d'annuler|pour résilier]
    [frais d'annulation|frais de résiliation] [?|combien|svp]`,
  },
  payment_methods: {
    say: `
    vous [prenez|acceptez] [les chèques|paypal|l'amex|les espèces|klarna]
    [paiement|payer] en [3 fois|plusieurs fois|espèces|liquide] [possible|c'est possible|à la livraison|]
    on peut payer [en liquide|par virement|à la livraison|avec {pay}]`,
  },
  payment_issue: {
    say: `
    [mon paiement|ma carte] est [refusé|refusée|rejetée|bloqué] [à chaque fois|tout le temps|]
    j'ai été [débité|prélevé|facturé] [deux fois|du mauvais montant|en double|trop]
    ça [bug|bugge|plante|bloque] au moment de payer
    [payé|l'argent est parti] mais [la commande n'est pas validée|c'est marqué impayé]`,
  },
  get_invoice: {
    say: `
    [il me faut|pouvez-vous m'envoyer|j'ai besoin de|envoyez-moi] [la|une] facture [de ma dernière commande|pour mon employeur|pour la compta|en pdf]
    [pas de|je n'ai pas eu de] facture dans le [colis|carton], [envoyez-la|merci de l'envoyer]`,
  },
  check_invoice: { say: `[où sont|je veux consulter|je voudrais voir|où voir] mes [anciennes|] factures` },
  create_account: { say: `[comment on|comment je|je veux|on peut] [s'inscrit|m'inscrire|créer un compte|s'inscrire|devenir client]` },
  edit_account: {
    say: `
    [je veux|je voudrais|comment] [changer|modifier] [mon adresse mail|mon prénom|mes informations personnelles|mon téléphone]
    mon [prénom|nom] est mal [écrit|orthographié] [dans mon profil|]
    [nouveau numéro|nouveau mail|nouveau nom], [à mettre à jour svp|changez-le]`,
  },
  switch_account: { say: `[passer|je veux passer|comment passer] [à un|au|sur un|sur mon autre] compte [pro|{type}|]` },
  delete_account: {
    say: `[supprimez|fermez|effacez|clôturez] mon [compte|profil] [svp|définitivement|]\nje [veux|souhaite] [fermer mon compte|ne plus être client|disparaître de votre site]`,
  },
  recover_password: {
    say: `[mdp|mot de passe|code] [oublié|perdu|égaré] [aidez-moi|svp|]\nj'ai [perdu|oublié|plus] mon [mot de passe|mdp|code], [comment faire|]`,
  },
  registration_problems: {
    say: `[l'inscription|la création de compte] [plante|bloque|ne marche pas|échoue] [à chaque fois|]\npas reçu le mail [d'activation|de confirmation] [de mon compte|]`,
  },
  newsletter_subscription: {
    say: `
    [désabonnez-moi|désinscrivez-moi|abonnez-moi|inscrivez-moi à la newsletter]
    je ne veux plus [recevoir|] [vos mails pub|vos pubs|vos promos|vos mails]
    je veux recevoir vos [nouveautés|offres|news] par mail
    arrêtez de m'envoyer [des pubs|vos mails|des promos]`,
  },
  product_question: {
    say: `
    ça [passe|va] [au lave-vaisselle|au four|en machine|sur induction]
    [elle|il|{chose}] taille [grand|petit|comment]
    c'est [en coton bio|du vrai cuir|imperméable|sans danger pour les enfants|solide]
    [combien pèse|quelle taille fait|quelle est la hauteur de] {chose}`,
  },
  stock_question: {
    say: `
    [encore|toujours] [dispo|disponible|en stock] [en vert|en #num|en rouge|]
    il [vous en|en] reste [en vert|encore|en taille #num|]
    quand [sera-t-il|c'est|sera-t-elle] [à nouveau en stock|de nouveau dispo|de retour]
    [prévenez-moi|dites-moi] quand [ça revient|il y en a|c'est de retour]`,
  },
  recommendation: {
    say: `
    lequel vous me [conseillez|recommandez] [pour débuter|pour un cadeau|]
    une idée [cadeau|de cadeau] pour [mon frère|ma mère|un ami|ma copine] [?|]
    [je n'arrive pas à choisir|j'hésite] entre [le rouge et le bleu|les deux|le grand et le petit]
    qu'est-ce que [j'offre|je peux offrir] à [ma mère|mon père|mon chef]`,
  },
  discount_question: {
    say: `
    mon code promo [marche pas|ne passe pas|est refusé|est expiré]
    [une petite|vous faites une|y a-t-il une] [remise|réduction|ristourne] si [j'en prends trois|j'en achète deux|je commande beaucoup]
    [c'est moins cher|un prix] si j'en [prends|achète] [plusieurs|deux|dix]
    [des soldes|des promos|un code|une réduc] [en ce moment|bientôt|pour étudiants]`,
  },
  store_hours: {
    say: `vous [fermez|ouvrez] à quelle heure [aujourd'hui|]\n[ouvert|vous êtes ouverts|c'est ouvert] [le dimanche|aujourd'hui|à noël|les jours fériés]`,
  },
  complaint: {
    say: `
    je ne suis [pas du tout|vraiment pas|pas] [content|contente|satisfait|satisfaite] [de la qualité|du service|de vous|]
    [le vase|{chose}|tout] est arrivé [en mille morceaux|cassé|abîmé|trempé]
    [le livreur|le chauffeur] était [impoli|agressif|désagréable|très mal élevé]
    [je veux|je souhaite] faire une réclamation`,
  },
  contact_customer_service: {
    say: `comment [vous joindre|vous contacter|on vous appelle]\n[c'est quoi|quel est|donnez-moi] le [numéro|mail|téléphone] [du service client|du support|]`,
  },
  greeting: { say: `[coucou|salut|bonsoir|bonjour à tous|hello|re|bjr|salut ça va]` },
  goodbye: { say: `[au revoir|bonne journée|bonne soirée|à bientôt|à plus|ciao|bonne nuit|à demain]` },
  thanks: { say: `[merci bcp|merci infiniment|un grand merci|mille mercis|merci pour tout|super merci]` },
  out_of_scope: {
    say: `

    [où est|que se passe-t-il avec] mon [colis|compte|remboursement] [amazon|ebay|la poste|vinted|shein]
    [annule|résilie|supprime] mon [abonnement|compte] [netflix|spotify|facebook|amazon|basic fit]
    [vire|envoie|transfère] [de l'argent|#num euros] [à mon frère|sur mon livret|à ma banque]
    [quel âge as-tu|tu es marié|tu aimes les chiens|qui t'a créé|que penses-tu de la politique]    qui est [le président|le roi|le premier ministre] [des états unis|d'espagne|du canada]
    [réserve-moi|trouve-moi|cherche-moi] un [hôtel|vol|taxi|restaurant] [à nice|à paris|pour ce soir]
    mon [forfait mobile|ordinateur|abonnement netflix|compte en banque|permis] [est bloqué|ne marche plus|est périmé], [aidez-moi|que faire|]
    comment [on fait|faire|cuire] [une pâte à crêpes|des œufs|un gâteau|du riz]
    [raconte-moi|dis-moi|écris-moi] [une blague|un poème|une histoire]
    quel temps [fait-il|fera-t-il] [demain|à paris]
    [traduis|comment dit-on] [bonjour|merci|cette phrase] en [anglais|japonais]`,
  },
};
