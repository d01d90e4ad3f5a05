import type { DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { findKnowledge } from '../../flows/knowledge.ts';
import { findRule, type Queries } from '../../flows/rules.ts';
import type { Intent } from '../../intents.ts';
import { judge, queryFor, searchFor, type Found } from '../../judging.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { ProblemKind } from './kinds.ts';

type Reported = Exclude<ProblemKind, 'account_taken' | 'late'>;

// What the shop's pages say to do about a problem.

/** The intent that stands for a problem in the record. */
export const intentOf: Record<ProblemKind, Intent> = {
  late: 'track_order',
  damaged: 'complaint',
  wrong_item: 'complaint',
  missing_item: 'complaint',
  charged_twice: 'payment_issue',
  payment_failed: 'payment_issue',
  price_drop: 'discount_question',
  invoice_details: 'get_invoice',
  account_taken: 'edit_account',
};

/** How a shop's pages may put it. */
const questions: Record<Reported | 'late', Queries> = {
  late: {
    en: 'late or lost parcel, search with the carrier',
    de: 'Paket verspätet oder verloren, Nachforschung beim Paketdienst',
    fr: 'colis en retard ou perdu, recherche auprès du transporteur',
    es: 'paquete retrasado o perdido, búsqueda con el transportista',
    pt: 'encomenda atrasada ou perdida, procura junto da transportadora',
  },
  damaged: {
    en: 'something arrives broken or damaged, send a picture',
    de: 'etwas kommt beschädigt oder kaputt an, Bild schicken',
    fr: 'article arrivé cassé ou abîmé, envoyer une photo',
    es: 'algo llega roto o dañado, enviar una foto',
    pt: 'algo chega partido ou danificado, enviar uma fotografia',
    nl: 'iets komt kapot of beschadigd aan, foto sturen',
    it: 'qualcosa arriva rotto o danneggiato, mandare una foto',
  },
  wrong_item: {
    en: 'wrong item in the parcel',
    de: 'falscher Artikel im Paket',
    fr: 'mauvais article dans le colis',
    es: 'artículo equivocado en el paquete',
    pt: 'artigo errado no pacote',
    nl: 'verkeerd artikel in het pakket',
    it: 'articolo sbagliato nel pacco',
  },
  missing_item: {
    en: 'an item is missing from the parcel',
    de: 'ein Artikel fehlt im Paket',
    fr: 'un article manque dans le colis',
    es: 'falta un artículo en el paquete',
    pt: 'falta um artigo no pacote',
    nl: 'er ontbreekt een artikel in het pakket',
    it: 'manca un articolo nel pacco',
  },
  charged_twice: {
    en: 'payment charged twice, reserved amount on the card',
    de: 'Zahlung doppelt abgebucht, reservierter Betrag auf der Karte',
    fr: 'paiement débité deux fois, montant réservé sur la carte',
    es: 'pago cobrado dos veces, importe reservado en la tarjeta',
    pt: 'pagamento cobrado duas vezes, valor reservado no cartão',
    nl: 'betaling dubbel afgeschreven',
    it: 'pagamento addebitato due volte',
  },
  payment_failed: {
    en: 'payment fails, nothing is charged, reserved amount',
    de: 'Zahlung schlägt fehl, nichts wird abgebucht, reservierter Betrag',
    fr: 'paiement échoue, rien n’est débité, montant réservé',
    es: 'el pago falla, no se cobra nada, importe reservado',
    pt: 'o pagamento falha, nada é cobrado, valor reservado',
    nl: 'betaling mislukt, er wordt niets afgeschreven',
    it: 'il pagamento non riesce, niente addebito',
  },
  price_drop: {
    en: 'price falls after you bought it, price drop, difference',
    de: 'Preis fällt nach dem Kauf, Differenz',
    fr: 'le prix baisse après l’achat, différence',
    es: 'el precio baja después de la compra, diferencia',
    pt: 'o preço baixa depois da compra, diferença',
    nl: 'prijs daalt na aankoop, verschil',
    it: 'il prezzo scende dopo l’acquisto, differenza',
  },
  invoice_details: {
    en: 'company name or VAT number on the invoice, correct it',
    de: 'Firmenname oder Umsatzsteuernummer auf der Rechnung, berichtigen',
    fr: 'nom de la société ou numéro de TVA sur la facture, corriger',
    es: 'nombre de la empresa o NIF en la factura, corregir',
    pt: 'nome da empresa ou NIF na fatura, corrigir',
    nl: 'bedrijfsnaam of btw-nummer op de factuur',
    it: 'ragione sociale o partita IVA in fattura',
  },
};

const asDetected = (kind: ProblemKind, text: string): DetectedIntent => ({
  intent: intentOf[kind],
  likelihood: 0.9,
  text,
  question: false,
});

/** What a passage has to speak of to be about a problem, in all languages of the pages. */
const speaksOf: Record<Reported, readonly RegExp[]> = {
  damaged: [
    anywhere(
      'broken, damaged?, faulty, defects?, faults?, beschadigt\\w*, kaputt\\w*, gebrochen, fehler\\w*, cassee?s?, abimee?s?, endommage\\w*, defaut\\w*, rot[oa]s?, danad[oa]s?, defectos?, partid[oa]s?, danificad[oa]s?, defeitos?, gebroken, beschadigd, kapot, stuk, rott[oa], difett\\w+',
    ),
    anywhere(
      'picture\\w*, photos?, film, bild\\w*, fotos?, images?, imagen\\w*, imagem, fotografia\\w*, video, immagine, report, claim, replace\\w*, ersetz\\w*, remplac\\w*, sustitu\\w*, substitu\\w*',
    ),
  ],
  wrong_item: [
    anywhere('wrong, falsch\\w*, mauvais\\w*, erreur, equivocad[oa], errad[oa], verkeerd\\w*, vergist, sbagliat\\w'),
    anywhere(
      'items?, articles?, parcels?, sent, article, artikel\\w*, paket\\w*, geschickt, colis, articulos?, paquete, artigos?, encomenda, pakket, articol\\w',
    ),
  ],
  missing_item: [
    anywhere('missing, incomplete, fehl(?:t|en), unvollstandig, manque\\w*, incomplet\\w*, falt[ae]\\w*, ontbreekt, manca'),
    anywhere('items?, articles?, parcels?, artikel\\w*, paket, colis, articulos?, paquete, artigos?, encomenda, pakket, articol\\w'),
  ],
  charged_twice: [
    anywhere('reserv\\w+, twice, double, doppelt\\w*, zweimal, deux fois, dos veces, duas vezes, dubbel, twee keer, due volte'),
    anywhere(
      'bank, cards?, payments?, charge[sd]?, karte, zahlung\\w*, banque, carte, paiement\\w*, banco, tarjeta, pagos?, cartao, pagamento\\w*, kaart, betaling\\w*',
    ),
  ],
  payment_failed: [
    anywhere(
      'fail(?:s|ed)?, declined, scheitert, fehlschlagt, schlagt\\b.{0,40}\\bfehl, echoue\\w*, refuse\\w*, fall(?:a|e), rechaza\\w*, falh(?:a|e|ar), recusad[oa], mislukt, fallisce',
    ),
    anywhere('payments?, pay, zahlung\\w*, paiement\\w*, pagos?, pagamento\\w*, betaling\\w*'),
  ],
  price_drop: [
    anywhere('price\\w*, preis\\w*, prix, precios?, precos?, prijs, prezzo'),
    anywhere(
      'difference, falls?, drops?, adjustment, differenz, unterschied, sinkt, fallt, baisse, difference, baja, diferencia, diferenca, desce\\w*, verschil, daalt, differenza',
    ),
    anywhere(
      'after, within, bought, nach, innerhalb, gekauft, gekaufte\\w*, apres, dans les, achete\\w*, despues, comprad\\w+, dias, depois, comprou, na, binnen, dopo',
    ),
  ],
  invoice_details: [
    anywhere('invoices?, rechnung\\w*, factures?, facturas?, faturas?, factuur, fattur\\w'),
    anywhere(
      'company, vat, tax id, firma\\w*, firmenname\\w*, umsatzsteuer\\w*, ust\\w*, societe, tva, entreprise, empresa, nif, iva, contribuinte, btw\\w*, bedrijf\\w*, azienda',
    ),
  ],
};

/** What the pages say about this kind of problem. */
export const guidanceFor = (scene: DialogueContext, kind: Reported): Promise<Found | undefined> =>
  findRule(scene, { query: questions[kind], topic: intentOf[kind], about: speaksOf[kind] });

/** From this relevance on, a passage of the article that was quoted before answers a question about it. */
const minSameArticle = 0.15;

/** The answer to a question about the problem: from the article quoted before, or from another that clearly answers. */
export async function asideAnswer(scene: DialogueContext, kind: ProblemKind, article: string | null): Promise<Found | undefined> {
  const { nlu, tools } = scene;
  const free = await freeReturn(scene, kind);
  if (free) return free;
  const found = await findKnowledge(scene, asDetected(kind, nlu.text), nlu.text);
  if (article === null || kind === 'account_taken') return found;
  const asking = queryFor(`${nlu.text} ${questions[kind][nlu.language] ?? ''}`, nlu.language, asDetected(kind, nlu.text));
  const { passages } = await tools.call('search_knowledge', searchFor(asking));
  const best = judge(
    passages.filter((passage) => passage.article_id === article),
    asking,
  );
  const same = best && best.relevance >= minSameArticle ? best : undefined;
  return found && (same === undefined || found.passage.article_id === article) ? found : same;
}

const returnedOnes: readonly ProblemKind[] = ['damaged', 'wrong_item', 'missing_item'];
const asksOfReturn = anywhere(`
  send (?:\\S+ ){0,3}back, return\\w*, label, pay for, cost\\w*, devolv\\w+, enviar\\w*, etiqueta, pagar, renvo\\w+, retour\\w*, etiquette, payer, zuruck\\w*, rucksend\\w*, etikett, zahlen, devolv\\w+, terug\\w*, rispedire`);
const ourMistake = anywhere(`
  wrong, broken, faulty, glass, plant, falsch\\w*, beschadigt\\w*, fehler\\w*, kaputt\\w*, mauvais\\w*, erreur, cassee?s?, defectueu\\w+, equivocad\\w+, rot[oa]s?, error, errad\\w+, partid[oa]s?, erro, verkeerd\\w*, vergist, stuk`);
const free = anywhere('free(?: of charge)?, kostenlos\\w*, kostenfrei\\w*, gratuit\\w*, gratis, sin coste, sem custos?');
const needNot = anywhere(
  'need not, (?:do not|dont) have to, mussen (?:\\S+ ){0,4}nicht\\w*, brauchen (?:\\S+ ){0,4}nicht\\w*, inutile, no hace falta, nao (?:e preciso|precisa), hoeft niet',
);
const asksToPay = anywhere(`
  pay, paid, costs?, expense, charge[sd]?, free, pagar, pago, coste, gratis, payer, paie, cout\\w*, frais, gratuit\\w*, zahlen, bezahlen, kosten\\w*, gebuhr\\w*, pagar, custa\\w*`);

/** "Must I send it back?" and "must I pay for it?" are answered with no where the page says that it needn't be, or that it is free. */
export const isFreedBy = (question: string, text: string) =>
  (asksToPay.test(normalizeText(question)) ? free : needNot).test(normalizeText(text));

/** What the shop's pages say about sending back what arrived wrong or broken, when that is asked. */
export async function freeReturn(scene: DialogueContext, kind: ProblemKind): Promise<Found | undefined> {
  const words = normalizeText(scene.nlu.text);
  if (!returnedOnes.includes(kind) || !asksOfReturn.test(words)) return undefined;
  const quoting = (said: RegExp) =>
    findRule(scene, {
      query: freeQuestions,
      topic: 'return_item',
      about: [],
      quotes: (sentence) => ourMistake.test(sentence) && said.test(sentence),
    });
  return asksToPay.test(words) ? quoting(free) : ((await quoting(needNot)) ?? quoting(free));
}
const freeQuestions: Queries = {
  en: 'return free of charge if something wrong or broken was sent, need not send back',
  de: 'Rückgabe kostenlos bei falschem oder beschädigtem Artikel, nicht zurückschicken',
  fr: 'retour gratuit en cas d’erreur ou d’article cassé, inutile de renvoyer',
  es: 'devolución gratis si llegó algo equivocado o roto, no hace falta devolver',
  pt: 'devolução grátis se chegou algo errado ou partido, não precisa de devolver',
};
