import { inEnglish } from './glossary.ts';
import { isTrained, type Language } from './intents.ts';
import { originalsOf } from './nlu/gloss.ts';
import { plain, tokenize } from './words.ts';

/** What customers say, in any supported language and without accents, and how a shop's pages say it. */
const phrasings: [nlu: string, pages: string][] = [
  [
    'pay(s|ing|ment|ments|able)?|(be)?zahl(en|e|ung)|pagar|pago|pagamento|payer|paiement',
    'pay payment paying paid zahlen zahlung pagar pago paiement payer pagamento',
  ],
  ['park(ing|en|platz\\w*)?|aparc\\w+|estacion\\w+|parcheggi\\w*|stationn\\w+|se garer', 'parking shop counter'],
  ['express\\w*|expres\\w*|urgent\\w*|urgente|eil\\w*|overnight|next day|same day|rush|spoed\\w*|espress\\w*', 'express'],
  [
    'neighbou?rs?|nachbar\\w*|voisin\\w*|vecin\\w*|vizinh\\w*|(not|nobody|noone)( \\w+)? home|nicht( \\w+)? (da|zu hause)|no estoy|pas (la|chez moi)|nao estou',
    'neighbour neighbours home',
  ],
  ['time slot|what time|which time|certain time|uhrzeit|wunschtermin|franja|creneau|a que hora|que horas', 'hour hours chosen'],
  ['sunday\\w*|sonntag\\w*|domingos?|dimanches?', 'Sunday Saturday samstag sábado samedi'],
  ['saturday\\w*|samstag\\w*|sabados?|samedis?', 'Saturday samstag sábado samedi'],
  [
    'afterwards|later on|already (ordered|placed)|nachtraglich\\w*|im nachhinein|apres (la |ma |votre )?commande|despues de(l)? (pedido|pedir|comprar)|depois d[ae] (encomenda|encomendar|comprar)|after (the |my |i )?(order|ordering|ordered|purchase)',
    'after placed',
  ],
  ['keep|kept|stor(e|ed)|gespeichert|speichert|guard\\w+|conserv\\w+', 'keep kept'],
  [
    'order(s|ed|ing)?|bestell\\w*|pedir|pedidos?|command\\w+|encomend\\w+',
    'order orders ordering ordered bestellungen pedido commande encomenda',
  ],
  ['redeem|einlos\\w*|canje\\w+|resgat\\w+|enter( \\w+){0,2} code', 'code add enter checkout'],
  ['konto|kundenkonto|cuenta|compte|conta|account', 'account accounts konto cuenta compte conta'],
  ['machine|maschine|waschmaschine|lavadora|machine a laver|maquina de lavar', 'wash programme washed'],
  ['wolldecke\\w*|wollpull\\w*', 'wool'],
  ['reparto|reparten|repartis|zustell\\w+|distribu\\w+', 'deliver delivery reparte zugestellt livrent entregas'],
  ['verschwunden|weg|missing|desaparec\\w+|disparu\\w*|sumiu', 'missing parcels lost tracking'],
  ['(otra|outra) (cosa|coisa)|autre (chose|article)|(etwas|was) anderes|falsche\\w*|mauvais \\w+|equivocad\\w+|errad\\w+', 'wrong item'],
  ['paket\\w*|sendung\\w*|paquetes?|colis|pacotes?|packages?', 'parcel parcels paket paquete colis'],
  ['schule|ecole|escuela|colegio|escola|schools?', 'schools companies'],
  ['gebraucht\\w*|benutzt\\w*|usad[oa]s?|utilise[es]*|used|escrit[oa]s?|worn|getragen', 'used unused sin usar unbenutzte utilisé usado'],
  ['(geldig|gilt|gultig|valables?|valid[oa]s?|vale|validit\\w+)', 'valid years gültig válido valable'],
  ['gift ?cards?|gutschein\\w*|geschenkkarte\\w*|tarjetas? (de )?regalo|cartes? cadeaux?|cartao presente|cartoes presente', 'gift cards'],
  [
    '(send|sent|bring|give|giving|mail|ship|post|take)( \\w+){0,3} back|(go|goes) back|return(s|ed|ing)?|devolv\\w*|devolucion\\w*|mand[oa]r?( \\w+)? de v[uo]e?lta|renvoy\\w*|retourn\\w*|retours?|zuruck\\w+|(schick|send|geb)\\w*( \\w+){0,3} zuruck|ruckgabe|rucksend\\w*|retoure\\w*|devoluc\\w*',
    'return returns devolución devolver retour retours renvoyer rückgabe zurücksenden devolução',
  ],
  [
    '(changed my mind|change my mind|dont (want|like) it|no longer want|no me gusta|cambiar de idea|ne me plait pas|changer d avis|gefallt mir nicht|anders (zu )?uberleg\\w*|nao gostei|mudar de ideias)( any ?more)?',
    'return returns devolución retours rückgabe devolução',
  ],
  [
    'gets? here|arriv\\w*|reach(es)? me|llega\\w*|recois|recevrai|ankomm\\w*|(kommt|kommen)( \\w+){0,3} an|lieferzeit\\w*|lieferdauer|cheg[aou]\\w*',
    'delivery arrive times plazos entrega envío délais livraison lieferzeiten lieferung prazos',
  ],
  [
    'postage|shipping|(das|dem|kein|fur|mit|ohne) porto|portokosten|portes|frais de port|gastos de envio|envoi|envois|envio|envios|mand(en|ais|ar|am|arem|an)( \\w+)? (a|para) casa|versand\\w*|lieferkosten|fret[e]?|(send|post|ship|deliver) (\\w+ ){0,2}to|mand(ais|an|am|ar) (\\w+ )?(a|para)|liefert (ihr|sie)|livrez',
    'delivery deliver costs envío entrega entregamos enviamos gastos livraison livrons frais versandkosten liefern envio custos',
  ],
  [
    'go(es)? out|gehts? (\\w+ ){0,4}raus|dispatch\\w*|sent out|ship(s|ped)? out|leaves?|quand part|part (mon|ma|le|la|ce)|(cuando|quando) (sale|sai)|expedi\\w+|versendet|abgeschickt',
    'leave leaves warehouse sale salen almacén partent quitte entrepôt verlassen lager saem armazém',
  ],
  [
    'in pieces|smashed|shatter\\w*|crack\\w*|dent(ed|s)|damaged?|torn|scratched|dan(ad|ific)\\w*|endommag\\w*|beschadigt\\w*|zerbrochen\\w*|zerkratzt|estragad\\w+|abim\\w+',
    'broken damaged dañado roto endommagé cassé beschädigt zerbrochen danificado partido',
  ],
  [
    'brok(e|en)|stopped working|doesnt work|no longer (works?|charges?)|fails?|came apart|defect\\w*|faulty?|rot[oa]s?|rompi\\w*|casse[es]?|lache|kaputt\\w*|partid[oa]s?|partiu|estropead\\w+|avariad\\w+|en panne',
    'broken fault faults faulty guarantee roto garantía cassé garantie kaputt defekt partido avariado garantia',
  ],
  ['didnt order|did not order|not what i (ordered|bought)|wrong (item|thing|one|product|colou?r)|something else( than)?', 'wrong item'],
  [
    'theres nothing|nothing (is |was )?(here|there|came)|never (came|arrived|got)|havent (got|received)|nichts (ist )?da|nichts angekommen|no ha llegado|pas recu|nao (chegou|recebi)|lost|hasnt moved|perdid[oa]|perdu|verloren|extravi\\w+',
    'missing parcels tracking lost nothing',
  ],
  ['zugestellt|delivered|entregado|livre|entregue|sendungsverfolgung|tracking|seguimiento|suivi|rastre\\w+', 'tracking delivered parcels'],
  [
    'warrant\\w+|guarantees?|covered( if)?|(year|years) cover|fix|repairs?|mend(s|ed|ing)?|garanti[ae]s?|gewahrleistung|reparier\\w*|reparatur\\w*|repar\\w+',
    'guarantee warranty repair repairs covers covered garantía reparación garantie réparation reparatur garantia reparação',
  ],
  [
    'spill(ed|t|s)?|dropped|drop(s)? it|fell( over| down)?|soaked|water damage|verschuttet|runtergefallen|fallen lassen|renverse\\w*|tombe[es]?|derram\\w+|caido|caiu|gemorst|gevallen|rovesciat\\w+|cadut\\w+',
    'accidental damage drops liquid falls wear',
  ],
  [
    'thanksgiving|christmas( eve| day)?|xmas|easter( monday)?|new years?( eve| day)?|boxing day|labou?r day|independence day|memorial day|holidays?|feiertage?n?|weihnacht\\w*|ostern|silvester|neujahr|festivos?|navidad|nochebuena|semana santa|jours? feries?|noel|paques|feriados?|natal|pascoa|feestdag\\w*|kerst\\w*|pasen|festivi|natale|pasqua|capodanno',
    'public federal holidays closed feiertagen festivos feriés feriados',
  ],
  [
    'frost\\w*|freez\\w+|frozen|ice cold|frier\\w*|frostig\\w*|minusgrad\\w*|(il |quand il |s il )?gele[es]?|gel|hiela|helad[oa]s?|congel\\w+|geada|vriest|vorst|bevroren|gela|gelo',
    'frost forecast night milder hold frozen',
  ],
  ['dogs?|pupp(y|ies)|hund(e|en)?|perros?|chiens?|caes|cao|honden|hond|cani|cane|pets? (in|inside|welcome)', 'dogs welcome lead'],
  [
    'both|combine[ds]?|combining|stack(ing)?|together|two codes|beide|kombinier\\w*|ambos|combinar|les deux|cumul\\w+|allebei|entrambi',
    'one per order used',
  ],
  ['zip|zipper|cremallera|fermeture eclair|reissverschluss\\w*|fecho eclair|ziper|zipper', 'zip cremallera reißverschluss fermeture fecho'],
  ['seams?|costuras?|coutures?|nahte?', 'seam costura couture naht'],
  [
    'wash\\w*|clean\\w*|lav(a|ar|as|o|e|er|ez|age)|limpi(a|ar|o)|limp(a|ar|o)|nettoy\\w+|wasche?n?|reinig\\w+|putz\\w+|look after|entretien',
    'wash care rinse lavar laver waschen pflege cuidado entretien',
  ],
  [
    '(erase|delete|wipe|remove|forget)( \\w+){0,3} (data|everything|information|me|account)|(data|account) (erased?|deleted?)|(borr|elimin|suprim|apag|effac|supprim|losch)\\w+( \\w+){0,3} (datos|dados|donnees|daten|cuenta|conta|compte|konto)|(daten|konto)( \\w+){0,3} (losch\\w+)',
    'data deleted datos données daten dados eliminar löschen',
  ],
  [
    '(know|store|hold|save|saved|have|keep) (\\w+ )?(about|on) (me|us|my|customers|people)|(data|information|info) (\\w+ ){0,3}(hold|have|keep|store)|(copy|export) of( \\w+){0,2} (data|information)|gdpr|rgpd|dsgvo|privacy|datenschutz|privacidad\\w*|privacidade|confidentialite|chats?( history)?',
    'data datos données daten dados keep kept',
  ],
  [
    'log ?ins?|sign(ing)? in|log in|pass ?word|passcode|reset (mail|link|e mail)|contrasena|mot de passe|passwort|kennwort|palavra passe|senha|zugang\\w*',
    'password account sign',
  ],
  ['regist\\w+|sign up|signing up|inscri\\w+|anmeld\\w+|cadastr\\w+', 'account open sign'],
  ['merge|combine|join', 'joined accounts'],
  [
    'gift ?(card|voucher|certificate)s?|vouchers?( \\w+){0,4} (present|expire)|bons? d achat|cartes? cadeaux?|chequ?es? cadeaux?|gutschein\\w*|geschenk(karte|gutschein)n?|tarjetas? (de )?regalo|vales?( de)? (regalo|compra)|(cartao|cartoes|cheque|vale)s? (presente|oferta)|credit for (your|the) (shop|store)',
    'gift cards regalo cadeau geschenk gutschein presente oferta',
  ],
  ['vouchers?', 'code codes gift'],
  [
    'promo\\w*|coupons?|rabatt\\w*|descuentos?|descontos?|reductions?|remises?|cupon(es)?|cupom|something off|money off|percent off|cheaper deal',
    'discount discounts code codes',
  ],
  [
    'expires?|runs? out|valid|valable|gultig|valid[oa]|caduca|(how long|until when) can i use|cuanto dura|wie lange gilt|quanto tempo dura',
    'valid years expire never',
  ],
  [
    'cheaper( now)?|price (has )?(dropped|fell|went down|lowered)|(go(es)?|drops?|comes?|falls?) (down|on sale|lower)|(mas|plus|mais) (barat[oa]|cher)|billiger|gunstiger|baixou',
    'price falls reduced difference',
  ],
  [
    'cod|cash on delivery|on delivery|contra ?re+mbols[oa]|a la livraison|nachnahme|(when|once|until) (it|the \\w+) (arrives|is here|comes)|at (my|the) door|an der haustur|a porta|pay the (courier|driver|postman)|money( \\w+){0,3} courier',
    'paying delivery door cash',
  ],
  [
    'courier|driver|postman|who brings|brought by|paketdienst|transportista|transporteur|transportador\\w*|mensajer\\w+|lieferdienst',
    'carrier carriers',
  ],
  [
    'lockers?|parcel ?shops?|collect( it)?( \\w+){0,2}|pick ?up|packstation|paketshop|abhol\\w+|recog\\w+|points? relais|retirer|levantar|ponto de recolha|fetch( \\w+){0,2}',
    'pick collect point points checkout',
  ],
  [
    'call (it|this) off|calling (it|this) off|call off|undo|stop (it|this|the order)|can it be stopped|by mistake|aus versehen|ruckgangig( machen)?|anul\\w+|cancel\\w*|stornier\\w+|annul\\w+|renoncer|echarse atras|desist\\w+|losgeht|sem querer|equivoque al comprar|abbestell\\w+',
    'cancel cancelled cancelling cancelar annuler annulée stornieren storniert cancelada',
  ],
  [
    'swap\\w*|exchang\\w+|trade( \\w+)? for|(a |one )?(size )?(bigger|smaller|larger)( size| one)?|too (tight|small|big|large|wide|short|long)|umtausch\\w*|tauschen|echang\\w+|canje\\w+|troc(ar|a|o)|cambiar( \\w+){0,3} talla|(otra|outro|autre|andere) (talla|tamanho|taille|grosse)|taille (au dessus|en dessous)',
    'exchange exchanges exchanged size',
  ],
  [
    'fits?|true to size|run (small|large|big)|between (s|m|l|xl|xs|sizes) (and (s|m|l|xl|xxl))?|chest|brust\\w*|pecho|poitrine|peito|tight|talla|taille|grosse[n]?|tamanho|tall|body height|sizing',
    'size sizes chest',
  ],
  ['child|children|kids?|nin[oa]s?|enfants?|kind(er)?|criancas?', 'children childrens'],
  ['bills?|receipts?|facturas?|factures?|rechnung(en)?|faturas?|recibos?|accountant\\w*', 'invoice invoices'],
  [
    'money|dinero|argent|geld|dinheiro|amount|rembours\\w+|reembols\\w+|re?integro|erstatt\\w+|ruckerstatt\\w+|ruckzahlung|rendus?|devolve[mi]s?|devolveis',
    'refund refunds refunded reembolso reembolsos remboursement erstattungen erstatten',
  ],
  ['customs|import (tax|duty|duties)|zoll\\w*|douanes?|aduanas?|alfandega', 'customs duties'],
  ['england|scotland|wales|britain|uk|london|inglaterra|reino unido|angleterre|royaume uni|grossbritannien', 'kingdom united'],
  ['tenerife|gran canaria|lanzarote|fuerteventura|canar(ias|ies|y)|kanaren|teneriffa', 'canary canarias'],
  ['funchal', 'madeira'],
  [
    'phone( number)?|telefon\\w*|telephone|call you|ring you|appeler|llamar\\w*|anruf\\w*|ligar|numero de t\\w+',
    'call phone contact teléfono téléphone telefon',
  ],
  [
    '(are you|you are|are u|be) (open|there)|open on|abris|abren|abrem|ouverts?|ouvrez|(habt|haben)( \\w+)? (auf|offen|geoffnet)|mondays?|tuesdays?|saturdays?|sundays?|lunes|sabado|domingos?|samedi|dimanche|samstags?|sonntags?',
    'open opening hours closed',
  ],
  [
    'where (is|are) (your|the) (store|shop)|by (tram|bus|train|metro|bike)|visit( the)?( shop| store)?|address of the (shop|store)|parking',
    'shop counter tram',
  ],
  [
    'mail(s|ings?)( every)?( month| week)?|emails?|unsubscribe\\w*|werbe\\w*|spam|publicidad\\w*|boletin|rundbrief\\w*|desuscri\\w+|desabon\\w+',
    'newsletter unsubscribe',
  ],
  ['no longer charges|lamp( \\w+){0,3} charg\\w+', 'charge fault guarantee'],
  ['declined|rejected|refused|double charged|charged twice|abgelehnt|refusee?|rechazad[oa]|recusad[oa]', 'payment fails charged'],
  [
    'amex|american express|klarna|apple pay|google pay|bizum|mb ?way|ideal|bancontact|twint|cartes?|cartoes|tarjetas?|karten?',
    'accept cards aceptamos acceptons akzeptieren aceitamos',
  ],
  ['typed|typo|mistyped|misspel\\w+|wrong (street|house|address|postcode|number)', 'corrected address'],
  ['(put|add|include)( \\w+){0,5} (to|into|in) (what i|the order|my order|it)|one more|forgot to add', 'added order'],
  ['tax(es)?|vat|iva|tva|mwst|steuern?|impuestos?|impostos?', 'VAT tax IVA TVA Mehrwertsteuer'],
  [
    'guest|without (an |my )?account|(sin|sem) (cuenta|conta|registr\\w+|registo)|sans (compte|inscription)|ohne (konto|anmeldung|registrierung)|als gast|invitad[oa]|convidad[oa]',
    'account accounts without',
  ],
  [
    'weekdays?|(somebody|anybody|someone|anyone) (there|available|around)|reachable|entre semana|en semaine|unter der woche|(por|durante a) semana|erreichbar',
    'people Monday Friday opening hours',
  ],
  ['leftover|remaind\\w+|remaining|the rest|el resto|le reste|der rest|o resto', 'left rest stays'],
  ['(somebody|someone) elses', 'wrong item'],
  [
    '(already|has|have|just) (gone|left|been sent|shipped)|on the (road|way)|(ya|ja) (ha )?(salid[oa]|saiu|partiu)|deja part\\w+|schon (weg|unterwegs|raus|verschickt)',
    'left way packed sent salido partie unterwegs saiu',
  ],
  ['freebie|for (free|nothing)|umsonst|sin coste|de graca|gratuit\\w*|gratis', 'free charge gratis gratuit kostenlos grátis'],
  [
    'coffee shop|restaurants?|compan(y|ies)|business(es)?|firms?|wholesale|empresas?|entreprises?|firma|unternehmen',
    'companies company business trade offices cafés',
  ],
  ['(try|test|taste) (it|a (little|bit)|some|before)|tasters?|trial', 'sample samples try'],
  ['(birthday|personal|greeting)s? (message|card|note|wish\\w*)', 'note notes gift message'],
  ['(turn(ed)? into|for|in) cash|cash out|paid out|auszahl\\w+|en (efectivo|especes)|em numerario', 'money exchanged'],
  ['discounts? for (students|teachers)|student\\w*|estudiantes?|etudiants?|studenten|estudantes?', 'student'],
];

const patterns = phrasings.map(([customer, pages]) => ({ customer: new RegExp(`\\b(?:${customer})\\b`, 'g'), pages }));

/**
 * How the shop's pages may phrase the question, as lines for the search: each starts with a word of the question, followed by the pages' words.
 * Phrases of stop words only ("send it back") are lines of their own.
 */
export function pageWords(question: string, asked: readonly string[], language: Language): string[] {
  const lines = new Map<string, string[]>();
  const add = (key: string, words: readonly string[]) => lines.set(key, [...(lines.get(key) ?? []), ...words]);
  const text = plain(question).replace(/[^\p{L}\d]+/gu, ' ');
  for (const { customer, pages } of patterns)
    for (const [match] of text.matchAll(customer)) {
      const words = tokenize(match);
      const pageWord = asked.filter((word) => words.includes(word));
      if (pageWord.length === 0) add(pages.split(' ')[0] ?? '', pages.split(' ').slice(1));
      for (const word of pageWord) add(word, pages.split(' '));
    }
  if (language !== 'en') for (const word of asked) add(word, inEnglish([word]));
  if (!isTrained(language)) for (const word of asked) add(word, originalsOf(word, language));
  return [...lines].filter(([key, words]) => key !== '' && words.length > 0).map(([key, words]) => [key, ...new Set(words)].join(' '));
}
