import type { Phrases } from '../intents.ts';

export const fr: Phrases = {
  lead_in: `
    bonjour, j'ai une question,
    s'il vous plaît
    j'ai besoin d'aide pour
    je voudrais savoir
    pouvez-vous m'aider à
    je ne sais pas comment
    j'aimerais`,
  place_order: `
    [je veux|je voudrais|puis-je|comment puis-je|j'aimerais] [acheter|commander] [quelque chose|un article|ce produit|plusieurs articles|ça]
    [je veux|je souhaite|comment] [passer|faire] une [commande|nouvelle commande]
    comment [commander|acheter] [sur votre site|chez vous|en ligne|]
    [ajouter|mettre] [ceci|ça] [au panier|dans le panier]
    j'en prends [deux|un]
    quelles sont les étapes pour [commander|acheter]
    je veux acheter [une veste|une lampe|deux tasses]`,
  cancel_order: `
    [je veux|je dois|je voudrais|puis-je|comment puis-je|comment] annuler [ma|la|une|cette] [commande|achat]
    [annuler|annulez] [ma|la] commande [#order|]
    je ne veux plus [de ma commande|la commande|ce que j'ai commandé]
    [j'ai changé d'avis|je me suis trompé], annulez [ma commande|la commande]
    n'envoyez pas [ma commande|le colis]
    annulation de [ma|la] commande
    est-il encore possible d'annuler [l'achat|la commande]`,
  change_order: `
    [je veux|je dois|puis-je|comment puis-je|comment] [modifier|changer|corriger] [ma|une|la] [commande|achat]
    ajouter [un article|un produit|quelque chose] à [ma|la] commande
    [retirer|enlever|supprimer] [un article|un produit] de [ma|la] commande
    changer [la taille|la couleur|la quantité] [de|dans] ma commande
    je me suis trompé de [taille|couleur] dans ma commande
    j'ai oublié [d'ajouter|de commander] quelque chose
    faire des modifications à la commande #order`,
  track_order: `
    où est [ma commande|mon colis|mon paquet|ma livraison|mon achat]
    [je veux|puis-je|comment|comment puis-je] suivre [ma commande|mon colis]
    quel est [le statut|l'état] de ma commande
    quand [arrive|arrivera|vais-je recevoir|sera livrée] [ma commande|mon colis]
    [ma commande|mon colis] [n'est pas arrivée|n'est toujours pas là|n'est pas arrivé|est en retard]
    je n'ai pas reçu [ma commande|mon colis]
    ma commande [est-elle expédiée|a-t-elle été envoyée|est partie]
    suivi de [commande|colis|ma commande #order]
    numéro de suivi
    où en est [ma commande|la commande #order|la livraison]`,
  delivery_options: `
    quels sont les [modes|moyens|options|types] de livraison
    quelles options de livraison [proposez-vous|avez-vous|]
    [livrez-vous|expédiez-vous] en [france|belgique|suisse|canada|corse|espagne]
    quel transporteur utilisez-vous
    proposez-vous la livraison [express|en 24 heures|rapide]
    puis-je retirer [ma commande|mon colis] [en magasin|en point relais]
    combien [coûte|coûtent] [la livraison|les frais de port|l'envoi]
    la livraison est-elle gratuite
    frais de [port|livraison]
    dans quels pays livrez-vous`,
  delivery_period: `
    [combien de temps|en combien de temps] [prend la livraison|dure la livraison|faut-il pour être livré|livrez-vous]
    quel est le délai de livraison
    [délai|délais|temps|durée] de livraison
    en combien de jours [arrive une commande|livrez-vous|est-on livré]
    quand arriverait ma commande si je commande aujourd'hui
    combien de jours faut-il pour [recevoir un colis|la livraison]`,
  set_shipping_address: `
    [je veux|comment|comment puis-je|où puis-je] [ajouter|saisir|entrer|enregistrer|indiquer] [une|mon|ma|une nouvelle] [adresse|nouvelle adresse|adresse de livraison]
    j'ai une nouvelle adresse à ajouter
    où mettre mon adresse [de livraison|]
    ajouter une deuxième adresse`,
  change_shipping_address: `
    [je veux|je dois|puis-je|comment puis-je|comment] [changer|modifier|corriger|mettre à jour] [mon|l'|mon] adresse [de livraison|]
    j'ai déménagé, [changez|modifiez] mon adresse
    [l'adresse|mon adresse] de livraison est [fausse|incorrecte|erronée]
    je me suis trompé d'adresse
    envoyer [ma commande|mon colis] à une autre adresse
    changer l'adresse de la commande [#order|]`,
  return_item: `
    [je veux|je voudrais|puis-je|comment puis-je|comment] [retourner|renvoyer|rendre] [un article|ma commande|la veste|un produit|ce que j'ai acheté]
    comment [faire un retour|fonctionnent les retours]
    [politique|conditions|délai] de retour
    étiquette de retour
    combien de jours ai-je pour [retourner|renvoyer] [un article|]
    ça ne me va pas, je veux [le renvoyer|le retourner]
    faire un retour
    qui paie le retour`,
  exchange_item: `
    [je veux|je voudrais|puis-je|comment puis-je|comment] échanger [un article|la veste|le produit|mes chaussures] [contre un autre|contre une autre taille|]
    c'est trop [petit|grand], [je veux une autre taille|puis-je échanger]
    [j'ai reçu|vous m'avez envoyé] [la mauvaise taille|la mauvaise couleur|le mauvais article], je veux l'échanger
    échange de taille
    il me faut un remplacement [pour l'article défectueux|]
    comment se passe un échange`,
  get_refund: `
    [je veux|je voudrais|j'exige|je demande|comment obtenir|puis-je avoir] [un remboursement|être remboursé|être remboursée|mon argent]
    remboursez-moi [ma commande|s'il vous plaît|]
    [demander|obtenir|réclamer|recevoir] un remboursement
    rendez-moi mon argent
    remboursement de [ma commande|mon achat|l'article] [#order|]
    aide pour me faire rembourser`,
  track_refund: `
    où [est|en est] mon remboursement
    quand [vais-je recevoir|vais-je avoir|arrive] mon [remboursement|argent]
    je n'ai pas [encore|toujours|] reçu mon remboursement
    [statut|suivi|état] [de mon|du] remboursement
    j'ai renvoyé l'article et [je n'ai pas été remboursé|toujours pas de remboursement]
    mon remboursement a-t-il été [traité|envoyé]`,
  check_refund_policy: `
    quelle est votre politique de remboursement
    [dans quels cas|quand|comment] [remboursez-vous|peut-on être remboursé|puis-je être remboursé]
    [conditions|politique|règles] de remboursement
    satisfait ou remboursé
    combien de temps prend un remboursement
    [consulter|voir] la politique de remboursement
    les frais de port sont-ils remboursés`,
  check_cancellation_fee: `
    [y a-t-il|quels sont les|quel est le montant des] frais d'annulation
    [est-ce que|combien] [ça coûte|coûte] [quelque chose|] d'annuler
    dois-je payer [quelque chose|des frais] si j'annule
    [pénalité|frais] [d'annulation|pour annuler|de résiliation]
    l'annulation est-elle gratuite
    puis-je annuler [gratuitement|sans frais]`,
  payment_methods: `
    quels [moyens|modes] de paiement [acceptez-vous|sont acceptés|avez-vous|]
    [acceptez-vous|puis-je payer avec|peut-on payer par] [paypal|visa|carte bancaire|virement|chèque|carte de crédit|espèces]
    comment puis-je payer
    puis-je payer [en plusieurs fois|à la livraison|sur facture|plus tard]
    [moyens|modes|options] de paiement [disponibles|]
    voir les moyens de paiement`,
  payment_issue: `
    [mon paiement|le paiement|ma carte] [a échoué|ne fonctionne pas|ne passe pas|est refusé|est refusée|a été refusé]
    je n'arrive pas à payer
    j'ai été [débité|débitée|facturé] [deux fois|en trop|en double]
    [j'ai|il y a] un [problème|souci|erreur] [de paiement|avec le paiement|avec ma carte]
    [signaler|informer d'] un problème de paiement
    erreur [de paiement|lors du paiement]`,
  get_invoice: `
    [j'ai besoin d'|je voudrais|je veux|pouvez-vous m'envoyer|comment obtenir] [une|ma|la] facture [de ma commande|]
    [télécharger|recevoir|obtenir|imprimer] [ma|la|une] facture [#order|]
    envoyez-moi [la|ma] facture
    je n'ai pas reçu de facture
    facture [pour mon entreprise|avec tva|de la commande] s'il vous plaît`,
  check_invoice: `
    [je veux|puis-je|où puis-je|comment] [voir|consulter|vérifier|regarder] [mes|ma|la|les] [factures|facture]
    [voir|vérifier|consulter] [mes anciennes factures|la facture du mois dernier|la facture #order]
    où trouver mes factures
    montrez-moi ma dernière facture`,
  create_account: `
    [je veux|comment|comment puis-je|je souhaite] [créer|ouvrir] un [compte|nouveau compte|compte client]
    [je veux|comment] m'inscrire
    faut-il un compte pour commander
    je n'ai pas [encore|] de compte
    ouvrir un compte [premium|gratuit|]`,
  edit_account: `
    [je veux|je dois|comment|comment puis-je] [changer|modifier|mettre à jour|corriger] [mes données|mon nom|mon e-mail|mon téléphone|mon profil|mon compte|mes informations personnelles]
    [modifier|changer] les [informations|données] de mon compte
    j'ai changé de [téléphone|nom|e-mail]
    il y a une erreur dans [mon profil|mes données]`,
  switch_account: `
    [je veux|comment|puis-je] [changer de compte|passer à un autre compte|passer à un compte premium|passer à un compte professionnel|changer de type de compte]
    [utiliser|me connecter avec] un autre compte
    basculer entre mes comptes`,
  delete_account: `
    [je veux|je souhaite|comment|comment puis-je] [supprimer|fermer|clôturer|résilier|effacer] [mon|le] compte
    [supprimez|fermez] mon compte
    je ne veux plus [de|avoir de] compte
    [suppression|fermeture|clôture] de [mon|] compte`,
  recover_password: `
    j'ai [oublié|perdu] mon [mot de passe|code|pin]
    [comment|je veux|comment puis-je] [réinitialiser|récupérer|changer|retrouver] mon mot de passe
    je n'arrive pas à [me connecter|accéder à mon compte]
    mon mot de passe ne [fonctionne pas|marche pas]
    mot de passe oublié`,
  registration_problems: `
    [je n'arrive pas à|je ne peux pas|impossible de] [m'inscrire|créer un compte|finir l'inscription]
    [il y a|j'ai] [un problème|une erreur] [à|lors de|pendant] l'inscription
    le formulaire d'inscription ne marche pas
    il dit que mon e-mail est déjà utilisé
    je ne reçois pas l'e-mail de confirmation
    [problème|erreur|problèmes] d'inscription`,
  newsletter_subscription: `
    [je veux|comment|puis-je] [m'abonner à|m'inscrire à|me désabonner de|me désinscrire de] [la|votre] newsletter
    je ne veux plus recevoir [vos e-mails|de publicité|la newsletter]
    [abonnement|désabonnement|inscription] [à|de] la newsletter
    avez-vous une newsletter
    retirez-moi de la liste de diffusion`,
  product_question: `
    [est-ce que|] [la|le|les] [tasse|veste|lampe|gourde|sac|chaussures] [est|sont] [imperméable|étanche|lavable|en cuir|lourd]
    en quelle matière est [la veste|la lampe|le produit]
    [combien pèse|combien mesure|quelle est la taille de|quelle est la capacité de|quelles sont les dimensions de] [la|le] [sac|gourde|lampe|tasse]
    [a-t-il|a-t-elle|est-ce qu'il y a] [des poches|une capuche|des piles|un couvercle|une garantie|un chargeur]
    [peut-on|puis-je] [le laver|la laver|le mettre] [en machine|au lave-vaisselle|au micro-ondes]
    combien coûte [la|le|une] [tasse|veste|lampe|gourde]
    [quelles couleurs|quelles tailles] [existent|y a-t-il] pour [la veste|ce modèle]
    plus d'informations sur [le produit|la lampe]
    convient-il [au camping|à l'induction|aux enfants]`,
  stock_question: `
    [la veste|la tasse|ce produit|le modèle|il] [est-elle|est-il|est] [disponible|en stock|épuisé]
    avez-vous [la veste|la tasse|des sacs|ça] [en rouge|en bleu|en taille m|en noir|]
    quand [sera-t-il|sera-t-elle|sera] de nouveau [disponible|en stock]
    reste-t-il [la taille m|des exemplaires|des vestes]
    vendez-vous des [sacs|lampes|couvertures|tasses]
    est-ce encore en stock`,
  recommendation: `
    [que|qu'est-ce que vous] [me conseillez|recommandez|me recommandez|conseillez] [vous|] [pour|comme] [cadeau|ma mère|le camping|l'hiver|la pluie]
    [lequel|laquelle] [est le mieux|me conseillez-vous|choisir]
    je cherche [un cadeau|une veste|quelque chose|une lampe|un sac] [pour ma mère|pour le camping|à moins de #num euros|]
    pouvez-vous me [conseiller|recommander] [une veste|quelque chose|un cadeau]
    aidez-moi à choisir [une veste|un cadeau|]
    une idée de cadeau`,
  discount_question: `
    [avez-vous|y a-t-il] [une réduction|des réductions|des promotions|un code promo|des soldes|une remise]
    mon [code|code promo|bon] ne [marche|fonctionne] pas
    [réduction|remise] [étudiant|pour les nouveaux clients]
    quand sont les soldes
    comment utiliser mon [code promo|bon d'achat]
    pouvez-vous faire une remise`,
  store_hours: `
    [à quelle heure|quand] [ouvrez-vous|fermez-vous|ouvre le magasin|ferme le magasin]
    [quels sont|] [vos|les] horaires [d'ouverture|du magasin]
    êtes-vous ouverts [le dimanche|samedi|aujourd'hui|les jours fériés]
    horaires [d'ouverture|]
    avez-vous un magasin [physique|]
    où se trouve le magasin`,
  complaint: `
    [je veux|comment|je souhaite] [déposer|faire|porter] [une plainte|une réclamation|plainte]
    je [veux|dois] me plaindre [du service|de la livraison|]
    je suis [très|] [mécontent|mécontente|déçu|insatisfait] [du service|de ma commande|]
    c'est [inacceptable|une honte|scandaleux|inadmissible]
    très mauvais service
    le produit est [arrivé cassé|défectueux|de mauvaise qualité]`,
  review: `
    [je veux|où puis-je|comment] [laisser|donner|écrire|publier] [un avis|mon avis|un commentaire|une évaluation] [sur le produit|]
    [noter|évaluer] [mon achat|un produit|la boutique]
    j'ai une suggestion pour [vous|la boutique]
    donner mon avis sur [le service|vos produits]`,
  contact_customer_service: `
    comment [contacter|joindre|puis-je joindre|puis-je contacter] [le service client|le support|vous]
    [téléphone|numéro|e-mail|horaires] du service client
    quel est votre [numéro|numéro de téléphone|e-mail]
    je [veux|dois] contacter le service client
    quel numéro appeler`,
  contact_human_agent: `
    [je veux|puis-je|je voudrais|j'aimerais] [parler|discuter] [à|avec] [une personne|un humain|un agent|quelqu'un|un conseiller|une vraie personne|un opérateur]
    [passez-moi|mettez-moi en relation avec] [quelqu'un|un conseiller|une personne|un agent]
    [un humain|une vraie personne|un conseiller] s'il vous plaît
    je ne veux pas parler à un [robot|bot]
    un [agent|conseiller] humain`,
  greeting: `
    [bonjour|salut|bonsoir|coucou|bonjour à tous|bonne journée à vous bonjour]
    [bonjour|salut] [comment allez-vous|ça va]
    il y a quelqu'un`,
  thanks: `
    [merci|merci beaucoup|un grand merci|merci pour votre aide|parfait merci|super merci|d'accord merci]
    [je vous remercie|ça m'a aidé|c'est très gentil]`,
  goodbye: `
    [au revoir|à bientôt|à plus|bonne journée|bonne soirée|salut à plus tard|c'est tout|rien d'autre]
    non, c'est tout
    bon week-end`,
  out_of_scope: `
    quel temps [fait-il|fera-t-il] [aujourd'hui|demain|à paris]
    [raconte|racontez]-moi une [blague|histoire]
    écris [un poème|une chanson|une lettre]
    [réserve|trouve] [un vol|un hôtel|un restaurant|une table]
    qui [est|était] le [président|roi|auteur] de [la france|l'espagne]
    quelle est la capitale de [l'italie|l'espagne]
    qui a gagné [le match|les élections]
    [mets|joue] [de la musique|une alarme]
    [traduis|traduisez] [ceci|bonjour] en [anglais|allemand]
    combien font #num [plus|fois] #num
    quel est le sens de la vie
    comment [cuisiner|cuire] [des pâtes|du riz]
    quelle heure est-il à [tokyo|londres]`,
  bot_question: `
    [êtes-vous|es-tu|tu es] [un robot|un bot|humain|une personne|une machine|une vraie personne|une ia]
    [est-ce que|] je parle à [un robot|une personne|un humain|une machine]
    [qui êtes-vous|qui es-tu|à qui je parle|comment tu t'appelles]`,
  capabilities: `
    que [peux-tu|pouvez-vous] faire [pour moi|]
    comment pouvez-vous m'aider
    [aide|j'ai besoin d'aide|pouvez-vous m'aider|j'ai une question|aidez-moi]
    que puis-je demander`,
};
