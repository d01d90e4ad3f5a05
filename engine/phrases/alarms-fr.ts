import type { Alarms } from './alarm.ts';

export const alarmsFr: Alarms = {
  lists: {
    thing:
      'bouilloire|lampe|chargeur|batterie|couverture|bougie|mixeur|poêle|échelle|chaise|vélo|trottinette|jouet|collier|crème|shampoing|thé|barre|parfum|sèche-cheveux|perceuse|couteau|verre|étagère|poussette|grille-pain|radiateur|casque|produit|article|appareil|truc',
    kin: 'fils|fille|enfant|bébé|mari|femme|mère|père|grand-mère|chien|chat|compagne|copain|petit|petite',
    body: 'main|doigt|bras|jambe|pied|visage|œil|lèvre|cou|dos|peau|tête|gorge',
    day: "aujourd'hui|avant vendredi|d'ici demain|cette semaine|sous 48 heures|avant lundi",
  },
  health: `
    [le|la|mon|ma|votre] {thing} [a pris feu|a explosé|s'est enflammé|s'est mise à fumer|fait des étincelles|a fondu|a failli mettre le feu à la maison|dégage de la fumée|sent le brûlé|a provoqué un incendie]
    [il y a de la fumée|des étincelles sortent|j'ai vu des flammes sortir|une odeur de brûlé sort] [du|de la|de mon] {thing}
    [j'ai|mon {kin} a|ma {kin} a] [pris une décharge|reçu une décharge électrique|pris un coup de jus|été électrocuté] [avec|en touchant|par] [le|la|votre] {thing}
    [je me suis|mon {kin} s'est|ma {kin} s'est] [brûlé|coupé|blessé|ébouillanté|cassé|écrasé|entaillé] [la|le|à la|au] {body} [avec|à cause de] [le|la|votre] {thing}
    [mon|ma] {kin} [a avalé un morceau du {thing}|a avalé la pile|a failli s'étouffer|vomit depuis le {thing}|est à l'hôpital à cause du {thing}|ne respire plus bien|est aux urgences|a bu le {thing}|a des plaques partout]
    [après avoir mangé|depuis que j'utilise|à cause de|après avoir mis] [le|la|votre] {thing} [j'ai des boutons|je suis malade|j'ai vomi|ma {body} a gonflé|j'ai des cloques|je n'arrive plus à respirer|j'ai fini aux urgences|ma {body} me brûle]
    réaction allergique [à|au|à cause du|après] [votre|le|la] {thing}
    [le|la] {thing} [s'est cassé et je suis tombé|est tombé sur mon {kin}|a éclaté et je saigne|m'a ouvert la {body}|m'a brûlé la {body}|est dangereux, quelqu'un va se blesser|a failli nous tuer|nous a intoxiqués]
    [je saigne|je suis blessé|mon {kin} est blessé|on a appelé le samu|le médecin dit que c'est] [à cause de|avec] [le|la|votre] {thing}
    [du verre|de la moisissure|un bout de métal|une aiguille] [dans] [la nourriture|le thé|la barre|le plat] [et j'en ai avalé|et mon {kin} en a mangé|]
    est-ce toxique, mon {kin} [en a bu|l'a avalé|l'a léché]`,
  danger: `
    [tout le monde|ma famille] serait mieux sans moi
    je n'en peux plus de [vivre|la vie|cette vie], [personne ne me regretterait|j'ai des cachets|je veux disparaître]
    je [veux mourir|vais me tuer|ne veux plus vivre|vais en finir|vais me faire du mal|pense au suicide|n'ai plus envie de vivre|me scarifie encore]
    [ma vie|tout] [est fini|n'a plus de sens|ne vaut plus rien] [, je veux en finir|]
    j'ai [pris trop de cachets|avalé tous mes médicaments]
    [le|votre] [livreur|chauffeur|technicien] m'a [agressé|frappé|menacé|touchée|harcelée|poussé]
    [mon ex|quelqu'un|un homme] [me menace|me suit|me frappe|veut me tuer|me harcèle]
    j'ai peur pour [ma vie|ma sécurité|mes enfants]`,
  fraud: `
    [quelqu'un|un inconnu|un escroc|un pirate|on] [a piraté mon compte|a utilisé ma carte|a commandé à mon nom|a volé mes données|s'est connecté à mon compte|a usurpé mon identité|a changé mon mot de passe|se sert de ma carte]
    [mon compte|mon profil] [a été piraté|s'est fait pirater|est utilisé par quelqu'un d'autre|est compromis]
    [il y a|je vois|je découvre] [une commande|un prélèvement|un paiement|une facture|un achat] [que je n'ai jamais fait|qui n'est pas de moi|que je ne reconnais pas|dont je ne sais rien]
    je n'ai [jamais rien commandé chez vous|jamais acheté ça|jamais donné mon accord] [et pourtant on m'a débité|mais je reçois une facture|, c'est une usurpation d'identité|mais ma carte est débitée]
    [j'ai été|je suis] [victime d'une arnaque|victime de fraude|arnaqué|escroqué|victime de phishing]
    [quelqu'un se fait passer pour vous|j'ai reçu un appel soi-disant de vous|un mail à votre nom demande ma carte|il y a un faux site avec votre nom]
    [ma carte|mon portefeuille|mon téléphone] a été volé et [on achète chez vous avec|il y a des commandes]`,
  legal: `
    vous [aurez des nouvelles de|entendrez parler de|recevrez une lettre de] mon [avocat|conseil|assurance juridique]
    je [vais|compte] [porter plainte|saisir la justice|vous poursuivre|prendre un avocat|aller au tribunal|engager des poursuites|aller à la police|vous attaquer en justice]
    [c'est|ce que vous faites est] [illégal|du vol|une escroquerie|contraire à la loi|un délit|de l'abus de confiance] [et je ne vais pas en rester là|, on se verra au tribunal|, je connais mes droits]
    je vais [vous signaler|signaler ça|me plaindre] [à la répression des fraudes|à une association de consommateurs|au médiateur|à la police|à la dgccrf|aux autorités|à la presse]
    [je vais|ma banque va] [faire opposition|contester le paiement|annuler le prélèvement|ouvrir un litige paypal|récupérer l'argent par la banque]
    [sinon|faute de quoi|si rien ne bouge {day}] [j'appelle mon avocat|je publie tout|je préviens la presse|on se voit au tribunal|je porte plainte|tout le monde le saura|je saisis le médiateur|je vous affiche sur les réseaux]
    [dernier avertissement|dernière mise en demeure|je vous mets en demeure] [avant poursuites|{day}|, ensuite c'est le tribunal|de me rembourser]
    [j'exige|je réclame|je demande] [des dommages et intérêts|une indemnisation|réparation du préjudice]`,
  discrimination: `
    [votre|le|un] [livreur|employé|collègue] [a été raciste|m'a fait une remarque raciste|s'est moqué de mon handicap|a insulté ma religion|a eu des propos sexistes]
    je [me sens|suis|ai été] [discriminé|discriminée|victime de discrimination]`,
  anger: `
    vous [êtes incapables de|ne savez pas] [faire quoi que ce soit|gérer une commande|faire votre travail], [ça suffit|j'en ai assez|c'est lamentable]
    [vous vous foutez de moi|vous vous moquez du monde|vous êtes des menteurs|bande de voleurs|bande d'incapables|vous êtes nuls|allez au diable|honte à vous|vous me prenez pour un idiot|bande de clowns|escrocs|quelle bande de guignols] [, ça suffit|, rendez-moi mon argent|, plus jamais|]
    je suis [furieux|hors de moi|à bout|excédé|folle de rage|à bout de patience|vraiment en colère contre vous]
    [j'en ai|on en a] [marre de vous|ras le bol|assez|par-dessus la tête|plein le dos]
    [on m'a|vous m'avez] [menti|mené en bateau|pris pour un imbécile|baladé de service en service|raconté n'importe quoi]
    [c'est la|pour la] [troisième|quatrième|cinquième|dixième|énième] fois que je [demande|vous écris|réclame|vous relance|répète la même chose]
    [combien de fois|encore combien de fois] [dois-je|faut-il] [écrire|demander|répéter|supplier]
    [quelle honte|quel scandale|c'est une honte|c'est scandaleux|c'est inadmissible|c'est du foutage de gueule|c'est n'importe quoi], [comment osez-vous|la façon dont vous traitez les clients|je n'ai jamais vu ça|je suis furieux]
    [ça suffit|trop c'est trop|la coupe est pleine|y en a ras le bol] [, je veux mon argent|maintenant|avec vos mensonges|]
    [le pire|la pire] [service|boutique|société|support] [que j'aie jamais vu|au monde|de ma vie]`,
  person: `
    [y a-t-il|est-ce qu'il y a] [un vrai humain|quelqu'un de vivant|quelqu'un de l'équipe|une vraie personne] [à qui parler|pour m'aider|]
    [quelqu'un|un collègue|un de vos employés|un responsable] [peut-il|pourrait-il] [prendre le relais|me rappeler|s'occuper de moi|regarder mon dossier]
    [je ne veux pas|j'en ai assez] [d'un robot|parler à une machine], [passez-moi un humain|je veux une personne]`,
  ordinary: `
    [avez-vous|vendez-vous|je cherche|combien coûte] [un|une] [extincteur|détecteur de fumée|trousse de secours|costume de policier|costume d'avocat|roman policier|jeu de meurtre|bague tête de mort|saumon fumé|brasero|crème pour brûlures|plante toxique]
    [le|la] {thing} [est-il sûr pour les enfants|est-elle toxique pour les chats|chauffe-t-il|contient-il des noix|passe au lave-vaisselle|convient aux allergiques]
    que [se passe-t-il|faire] si [mon colis est volé|le {thing} casse|je perds ma carte|je ne suis pas satisfait]
    [le|la|mon|ma] {thing} [est cassé|est arrivé cassé|ne marche pas|est fissuré|sent bizarre|fuit|est trop chaud] [, puis-je le renvoyer|, je voudrais un remplacement|, que faire|]
    [mon paiement a échoué|j'ai été débité deux fois|ma carte a été refusée|le montant est faux], [pouvez-vous vérifier|que dois-je faire]
    [putain|merde|wow|purée], [il est beau ce {thing}|c'était rapide|j'adore ce {thing}]
    [mon avocat|un policier|mon médecin|un juge] [vous a recommandé|cherche un {thing}|veut le même {thing}]
    [je suis avocat|je suis journaliste|je suis policier] et [je cherche un {thing}|il me faut une facture]
    [hier j'étais furieux|j'étais en colère|désolé pour hier], [mais tout est réglé|maintenant tout va bien|merci de votre aide]
    [mon colis|ma commande|ma livraison] [n'est pas arrivé|est en retard|est perdu|est chez le voisin|est abîmée] [, pouvez-vous vérifier|, où est-il|]
    je [suis déçu|suis un peu fâché|ne suis pas content|veux faire une réclamation|veux me plaindre] [de la livraison|du {thing}|]
    [votre site est-il|êtes-vous|c'est une boutique] [sérieux|fiable|sûr|une vraie société]
    [mon|ma] {kin} [est malade|est à l'hôpital|fête son anniversaire], [je cherche un cadeau|peut-on livrer plus tard|puis-je changer la date]
    [je meurs d'envie d'avoir ce|une tuerie ce|à mourir de rire ce] {thing}
    [et|mais|alors|] [quand est-ce que ça arrive|où est-il|combien ça coûte|et l'autre|en bleu|et pour la Belgique|pourquoi ce n'est pas encore là|toujours pas là|quel genre de {thing} avez-vous]`,
};
