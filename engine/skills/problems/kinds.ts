import { orderNumbersIn } from '../../entities.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';

// Recognizes what went wrong, by what its words mean together: something that arrived and is broken, a payment that was taken twice.

/** What can go wrong after a purchase. */
export const problemKinds = [
  'late',
  'damaged',
  'wrong_item',
  'missing_item',
  'charged_twice',
  'payment_failed',
  'price_drop',
  'invoice_details',
  'account_taken',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** All languages at once: a word for "broken" means that whichever language was detected. */
const words = {
  received: anywhere(`
    got, get, received?, arrived?, arrives, came, comes, delivered, sent, send me, shipped me, turned up, opened, unpacked, (?:in|from) the (?:box|parcel|package|bag)
    recib\\w+, lleg\\w+, enviaron, enviado, mandaron, mandado, viene, venia, recue?s?, (?:est|sont|etait|suis) arrivee?s?, arrivee?s?, livree?s?, envoyee?s?, bekommen, erhalten, angekommen, ankam\\w*, gekommen, kam\\w*, geliefert\\w*, geschickt, gesendet, ausgepackt, im paket
    receb\\w+, cheg\\w+, enviaram, mandaram, veio, vieram, gekregen, ontvangen, aangekomen, geleverd, gestuurd, zat, ricevut\\w, arrivat\\w, consegnat\\w, mandato, spedito`),
  broken: anywhere(`
    broken, broke, smashed, shattered, cracked, crushed, dented, bent, torn, ripped, leak(?:s|y|ed|ing)?, damaged?, scratched, chipped, defect\\w*, faulty, snapped, ruined, squashed, mou?ldy, rotten, wilted, frozen, mushy, dried out, dead on arrival, in (?:a thousand |many )?pieces, gave up, came apart, fell apart, falling apart, stopped (?:work|charg|light|turn|clos|heat)ing, (?:no longer|not) (?:works?|working|charges?|charging|lights? up|turns on|closes), died, (?:is|went|are) (?:already )?dead, packed (?:up|in), keeps (?:turning|switching|going) off, burn(?:t|ed) out, (?:with )?a (?:big |huge |small )?(?:hole|crack|dent|tear|scratch) in, spilled
    (?:doesnt|does not|wont|will not|isnt|not|didnt|cant) (?:\\w+ )?(?:work(?:ing)?|charg(?:e|ing)|turn(?:ing)? on|switch(?:ing)? on|clos(?:e|ing)|start|light up|inflate)
    (?:dejo|dejado|deja) de (?:funcionar|encender|cargar|cerrar|ir), ya no (?:\\w+ )?(?:va|sirve), estropead[oa]s?, estropeo, fundid[oa]s?
    rot[oa]s?, rompio, rompieron, danad[oa]s?, defectuos[oa]s?, rajad[oa]s?, aplastad[oa]s?, abollad[oa]s?, (?:hech[oa]s? )(?:pedazos|anicos), no (?:me )?(?:funciona\\w*|enciende\\w*|carga\\w*|cierra\\w*), gotea, con un agujero, mustias?, congelad[oa]s?
    casse\\w*, brise\\w*, abime\\w*, endommage\\w*, dechire\\w*, defectueu\\w+, fendu\\w*, fele\\w*, raye\\w*, ecrase\\w*, tordu\\w*, fane\\w*, gele\\w*, pourri\\w*, en (?:mille )?(?:morceaux|miettes), (?:ne )?(?:fonctionne|marche|s allume|charge|ferme) (?:\\w+ )?(?:pas|plus), (?:est|tombee?s?) en panne, a lache, s est eteinte?, fuit, un trou
    kaputt\\w*, zerbrochen\\w*, beschadigt\\w*, defekt\\w*, gerissen\\w*, zerrissen\\w*, zerkratzt\\w*, verbeult\\w*, verbogen\\w*, zerdruckt\\w*, gebrochen\\w*, zersprungen\\w*, undicht\\w*, scherben, lauft aus, (?:funktioniert|geht|ladt|leuchtet|schliesst|brennt) (?:\\w+ )?(?:nicht|nimmer), (?:funktioniert|funktionieren|geht|gehen|ladt|leuchtet|leuchten|schliesst|brennt) (?:\\S+ ){0,5}(?:nicht mehr|nimmer), (?:nicht mehr|nimmer) (?:geht|funktioniert|leuchtet|ladt|schliesst|brennt), (?:von selbst |einfach |schon )?ausgegangen, geist auf(?:gegeben)?, durchgebrannt, hinuber, ein loch, erfroren\\w*, vertrocknet\\w*, verwelkt\\w*, verfault\\w*
    partid[oa]s?, partiu, quebrad[oa]s?, danificad[oa]s?, avariad[oa]s?, rachad[oa]s?, rasgad[oa]s?, estragad[oa]s?, amolgad[oa]s?, riscad[oa]s?, em (?:mil )?pedacos, nao (?:\\w+ )?(?:funciona\\w*|liga|carrega|fecha|acende), deixou de (?:funcionar|ligar|carregar|acender|fechar), avariou, estragou, murch[oa]s?
    kapotte?, stuk(?:ke)?, beschadigd\\w*, gebroken, gescheurd, gebarsten, lekt, doet het niet, werkt niet, bevroren, uitgedroogd, rott[oaie], danneggiat[oaie], difettos[oaie], non funziona\\w*, smesso di \\w+, strappat[oaie], in (?:mille )?pezzi, crepat[oaie]`),
  other: anywhere(`
    wrong, different, another, not (?:what|the (?:one|ones|colou?r|size)) i (?:ordered|bought|paid for), instead of, rather than, incorrect, mixed up, someone elses
    equivocad\\w+, otr[oa]s?, en (?:vez|lugar) de, no es (?:lo|el|la) que (?:pedi|compre|encargue), incorrect[oa], erroneo, mauvais\\w*, au lieu d\\w*, un(?:e)? autre, pas (?:ce|celui|celle|le|la) (?:\\w+ )?que j (?:ai|avais), pas le bon, pas la bonne
    (?:while|although|though|whereas|even though) i (?:had |have |clearly |actually )?(?:ordered|chose|picked|took|asked), alors que j (?:ai|avais) \\S+, obwohl ich, (?:aunque|cuando) (?:yo )?(?:habia )?(?:pedi|pedido|encargue|elegi), (?:embora|quando) (?:eu )?(?:tinha |tenha )?(?:pedi|pedido|encomend\\w+|escolh\\w+), terwijl ik, mentre (?:io )?(?:avevo|ho)
    falsch\\w*, statt, anstatt, anstelle, ander(?:e[nrsm]?), nicht (?:das|den|die|der) (?:was |den |die |das )?(?:ich )?bestellt\\w*, errad[oa]s?, trocad[oa]s?, em vez d\\w+, outr[oa], nao e (?:o|a) que (?:pedi|encomendei)
    verkeerde?, in plaats van, niet wat ik, sbagliat[oaie], invece d\\w+, al posto d\\w+`),
  ordered: anywhere(`
    i (?:had |have |clearly |actually )?(?:ordered|paid for), we ordered, pedi, habia pedido, encargue, j (?:ai|avais) commande\\w*, bestellt (?:hab\\w*|hatte\\w*|war), (?:hab\\w*|hatte\\w*) (?:\\S+ ){0,10}bestellt, encomendei, tinha (?:pedido|encomendado), besteld, ordinat[oaie]`),
  /** "… but a black one came": another of its kind. */
  another: anywhere(`
    (?:but|yet|instead) (?:\\S+ ){0,6}(?:an?|two) (?:\\S+ ){0,2}(?:ones?|pair|set), (?:but|yet|instead) (?:i |we )?(?:got|received|was sent|were sent|it was|there was) (?:an?|the|two) \\S+, (?:came|arrived|sent|got|received|was) (?:was |is )?an? (?:\\S+ ){1,2}one
    (?:aber|jedoch|sondern|stattdessen) (?:\\S+ ){0,4}eine?[nsr]? \\S+, (?:gekommen|angekommen|geliefert|geschickt|bekommen|drin) (?:\\S+ ){0,3}eine?[nsr]? \\S+, (?:mais|et) (?:\\S+ ){0,4}(?:recu\\w*|arrive\\w*|livre\\w*|envoye\\w*) (?:un|une|le|la) \\S+
    (?:pero|y) (?:\\S+ ){0,4}(?:lleg\\w+|recib\\w+|envi\\w+|mandaron|venia|vino) (?:un[oa]?|el|la) \\S+, (?:mas|e) (?:\\S+ ){0,4}(?:cheg\\w+|receb\\w+|enviaram|mandaram|veio) (?:uma?|o|a) \\S+, maar (?:\\S+ ){0,4}een \\S+, ma (?:\\S+ ){0,4}un[oa]? \\S+`),
  lacking: anywhere(`
    missing, (?:wasnt|werent|isnt|arent|not) (?:\\w+ )?(?:in(?:side)?(?! (?:my|your|his|her|our|their|a|an|stock)\\b)|there|included|in the (?:box|parcel|package)), forgot(?:ten)? to (?:put|pack|send|include), incomplete, left out, empty (?:box|parcel|package), (?:only|just) (?:(?:got|received|sent) )?(?:one|two|half|\\d+|part), one short
    falta\\w*, incomplet[oa]s?, no (?:venia\\w*|estaba\\w*|incluia), vaci[oa], (?:il )?manqu\\w+, incomplet\\w*, pas dans (?:le colis|le paquet|la boite), vide, fehl(?:t|en|te|ten), unvollstandig\\w*, nicht (?:dabei|drin|im paket|mitgeliefert), leer(?:es|e)?
    faltava\\w*, em falta, incomplet[oa]s?, nao (?:vinha\\w*|veio|vieram|estava\\w*), vazi[oa], ontbreekt, ontbreken, zat er niet, niet (?:in de doos|erbij), manca\\w*, incomplet[oaie], non c era\\w*`),
  parcel: anywhere(`
    (?:my |the |our |whole )+(?:parcel|package|order|delivery|shipment)s?(?: \\S+){0,3} missing, missing (?:parcel|package|order|delivery), (?:paquete|pedido|envio)(?: \\S+){0,3} falta, colis manquant, paket(?: \\S+){0,3} fehl\\w+, encomenda em falta`),
  charged: anywhere(`
    charge[sd]?, charging, billed, debit\\w*, payments?, paid, money (?:was |got )?(?:taken|left), took (?:the )?money, taken, withdr\\w+, transactions?, cobr\\w+, cargos?, pag[aeou]\\w*, prelev\\w+, factur\\w+, paye\\w*, paiements?, abgebucht\\w*, abbuchung\\w*, belastet, abgezogen, berechnet, bezahlt\\w*, gezahlt, zahlung\\w*
    statements?, bank account, my card, kontoauszug\\w*, extracto, releve, extrato, bankafschrift\\w*, estratto conto
    afgeschreven, betaald, betaling\\w*, addebit\\w+, pagat[oaie], pagament[oi]`),
  twice: anywhere(`
    twice, double, doubled, (?:two|2|three|3) (?:times|payments|charges|transactions|debits), 2 ?x, duplicated?, second time, dos veces, doble, duplicad[oa]s?, (?:dos|2) (?:cobros|cargos|pagos), deux fois, 2 fois, en double, (?:deux|2) (?:debits|paiements|prelevements), zweimal, zwei mal, 2 ?mal, doppelt\\w*, (?:zwei|2) (?:abbuchungen|zahlungen)
    duas vezes, 2 vezes, em (?:dobro|duplicado), (?:duas|2) (?:cobrancas|vezes), (?:dois|2) (?:pagamentos|debitos), twee ?(?:keer|maal), 2 keer, dubbel, (?:twee|2) betalingen, due volte, 2 volte, doppi[oa], (?:due|2) pagamenti`),
  byChoice: anywhere(
    'split(?:ting)?, spread(?:ing)?, in (?:\\d|two|three|four) (?:payments|parts|goes), teilen, aufteilen, dividir, fraccionar, fractionner, parcelar, splitsen, dividere, cancel\\w*, by (?:mistake|accident), accident\\w*, clicked, i ordered (?:it |them )?twice, anular\\w*, annul\\w*, stornier\\w*, sin querer, par erreur, aus versehen, versehentlich, por engano, per sbaglio, per ongeluk',
  ),
  means: anywhere(`
    bancontact, ideal, klarna, maestro, amex, apple pay, google pay, sofort, multibanco, mb ?way, bizum, card, cards, visa, mastercard, paypal, payment, checkout, pay, tarjeta, pago, pagar, carte, paiement, payer, karte, kreditkarte, zahlung, bezahlen, zahlen, kasse, cartao, pagamento, kaart, betaling, betalen, carta, pagare`),
  refused: anywhere(`
    declin\\w+, refus\\w+, reject\\w+, fail(?:s|ed|ing)?, bounced, (?:isnt|not|wasnt|never) (?:being )?accepted, (?:doesnt|does not|didnt|did not|wont|isnt|not) (?:go(?:ing)? through|work(?:ing)?|accept(?:ed)?), error, keeps saying no
    rechaz\\w+, deneg\\w+, fall(?:a|o|ando), no (?:\\w+ )?(?:pasa|funciona|acepta\\w*|va|deja), rejet\\w+, echou\\w+, echec, ne (?:passe|marche|fonctionne) pas, bloque\\w*, abgelehnt\\w*, fehlgeschlagen\\w*, fehlschlag\\w*, gescheitert, (?:geht|funktioniert|klappt) (?:\\w+ )?nicht, fehler
    recusad[oa], rejeitad[oa], falh\\w+, nao (?:\\w+ )?(?:passa|funciona|aceita\\w*|da), erro, geweigerd, mislukt, lukt niet, niet gelukt, rifiutat[oa], fallit[oa], non (?:va|funziona|passa)`),
  bought: anywhere(`
    bought, ordered, paid, purchased, compre, compramos, pague, pedi, achete\\w*, paye\\w*, commande\\w*, gekauft, bezahlt, gezahlt, bestellt, comprei, paguei, encomendei, gekocht, betaald, besteld, comprat[oa], pagat[oa], ordinat[oa]`),
  cheaper: anywhere(`
    cheaper, (?:it|price|they) (?:goes|go|went|drops?|dropped|comes?) (?:down|on sale), prices? (?:\\S+ ){1,6}(?:drop\\w*|fell|fallen|went down|gone down), (?:it|they|that|this) (?:drops|falls|gets reduced|goes down|went down|dropped), price (?:has |have |just )?(?:drop\\w*|fell|fallen|falls|went down|gone down|is lower|match), (?:dropped|fell|reduced|went down)(?: in price| to| by), (?:\\S+ )?less (?:now|on your|today|than i paid), price difference, on sale now, now on sale, now (?:its|it is|costs?|for|only|at) (?:only |just )?[€$£]?\\d\\S*, (?:its|it is|costs) (?:only |just )?[€$£]?\\d\\S* now
    mas barat[oa]s?, (?:baj\\w+|rebaj\\w+) (?:de |el )?precio, rebajad[oa], ahora (?:cuesta|esta|vale) (?:a )?\\d\\S*, moins cher\\w*, (?:prix )?a baisse, baisse de prix, en (?:promo\\w*|solde\\w*), maintenant (?:il est |elle est |a )?\\d\\S*, billiger, gunstiger, (?:preis )?(?:gesenkt|reduziert|gefallen), jetzt (?:\\w+ )?(?:nur )?(?:noch )?\\d\\S*
    mais barat[oa]s?, (?:preco )?(?:baixou|desceu), em (?:promocao|saldo), agora (?:esta a |custa )?\\d\\S*, goedkoper, afgeprijsd, costa (?:di )?meno, scontat[oa]`),
  invoice: anywhere('invoices?, receipts?, bill, facturas?, factures?, rechnung\\w*, fatur[ao]s?, factuur, facturen, fattur[ae]'),
  taxId: anywhere(`
    vat, tax (?:id|number|no), ein, company(?: name)?, business name, companys, nif, cif, nipc, tva, siret, societe, entreprise, raison sociale, ust ?id\\w*, umsatzsteuer\\w*, steuernummer, firma, firmen\\w*, empresa, contribuinte, btw\\w*, bedrijf\\w*, partita iva, azienda, iva`),
  asksFor: anywhere(`
    need\\w*, please, pls, add, put, correct\\w*, change, fix, wrong, missing, must, want, can (?:you|i), could (?:you|i), with (?:our|my|the), necesit\\w+, pon(?:er|ed|gan)\\w*, anad\\w+, cambi\\w+, corrig\\w+, corregir, falta\\w*, quiero, besoin, ajoute\\w*, mettre, corrige\\w*, manque\\w*, voudra\\w*, faut
    brauch\\w*, bitte, hinzu\\w*, eintrag\\w*, ander\\w*, korrig\\w*, fehlt, muss, mochte, preciso, precis\\w+, por, colocar, acrescent\\w+, quero, queria, falta, moet\\w*, nodig, graag, toevoeg\\w*, serve, aggiung\\w*, vorrei`),
  account: anywhere(
    'account, login, password, profile, cuenta, contrasena, compte, mot de passe, konto, passwort, account, conta, senha, palavra passe, wachtwoord, profilo',
  ),
  intruder: anywhere(`
    hack(?:ed|er|ers)?, compromised, hijacked, taken over, stolen, (?:some ?one|some ?body|a stranger)(?: else)?(?: is| has| got| was|s)? (?:\\w+ )?(?:in|into|inside|using|used|changed|logged|ordering|ordered|in there), (?:never|didnt|did not) (?:order|ordered|place|placed|buy|bought), isnt mine(?: any ?more)?, not mine(?: any ?more)?, not me, wasnt me, locked me out
    hacke\\w*, pirate\\w*, robad[oa], alguien (?:\\w+ ){0,3}(?:entr\\w+|us\\w+|compr\\w+|cambi\\w+), no (?:lo |la )?(?:pedi|compre|hice) yo, quelqu un (?:\\w+ ){0,3}(?:connect\\w+|utilis\\w+|command\\w+|chang\\w+|est entre), pas moi, usurp\\w+, gehackt\\w*, gekapert, ubernommen, jemand (?:\\S+ ){0,5}(?:drin|eingeloggt|bestellt|geandert|benutzt|zugegriffen), nicht von mir, nie bestellt
    hackead\\w+, invadid\\w+, roubad\\w+, alguem (?:\\w+ ){0,3}(?:entrou|us\\w+|comprou|mudou|encomendou), nao fui eu, gehackt, gestolen, iemand (?:\\w+ ){0,4}(?:ingelogd|besteld|gebruikt), rubat[oa], hackerat[oa], qualcuno (?:\\w+ ){0,4}(?:entrat\\w|usat\\w|ordinat\\w)`),
};
type Word = keyof typeof words;

/** "Is a broken zip covered?", "what if it arrives broken": about what would be, not about what happened. */
const supposed = anywhere(`
  if, what if, in case, suppose, covered, cover, do you (?:refund|replace|charge), would you, si (?:llega|me llega|viene)\\w*, que pasa si, cubre, en cas de, si (?:ca|il|elle|le|la|l|je|j|un|une), couvert\\w*, falls, wenn, was passiert, abgedeckt, se (?:chegar|vier|o|a|um|uma), coberto, als, gedekt, se arriva, coperto`);

/** Whether a text speaks of what would be, not of what happened. */
export const isSupposed = (text: string) => supposed.test(normalizeText(text));

/** What went wrong according to a message; undefined when nothing did. `own` says that the customer's order holds what it names. */
export function problemIn(text: string, own = false): ProblemKind | undefined {
  const said = normalizeText(text)
    .replace(/\S+@\S+/g, ' ')
    .replace(/[¿¡]/g, '')
    .replace(/[?!.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const has = (...all: Word[]) => all.every((word) => words[word].test(said));
  if (has('account', 'intruder')) return 'account_taken';
  if (has('charged', 'twice') && !has('byChoice')) return 'charged_twice';
  if (has('invoice', 'taxId', 'asksFor')) return 'invoice_details';
  if (has('bought', 'cheaper')) return 'price_drop';
  if (has('means', 'refused') && !has('broken', 'received')) return 'payment_failed';
  if (supposed.test(said)) return undefined;
  const happened = own || has('received') || mine.test(said) || ofSeveral.test(said) || orderNumbersIn(text).length > 0;
  if (has('received', 'other') && !isSize.test(said) && !wants.test(said)) return 'wrong_item';
  if (has('lacking') && happened && !has('parcel') && !has('broken')) return 'missing_item';
  if (has('broken') && happened && !intangible.test(said)) return 'damaged';
  if (!has('received', 'ordered') || wants.test(said) || isSize.test(said)) return undefined;
  return own || (has('another') && !isNothing.test(said)) ? 'wrong_item' : undefined;
}
const isNothing = anywhere(
  'nothing, nichts, nix, rien, nada, niente, niets, late, delay\\w*, (?:not|never|hasnt|havent) (?:\\w+ )?(?:arrived|received|come|here), (?:noch )?nicht (?:\\w+ )?(?:da|angekommen|gekommen|erhalten|bekommen), mail, e ?mail, message, nachricht, notification, confirmation, bestatigung\\w*',
);
const mine = anywhere(
  'my, our, mine, the one i, i bought, mi, mis, mon, ma, mes, notre, mein\\w*, unser\\w*, meu, minha, o meu, a minha, mijn, onze, mio, mia, since day one, after (?:\\w+|\\d+) (?:days?|weeks?|months?|uses?), first (?:day|use|wash)',
);
/** "One of the two lanterns doesn't turn on": they are there. */
const ofSeveral = anywhere(
  'one of (?:the|my|them|these|those), eine?[rs]? (?:von|der) (?:den|beiden|denen), un[oa] de (?:los|las|ellos|ellas), une? des, l une? des, um[a]? d[oa]s, een van de, un[oa] (?:dei|delle|degli)',
);
const intangible = anywhere(`
  codes?, coupons?, vouchers?, gift ?cards?, links?, web ?site, site, page, app, login, password, checkout, button, e ?mails?, tracking, codigos?, cupon, cupom, enlace, tarjeta regalo, bon, lien, carte cadeau, seite, webseite, gutschein\\w*, passwort, pagina, senha, sitio`);
const isSize = anywhere('too (?:small|big|large|tight|short|long), wrong size i, doesnt fit, zu (?:klein|gross|eng)');
/** "Can I get it in another colour instead?" asks for something; nothing wrong arrived. */
const wants = anywhere(`
  (?:can|could|may|do|would|will|shall) (?:i|you|we) (?:\\w+ )?(?:get|send|have|receive), get (?:a|an|the|me|my|it|them)(?: \\S+){0,3} (?:instead|different|another), (?:send|ship|deliver) (?:it|this|that|them|my|the)(?: \\S+){0,6} (?:to|instead), want (?:it|to), like (?:it|to|an?|another), quiero, quisiera, puedo, podeis, puedes, je veux, voudrais, puis je, je peux, peut on, pouvez, mochte, kann ich, konnen sie, konnt ihr, quero, queria, posso, podem, ik wil, kan ik, vorrei, posso`);
