import { plainly } from './fr-plainly.ts';
import type { Pack } from './pack.ts';

export const frPack: Pack = {
  asking: `
    {v}
    {v} [svp|s'il vous plaît|stp|en ligne|]
    [je veux|je voudrais|j'aimerais|je souhaite|j'ai besoin de|je dois|il faut que je puisse|je désire|j'essaie de|je cherche à|je tiens à|je vais] {v}
    [comment|comment puis-je|comment faire pour|comment je fais pour|comment est-ce que je peux|que dois-je faire pour|quelles sont les étapes pour|qu'est-ce que je dois faire pour] {v}
    [puis-je|est-ce que je peux|peut-on|est-il possible de|je peux|y a-t-il un moyen de|serait-il possible de|pourrais-je] {v}
    [pouvez-vous m'aider à|aidez-moi à|aide-moi à|j'ai besoin d'aide pour|aide pour|pourriez-vous m'aider à|besoin d'assistance pour|je veux de l'aide pour|pourrais-tu m'aider à] {v}
    [je ne sais pas comment|dites-moi comment|expliquez-moi comment|je voudrais savoir comment|je n'ai aucune idée de comment|où puis-je|où dois-je aller pour|montrez-moi comment|renseignements pour] {v}
    [une question pour|question sur comment|j'ai une question, comment|la procédure pour|instructions pour] {v}`,
  trouble: `
    [je n'arrive pas à|je ne peux pas|impossible de|je ne parviens pas à|le site ne me laisse pas|je suis incapable de] {v}
    [j'ai un problème pour|j'ai du mal à|problème pour|des difficultés pour|j'ai une erreur pour] {v}`,
  asked: `
    {n}
    {n} [svp|aide|]
    [une question sur|j'ai une question sur|des informations sur|je voudrais des informations sur|aide avec|j'ai besoin d'aide avec|renseignement sur|parlez-moi de|je veux en savoir plus sur|c'est au sujet de|question concernant|assistance pour] {n}
    [un problème avec|problème avec|j'ai un problème avec|un souci avec] {n}
    [je veux|il me faut|où est|quel est|voir|je cherche] {n}`,
  openers: `
    bonjour,
    salut,
    bonsoir,
    excusez-moi,
    pardon,
    une question,
    svp
    bonjour madame, monsieur,
    putain
    bjr
    coucou`,
  closers: `
    svp
    s'il vous plaît
    merci
    merci d'avance
    ?
    vite
    pouvez-vous m'aider ?
    aidez-moi
    putain
    aujourd'hui`,
  stories: `
    [alors voilà|bon|en fait|écoutez] [c'est la première fois que j'achète|je suis client depuis des années|je ne sais pas si c'est le bon endroit|désolé pour le roman|je suis au travail] [et|mais|donc]
    ma [mère|fille|voisine|sœur] [m'a parlé de vous|fête son anniversaire|était malade|est venue] et [bref|donc|voilà|finalement]
    [hier|ce matin|l'autre jour] [j'étais à la maison|je suis rentré tard|j'ai regardé mes mails|je parlais avec un ami] et [j'ai pensé|j'ai vu|je me suis rappelé]`,
  lists: {
    cmd: "ma commande|la commande|mon achat|une commande|la commande #order|la commande passée hier|ma dernière commande|cette commande|mes achats|ce que j'ai commandé",
    colis: "mon colis|ma commande|le colis|ma livraison|mon paquet|la commande #order|mon achat|ce que j'ai commandé",
    chose:
      "la veste|la lampe|une tasse|le sac à dos|les chaussures|l'ordinateur|l'article|le produit|le t-shirt|le téléphone|le casque|la robe|la chaise|la montre|le livre|la zzthing|le zzthing|le zzthing zzthing|la tasse zzthing|le pull|la couverture",
    compte:
      'compte|compte utilisateur|compte premium|compte gratuit|compte pro|profil|compte gold|compte standard|compte client|compte platinum',
    type: 'premium|gratuit|pro|gold|standard|entreprise|platinum|freemium|basique',
    adr: "adresse|adresse de livraison|adresse d'expédition|adresse postale",
    mdp: "mot de passe|code pin|code|mdp|identifiant|mot de passe de mon compte|clé d'accès",
    remb: 'remboursement|argent|remboursement intégral|restitution',
    pay: 'paypal|carte bancaire|visa|chèque|virement|espèces|apple pay|carte de crédit|plusieurs fois|klarna',
    per: "une personne|un agent|un humain|quelqu'un|un conseiller|une vraie personne|un responsable|un opérateur|un employé|un être humain|un de vos collègues|un conseiller clientèle",
    serv: "le service client|votre service client|le support|l'assistance|le service clientèle|le sav",
    pays: "Suisse|Belgique|France|Espagne|Allemagne|Corse|au Canada|à l'étranger|à Lyon|à Paris",
  },
  ways: [
    plainly,
    {
      place_order: {
        do: `
        [passer|faire|effectuer|finaliser|valider] [une|ma|une nouvelle] commande
        [acheter|commander|acquérir|prendre] [{chose}|quelque chose|des articles|plusieurs produits|deux tasses]
        [faire un achat|mettre ça dans mon panier|valider mon panier]`,
        about: `
        [passer commande|une nouvelle commande|le processus d'achat|faire un achat]`,
        say: `
        je [prends|veux|voudrais] [deux|trois|un] [de ceux-là|comme ça|tasses|{chose}]
        comment [on commande|ça marche pour commander|acheter] [chez vous|sur le site|]
        commander {chose}
        [je voudrais|j'aimerais|je veux|je prends|je vais prendre|on prendra|donnez-moi|mettez-moi|envoyez-moi|il me faut|il me faudrait] [deux|trois|#num|une paire de|une|un|une douzaine de|encore] [tasses|bougies|lampe|zzthing|chaussures|paquets de café|boîtes de zzthing|bouteilles d'huile|couverture|chaises] [bleues|en noir|taille m|s'il vous plaît|svp|]
        [commandez-moi|achetez-moi|commande-moi|recommandez-moi] [encore|plus de|un autre paquet de|une boîte de|des] [café|thé|zzthing|filtres|croquettes|lessive|papier]
        [est-ce que je peux|je peux|puis-je|pourrais-je] [avoir|prendre|commander] [deux|trois|#num|une|un] [tasses|bougies|zzthing|lampe|chemises] [s'il vous plaît|en rouge|]
        [deux|trois|une|#num] [tasses|bougies|lampe|zzthing|boîtes de zzthing] [s'il vous plaît|svp|en rouge svp]`,
      },
      cancel_order: {
        do: `
        [annuler|résilier|stopper|arrêter|révoquer] {cmd}
        [annuler|me rétracter de] [l'achat|mon achat|toute la commande|ce que j'ai acheté]`,
        about: `
        [l'annulation de|annulation de] {cmd}
        [une annulation|annulation de commande|annulation d'achat]`,
        say: `
        je ne [veux|souhaite] plus [de ma commande|la commande|cet achat|de {chose} que j'ai commandé]
        [annulez|annule|stoppez] {cmd}
        [n'envoyez pas|ne livrez pas] {cmd}
        j'ai changé d'avis [annulez ma commande|je veux annuler|]
        j'ai commandé par erreur [annulez|]
        commande annuler
        je ne peux plus me permettre [cet achat|cette commande]`,
      },
      change_order: {
        do: `
        [modifier|changer|corriger|mettre à jour|éditer] [{cmd}|un article de ma commande|des produits de la commande|la taille dans ma commande|la quantité de ma commande]
        [ajouter|inclure] [un article|quelque chose|un autre produit|{chose}] [à|dans] {cmd}
        [enlever|retirer|supprimer] [un article|quelque chose|un produit|{chose}|des articles] de {cmd}
        faire [des changements|une modification|un changement] dans {cmd}`,
        about: `
        [une modification|un changement|des changements] [de|dans] {cmd}`,
        say: `
        je me suis trompé de [taille|couleur|quantité] dans ma commande, [on peut changer|je peux modifier]
        j'ai oublié [d'ajouter quelque chose|un article|de commander {chose}]
        [enlevez|ajoutez|remplacez] [{chose}|un article] [dans|de|à] ma commande`,
      },
      track_order: {
        do: `
        [suivre|localiser|tracer|retrouver] {colis}
        [voir|savoir|connaître|vérifier|consulter] [le statut de|l'état de|où en est|où se trouve|si vous avez expédié] {colis}`,
        about: `
        [le statut de|l'état de|le suivi de|la localisation de] {colis}
        [suivi|statut] de [commande|livraison|colis]
        le numéro de suivi`,
        say: `
        [où est|où en est|où se trouve|c'est où|que devient|où reste|mais où est] {colis}
        quand [arrive|arrivera|vais-je recevoir|est-ce que je reçois|sera livré] {colis}
        [je n'ai pas reçu|je n'ai toujours pas|j'attends toujours|pas encore reçu] {colis}
        {colis} [n'est pas arrivé|n'arrive pas|est en retard|est perdu|n'est toujours pas là]
        [avez-vous expédié|est-ce parti|a-t-on envoyé] {colis}
        j'ai commandé [il y a une semaine|lundi|il y a dix jours] et [toujours rien|rien n'est arrivé]
        c'est marqué livré mais [je n'ai rien|rien reçu]
        commande où`,
      },
      delivery_options: {
        do: `
        [voir|connaître|consulter|savoir] [les options de livraison|les modes de livraison|les méthodes d'expédition|les frais de port|si vous livrez en {pays}]
        [retirer|récupérer] [en magasin|ma commande en point relais|mon colis moi-même]`,
        about: `
        [les options|les modes|les méthodes|les possibilités] [de livraison|d'expédition|d'envoi]
        [les frais|le coût] [de port|de livraison|d'envoi]
        la livraison [en {pays}|{pays}]`,
        say: `
        [quels|quelles] [sont vos options|sont les modes|modes|options|méthodes] [de livraison|d'envoi|d'expédition] [proposez-vous|avez-vous|]
        [livrez-vous|vous livrez|envoyez-vous|est-ce que vous livrez] [en {pays}|{pays}|à domicile|le samedi]
        combien [coûte|coûtent] [la livraison|l'envoi|les frais de port]
        [quel transporteur|avec qui] [utilisez-vous|livrez-vous]
        [y a-t-il|proposez-vous] [la livraison express|un point relais|la livraison gratuite|le retrait en magasin]`,
      },
      delivery_period: {
        do: `
        [connaître|savoir|voir] [le délai de livraison|les délais de livraison|combien de temps prend la livraison]`,
        about: `
        [le délai|les délais|le temps|la durée] [de livraison|d'expédition|d'envoi]`,
        say: `
        [combien de temps|combien de jours] [prend|dure|met|faut-il pour] [la livraison|l'envoi|une livraison|une commande pour arriver|livrer]
        [quel est|quels sont] [le délai|les délais|le temps] [de livraison|d'expédition]
        si je commande aujourd'hui, quand [ça arrive|je le reçois|vais-je l'avoir]
        [délai de livraison|délais d'envoi|en combien de temps livrez-vous]`,
      },
      set_shipping_address: {
        do: `
        [ajouter|saisir|enregistrer|entrer|indiquer|configurer|renseigner|créer|mettre] [une|mon|une nouvelle|une autre|une deuxième] {adr} [dans mon compte|]`,
        about: `
        [ajouter|saisir|enregistrer|l'ajout d'] une {adr}
        [une nouvelle|une autre|une deuxième] {adr}`,
        say: `
        où [je mets|j'entre|saisir|j'ajoute] mon {adr}
        j'ai une nouvelle {adr} à [ajouter|enregistrer]
        je n'arrive pas à [ajouter|saisir|enregistrer] mon {adr}`,
      },
      change_shipping_address: {
        do: `
        [changer|modifier|corriger|mettre à jour|rectifier] [mon|l'|l'] {adr} [de ma commande|de {cmd}|]
        [changer|modifier] d'adresse de livraison
        [envoyer|livrer|faire livrer] {cmd} à une autre adresse`,
        about: `
        [un changement d'|la modification de mon|une erreur dans mon] {adr}
        changement d'adresse`,
        say: `
        j'ai déménagé, [changez mon adresse|il faut changer l'adresse|envoyez à la nouvelle adresse]
        [je me suis trompé d'|j'ai donné une mauvaise|j'ai mis la mauvaise] {adr}
        [mon|l'] {adr} [est fausse|n'est pas bonne|est incorrecte|contient une erreur]
        la commande part à mon ancienne adresse`,
      },
      return_item: {
        do: `
        [retourner|renvoyer|rendre|réexpédier] [{chose}|un article|{cmd}|ce que j'ai acheté|ça]
        [faire|demander|lancer|effectuer] un retour`,
        about: `
        [un retour|les retours|le retour de {chose}|l'étiquette de retour|la politique de retour]`,
        say: `
        comment [renvoyer|retourner|fonctionne le retour de|rendre] {chose}
        [ça ne me va pas|c'est trop petit|ça ne me plaît pas], je veux le [renvoyer|retourner]
        [combien de temps|combien de jours|jusqu'à quand] ai-je pour [retourner|renvoyer] [un article|]
        [qui paie|où envoyer] [le retour|les frais de retour]
        il me faut une étiquette de retour`,
      },
      exchange_item: {
        do: `
        [échanger|changer] [{chose}|l'article reçu|ce que j'ai reçu] contre [une autre taille|un autre|une autre couleur|un neuf]
        [faire un échange|échanger la taille]`,
        about: `
        [un échange|l'échange de {chose}|un échange de taille|un remplacement]`,
        say: `
        c'est trop [petit|grand], [je voudrais une autre taille|puis-je échanger|il me faut la taille au-dessus]
        j'ai reçu [la mauvaise taille|la mauvaise couleur], [je veux l'échanger|pouvez-vous échanger]
        [il est cassé|défectueux], [je veux un remplacement|il m'en faut un neuf]
        comment se passe un échange`,
      },
      get_refund: {
        do: `
        [obtenir|demander|recevoir|réclamer|avoir|solliciter] [un|mon|le] {remb} [de ma commande|]
        [être remboursé|me faire rembourser|récupérer mon argent] [de ma commande|]`,
        about: `
        [un|mon] remboursement
        [une demande de|obtenir un] remboursement`,
        say: `
        [remboursez-moi|rendez-moi mon argent|je veux mon argent|je veux être remboursé|rembourse moi]
        je [veux|demande|exige] [un remboursement|mon remboursement|qu'on me rembourse]
        [c'est cassé|jamais reçu|ça ne marche pas], je veux [être remboursé|mon argent]`,
      },
      track_refund: {
        do: `
        [suivre|voir|vérifier|connaître|consulter] [le statut de mon|l'état de mon|où en est mon|mon] remboursement`,
        about: `
        [le statut|l'état|le suivi] [du|de mon] remboursement
        mon remboursement [en attente|en cours|]`,
        say: `
        [où est|où en est|quand arrive|quand vais-je recevoir|quand aurai-je|que devient] [mon remboursement|mon argent|le remboursement]
        [je n'ai pas reçu|j'attends toujours|je n'ai toujours pas] [mon remboursement|mon argent]
        quand [serai-je remboursé|est-ce que vous me remboursez|suis-je remboursé]
        j'ai renvoyé l'article [il y a deux semaines|] et [pas de remboursement|je ne suis pas remboursé]`,
      },
      check_refund_policy: {
        do: `
        [voir|consulter|connaître|lire|comprendre] [la politique de remboursement|les conditions de remboursement|votre politique de remboursement|dans quels cas je peux être remboursé]`,
        about: `
        [la|votre] politique de remboursement
        [les conditions|les règles] de remboursement`,
        say: `
        [quelle est|comment fonctionne|c'est quoi] [la|votre] politique de remboursement
        dans quels cas [puis-je être remboursé|remboursez-vous|rendez-vous l'argent]
        [faites-vous|proposez-vous] des remboursements
        [satisfait ou remboursé|garantie de remboursement|conditions de remboursement]`,
      },
      check_cancellation_fee: {
        do: `
        [connaître|voir|vérifier|savoir] [les frais d'annulation|la pénalité d'annulation|les frais de résiliation|combien coûte l'annulation|s'il y a des frais pour annuler]`,
        about: `
        [les frais|la pénalité|le coût|les pénalités] [d'annulation|de résiliation|de résiliation anticipée|pour annuler]`,
        say: `
        [combien coûte|combien ça coûte|est-ce payant|est-ce gratuit|dois-je payer] [d'annuler|l'annulation|pour annuler|si j'annule]
        y a-t-il [des frais|une pénalité] [d'annulation|pour annuler|si j'annule]
        [quels sont|quelle est] les frais d'annulation
        puis-je annuler [gratuitement|sans frais]`,
      },
      payment_methods: {
        do: `
        [voir|connaître|savoir] [les moyens de paiement|les modes de paiement|quelles cartes vous acceptez|les options de paiement]
        payer [par|en|avec] {pay}`,
        about: `
        [les moyens|les modes|les méthodes|les options] de paiement
        le paiement [par|en] {pay}`,
        say: `
        [quels|quelles sont] [moyens de paiement|modes de paiement|méthodes de paiement|cartes] [acceptez-vous|sont acceptés|prenez-vous|]
        [acceptez-vous|vous prenez|peut-on payer avec|puis-je payer par] {pay}
        comment [payer|puis-je payer|on paye]
        puis-je payer [en plusieurs fois|à la livraison|plus tard|en espèces]`,
      },
      payment_issue: {
        do: `
        [signaler|résoudre|régler|déclarer|informer d'] [un problème|des problèmes|une erreur] [de paiement|avec le paiement|lors du paiement]`,
        about: `
        [un problème|des problèmes|une erreur|un souci] [de paiement|avec le paiement|avec mon paiement|lors du paiement]
        [un paiement|un prélèvement] [refusé|en double|échoué]`,
        say: `
        [mon paiement|le paiement|ma carte|paypal] [ne fonctionne pas|a été refusé|échoue|ne passe pas|est refusée|bloque]
        je n'arrive pas à payer [ma commande|avec ma carte|]
        [j'ai été débité|on m'a prélevé|vous m'avez facturé|j'ai été prélevé] [deux fois|trop|en double|le mauvais montant|sans commande]
        [j'ai|il y a] [un problème|une erreur|un souci] [de paiement|avec le paiement|au moment de payer]
        [double débit|prélèvement inconnu] sur ma carte`,
      },
      get_invoice: {
        do: `
        [recevoir|télécharger|obtenir|demander|avoir|imprimer] [ma|la|une|mes] [facture|factures|copie de la facture] [de ma commande|de mon achat|]`,
        about: `
        [télécharger|recevoir|obtenir] ma facture
        une copie de la facture`,
        say: `
        [envoyez-moi|il me faut|je veux|donnez-moi|pouvez-vous m'envoyer] [la|une|ma] facture [de ma commande|]
        je n'ai pas reçu [de|ma|la] facture
        [pouvez-vous faire|je voudrais] une facture [au nom de ma société|avec la tva]`,
      },
      check_invoice: {
        do: `
        [voir|consulter|vérifier|regarder|trouver|examiner|jeter un œil à] [ma|mes|la|les|mes dernières|mes anciennes] [facture|factures]`,
        about: `
        [consulter|voir|vérifier] mes factures
        [mes factures|mes anciennes factures|le détail de ma facture]`,
        say: `
        où [voir|sont|puis-je voir|trouver] mes factures
        [montrez-moi|affichez] [mes factures|la dernière facture]
        ma facture est-elle correcte
        qu'est-ce qu'il y a sur ma facture`,
      },
      create_account: {
        do: `
        [créer|ouvrir|faire] [un|un nouveau] {compte}
        [m'inscrire|devenir client|m'enregistrer|devenir membre]`,
        about: `
        [la création|l'ouverture] d'un {compte}
        [ouvrir|créer] un {compte}`,
        say: `
        [créez-moi|ouvrez-moi] un compte
        comment [m'inscrire|on s'inscrit|j'ouvre un compte]
        je n'ai pas de compte [comment en avoir un|et j'en veux un]
        faut-il un compte pour commander`,
      },
      edit_account: {
        do: `
        [modifier|changer|mettre à jour|corriger|éditer] [mes données|mon nom|mon e-mail|mon numéro de téléphone|mon profil|mes informations personnelles|les informations de mon {compte}|mon {compte}|mes coordonnées]`,
        about: `
        [la modification|le changement] de [mes données|mes informations|mon profil]
        modifier mon {compte}`,
        say: `
        [mon nom|mon numéro|mon e-mail] [est faux|a changé|n'est pas bon]
        j'ai [un nouvel e-mail|un nouveau numéro|changé de nom]
        où [je change|modifier|puis-je modifier] mes informations
        il y a une erreur dans mon profil`,
      },
      switch_account: {
        do: `
        [changer de|passer à|utiliser|basculer vers|passer au] [compte|un autre compte|compte {type}|un compte {type}|mon autre compte]
        [passer d'un compte à l'autre|changer d'utilisateur|changer de type de compte|me connecter avec un autre compte]`,
        about: `
        [le changement de compte|changer de compte|passer au compte {type}]`,
        say: `
        je veux [le|un] compte {type} [à la place du|au lieu du] compte {type}
        comment [passer|je passe] au compte {type}
        je ne veux plus du compte {type} mais du {type}`,
      },
      delete_account: {
        do: `
        [supprimer|fermer|effacer|résilier|clôturer|désactiver|annuler] [mon|le|ce] {compte} [définitivement|]
        me désinscrire du site`,
        about: `
        [la suppression|la fermeture|la clôture] de mon {compte}`,
        say: `
        [supprimez|fermez|effacez|supprime] mon {compte}
        je ne veux plus [de|avoir de] {compte}
        je veux que mon {compte} soit [supprimé|fermé|effacé]`,
      },
      recover_password: {
        do: `
        [récupérer|réinitialiser|changer|retrouver|restaurer|obtenir] [mon|le|un nouveau] {mdp}`,
        about: `
        [la réinitialisation|la récupération] [du|de mon] {mdp}
        [mon|un] {mdp} [oublié|perdu]`,
        say: `
        [j'ai oublié|j'ai perdu|je ne me souviens plus de|je me rappelle plus|j'ai plus] mon {mdp}
        mon {mdp} ne [marche|fonctionne] [pas|plus]
        je n'arrive pas à me connecter [j'ai oublié mon mot de passe|à mon compte|]
        [mot de passe oublié|nouveau mot de passe|mdp perdu]`,
      },
      registration_problems: {
        do: `
        [signaler|résoudre|régler|informer d'] [un problème|des problèmes|une erreur|des erreurs] [d'inscription|lors de l'inscription|à l'inscription|avec l'inscription]`,
        about: `
        [un problème|des problèmes|une erreur|des soucis] [d'inscription|avec l'inscription|lors de l'inscription|de création de compte|d'enregistrement]`,
        say: `
        je n'arrive pas à [m'inscrire|créer un compte|créer mon compte|finaliser mon inscription|m'enregistrer]
        [j'ai une erreur|il y a une erreur|ça bloque|ça plante] [quand je m'inscris|à l'inscription|lors de la création de mon compte]
        [le formulaire d'inscription|l'inscription] ne [marche|fonctionne] pas
        je ne reçois pas le mail de [confirmation|activation]
        on me dit que mon e-mail est déjà utilisé`,
      },
      newsletter_subscription: {
        do: `
        [m'abonner à|me désabonner de|m'inscrire à|me désinscrire de|recevoir|ne plus recevoir|annuler mon abonnement à|résilier] [la newsletter|votre newsletter|vos e-mails publicitaires|votre lettre d'information|l'infolettre]`,
        about: `
        [la newsletter|l'abonnement à la newsletter|votre newsletter|le désabonnement de la newsletter]`,
        say: `
        [je ne veux plus de|arrêtez avec|stop] [votre newsletter|vos mails publicitaires|la pub|vos e-mails]
        avez-vous une newsletter
        [enlevez-moi|retirez-moi] de la liste de diffusion`,
      },
      product_question: {
        say: `
        [est-ce que|] {chose} [est imperméable|est en cuir|se lave en machine|est compatible avec iphone|est solide|est en coton]
        en quelle matière est {chose}
        [combien mesure|combien pèse|combien coûte|quelles sont les dimensions de|quel est le prix de|quelle est l'autonomie de] {chose}
        [y a-t-il|est-ce que ça a] [des poches|des piles|un chargeur|une garantie|le bluetooth] avec {chose}
        [comment utiliser|comment laver|comment monter|à quoi sert] {chose}
        ça va [au lave-vaisselle|au micro-ondes|aux enfants]
        quelle taille [prendre|dois-je prendre]
        quelle est la différence entre les deux modèles`,
      },
      stock_question: {
        say: `
        [avez-vous|il vous reste|vous avez] {chose} [en stock|en taille m|en rouge|en bleu|disponible|]
        {chose} [est disponible|est en rupture|est encore disponible|est en stock]
        quand {chose} [sera de retour en stock|sera de nouveau disponible|revient]
        combien [en reste-t-il|il en reste]
        [vendez-vous|vous vendez] [des sacs|des lampes|des couvertures|{chose}]`,
      },
      recommendation: {
        say: `
        [que|lequel|laquelle|quoi] [me conseillez-vous|me recommandez-vous|choisir|est mieux|dois-je prendre] [pour un cadeau|pour la montagne|pour ma mère|]
        je cherche [un cadeau|quelque chose|un bon sac|{chose}] pour [mon père|un anniversaire|la pluie|voyager]
        [aidez-moi à choisir|conseillez-moi|recommandez-moi|je ne sais pas quoi choisir] [un cadeau|{chose}|entre les deux|]
        [des idées|une idée] [de cadeau|pour noël]
        quel est [votre meilleur produit|l'article le plus vendu]`,
      },
      discount_question: {
        say: `
        [avez-vous|y a-t-il|vous faites|proposez-vous] [une réduction|des promos|un code promo|des soldes|une remise|des offres] [pour étudiants|en ce moment|]
        mon [code promo|bon|code de réduction|coupon] ne [marche|fonctionne] pas
        [où entrer|comment utiliser] [le code promo|mon bon d'achat|la réduction]
        quand [commencent|sont] les soldes
        [pouvez-vous me faire|puis-je avoir] [une réduction|un meilleur prix|un rabais]
        {chose} est en promo ?`,
      },
      store_hours: {
        say: `
        [à quelle heure|quand] [ouvrez-vous|fermez-vous|ouvre le magasin|ferme la boutique]
        [quels sont vos|quels sont les] horaires [d'ouverture|du magasin|]
        [êtes-vous ouverts|le magasin est ouvert|ouvert] [aujourd'hui|le dimanche|demain|les jours fériés]
        [horaires d'ouverture|horaires du magasin]
        [avez-vous|où est votre] [un magasin|magasin|boutique]`,
      },
      complaint: {
        do: `
        [faire|déposer|porter|envoyer|formuler|soumettre] [une plainte|une réclamation|une réclamation client]
        me plaindre [de|du] [service|la livraison|votre entreprise|votre service]`,
        about: `
        [une plainte|une réclamation] [contre votre entreprise|]`,
        say: `
        je suis [très|] [mécontent|déçu|insatisfait|en colère|furieux|déçue] [du service|de vous|de ma commande|du produit]
        [c'est|votre service est|quel] [une honte|inadmissible|nul|de la merde|scandaleux|catastrophique|un désastre]
        [c'est arrivé|j'ai reçu] [cassé|abîmé|un article défectueux|un article cassé|le mauvais article]
        personne ne [me répond|m'aide]
        {chose} [est cassé|est défectueux|ne marche plus]
        vous êtes [des voleurs|des escrocs|des nuls|des arnaqueurs]`,
      },
      review: {
        do: `
        [laisser|écrire|donner|publier|envoyer|poster] [un avis|mon avis|un commentaire|une évaluation|mon opinion]
        [noter|évaluer|donner mon avis sur] [le magasin|un produit|mon achat|vos services|votre entreprise]`,
        about: `
        [laisser|écrire] [un avis|un commentaire]`,
        say: `
        j'adore {chose} [et je veux le dire|]
        où [laisser|écrire|puis-je donner] [un avis|mon avis|un commentaire]
        j'ai une suggestion [pour votre site|]
        je suis très [content|contente|satisfait] [de mon achat|du service]`,
      },
      contact_customer_service: {
        do: `
        [contacter|joindre|appeler|écrire à|téléphoner à|parler avec] {serv}
        [avoir|connaître|trouver] [le numéro|le téléphone|l'adresse mail|les horaires] du service client`,
        about: `
        [le numéro|les horaires|le contact|l'e-mail] du service client
        [contacter|joindre] {serv}`,
        say: `
        [quel est|donnez-moi] [votre|le] [numéro de téléphone|numéro|adresse mail] [du service client|]
        [quand|à quelle heure|quels jours] {serv} est [disponible|ouvert|joignable]
        [comment|où] [vous joindre|vous contacter|vous appeler|puis-je vous joindre]
        quel numéro appeler`,
      },
      contact_human_agent: {
        do: `
        [parler|discuter|échanger] [à|avec] {per}
        [joindre|être mis en relation avec] {per}`,
        about: `parler à {per}`,
        say: `
        [passez-moi|mettez-moi en relation avec|transférez-moi à|je veux] {per}
        je [veux|voudrais] parler [à|avec] {per}
        je ne veux pas parler à [un robot|un bot|une machine]
        [agent|humain|conseiller|vraie personne] [svp|]
        y a-t-il quelqu'un à qui parler`,
      },
      greeting: {
        say: `
        [bonjour|salut|bonsoir|coucou|hello|bonjour à tous|bonjour comment allez-vous|salut ça va|ça va|bjr|comment allez-vous|bonjour madame|y a quelqu'un|yo|comment ça va|enchanté]`,
      },
      thanks: {
        say: `
        [merci|merci beaucoup|un grand merci|merci pour votre aide|merci bien|parfait merci|ok merci|super merci|mille mercis|c'est gentil merci|merci pour tout|merci infiniment|vous m'avez bien aidé|d'accord merci|merci pour la réponse]`,
      },
      goodbye: {
        say: `
        [au revoir|à bientôt|bonne journée|bonne soirée|à plus|ciao|bonne nuit|à demain|c'est tout|rien d'autre|salut à plus|adieu|je m'en vais|bye|ce sera tout|à la prochaine|prenez soin de vous|passez une bonne journée]`,
      },
      bot_question: {
        say: `
        [êtes-vous|es-tu|vous êtes] [un robot|un bot|humain|une vraie personne|une machine|une ia|réel]
        je parle [à un robot|avec un humain|à une machine]
        [comment tu t'appelles|qui êtes-vous|quel est votre nom|qui es-tu]`,
      },
      capabilities: {
        say: `
        [que pouvez-vous faire|que sais-tu faire|comment pouvez-vous m'aider|que puis-je vous demander|aide|aidez-moi|j'ai besoin d'aide|j'ai une question|pouvez-vous m'aider|j'ai un problème|une question|à quoi tu sers]`,
      },
      out_of_scope: {
        do: `
        [réserver|chercher|annuler] [un vol|un hôtel|une table|une voiture de location] [pour Rome|ce soir|]
        [mettre|écouter] [de la musique|une chanson|la radio]
        [transférer|envoyer|retirer|déposer] de l'argent [à mon frère|au distributeur|à la banque|]
        [cuisiner|préparer|cuire] [du riz|un gâteau|un poulet|des pâtes]
        [connaître la météo|savoir l'heure|apprendre l'anglais|maigrir|réparer ma voiture|faire mes devoirs|voir un film|appeler ma mère]
        [mettre un réveil|éteindre la lumière|traduire une phrase|investir en bourse|payer l'électricité|demander un prêt|bloquer ma carte bleue]`,
        say: `
        [quel temps fait-il|va-t-il pleuvoir|il fait combien|quelle est la météo] [aujourd'hui|demain|à Paris|ce week-end|]
        [raconte-moi|dis-moi] [une blague|une histoire|une devinette|quelque chose de drôle]
        [écris|écris-moi] [un poème|une chanson|une lettre à mon patron|une dissertation]
        [réserve|réservez|trouve-moi] [un vol|un hôtel|une table|un taxi] [pour Rome|pour deux|ce soir|]
        [qui|quand] [est le président de|a gagné|a inventé|est né] [la France|le match|le téléphone|Molière|la coupe du monde]
        quelle est la capitale [de l'Espagne|du Pérou|du Japon]
        combien font [douze fois douze|#num plus #num|la racine de #num]
        [mets|joue] [de la musique|une chanson|ma playlist|du rock]
        [mets un réveil|lance un minuteur|rappelle-moi d'appeler maman|réveille-moi] [à sept heures|de #num minutes|demain|]
        [quelle heure est-il|quel jour sommes-nous|quelle heure est-il à Tokyo]
        [traduis|comment dit-on] [bonjour|chien|bonne nuit|merci] [en anglais|en espagnol|en allemand]
        [comment cuire|comment faire|recette de|ingrédients pour] [les pâtes|une tarte|un gâteau|le riz|des crêpes]
        [qu'est-ce que je peux manger ce soir|conseille-moi un film|conseille-moi un restaurant|quelle série regarder]
        [transfère de l'argent|combien d'argent ai-je|quel est le solde] [à mon frère|à la banque|de mon compte bancaire]
        [bloque|j'ai perdu|on m'a volé] ma carte [de la banque|bleue]
        [allume|éteins|monte|baisse] [les lumières|le chauffage|le volume|la télé]
        [appelle|envoie un message à] [ma mère|Jean|un taxi]
        [comment est la circulation|comment aller à l'aéroport|à quelle distance est Lyon|où suis-je]
        [quand part mon vol|faut-il un visa pour le Japon|j'ai perdu ma valise à l'aéroport]
        [combien de calories dans|est-ce sain] [une banane|le chocolat|le pain]
        [dois-je acheter|investir dans] [du bitcoin|des actions]
        [quel âge as-tu|d'où viens-tu|je t'aime|qu'aimes-tu faire|as-tu des animaux|qui t'a créé]
        [quel est le sens de la vie|que penses-tu de la politique|dieu existe-t-il]
        [ma voiture ne démarre pas|faire la vidange de ma voiture|pression des pneus]
        [fais mes devoirs|aide-moi pour mes devoirs|que veut dire sérendipité|définis démocratie]
        [lance une pièce|lance un dé|choisis un nombre]
        [j'ai de la fièvre|j'ai mal à la tête|que prendre contre la grippe]
        [résilie mon abonnement netflix|ma commande amazon|mon compte spotify]`,
      },
    },
  ],
};
