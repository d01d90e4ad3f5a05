import type { DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { findKnowledge } from '../../flows/knowledge.ts';
import type { Intent, Language } from '../../intents.ts';
import { judge, queryFor, searchFor, type Found } from '../../judging.ts';
import { anywhere } from '../../nlu/pattern.ts';
import { plain, sentencesOf } from '../../words.ts';
import type { ProblemKind } from './kinds.ts';

type Reported = Exclude<ProblemKind, 'account_taken'>;

// What the shop's pages say to do about a problem.

/** The intent that stands for a problem in the record. */
export const intentOf: Record<ProblemKind, Intent> = {
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
const questions: Record<Reported, Record<Language, string>> = {
  damaged: {
    en: 'something arrives broken or damaged, send a picture',
    de: 'etwas kommt beschädigt oder kaputt an, Bild schicken',
    fr: 'article arrivé cassé ou abîmé, envoyer une photo',
    es: 'algo llega roto o dañado, enviar una foto',
    pt: 'algo chega partido ou danificado, enviar uma fotografia',
  },
  wrong_item: {
    en: 'wrong item in the parcel',
    de: 'falscher Artikel im Paket',
    fr: 'mauvais article dans le colis',
    es: 'artículo equivocado en el paquete',
    pt: 'artigo errado no pacote',
  },
  missing_item: {
    en: 'an item is missing from the parcel',
    de: 'ein Artikel fehlt im Paket',
    fr: 'un article manque dans le colis',
    es: 'falta un artículo en el paquete',
    pt: 'falta um artigo no pacote',
  },
  charged_twice: {
    en: 'payment charged twice, reserved amount on the card',
    de: 'Zahlung doppelt abgebucht, reservierter Betrag auf der Karte',
    fr: 'paiement débité deux fois, montant réservé sur la carte',
    es: 'pago cobrado dos veces, importe reservado en la tarjeta',
    pt: 'pagamento cobrado duas vezes, valor reservado no cartão',
  },
  payment_failed: {
    en: 'payment fails, nothing is charged, reserved amount',
    de: 'Zahlung schlägt fehl, nichts wird abgebucht, reservierter Betrag',
    fr: 'paiement échoue, rien n’est débité, montant réservé',
    es: 'el pago falla, no se cobra nada, importe reservado',
    pt: 'o pagamento falha, nada é cobrado, valor reservado',
  },
  price_drop: {
    en: 'price falls after you bought it, price drop, difference',
    de: 'Preis fällt nach dem Kauf, Differenz',
    fr: 'le prix baisse après l’achat, différence',
    es: 'el precio baja después de la compra, diferencia',
    pt: 'o preço baixa depois da compra, diferença',
  },
  invoice_details: {
    en: 'company name or VAT number on the invoice, correct it',
    de: 'Firmenname oder Umsatzsteuernummer auf der Rechnung, berichtigen',
    fr: 'nom de la société ou numéro de TVA sur la facture, corriger',
    es: 'nombre de la empresa o NIF en la factura, corregir',
    pt: 'nome da empresa ou NIF na fatura, corrigir',
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

/** What the pages say about this kind of problem: the best passage that speaks of it, in a language the customer may read. */
export async function guidanceFor({ nlu, tools }: DialogueContext, kind: Reported): Promise<Found | undefined> {
  for (const language of new Set([nlu.language, 'en' as const])) {
    const asking = queryFor(questions[kind][language], language, asDetected(kind, questions[kind][language]));
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const rated = passages
      .filter(({ title, text }) => speaksOf[kind].every((about) => about.test(plain(`${title} ${text}`))))
      .flatMap((passage) => judge([passage], asking) ?? [])
      .map((found) => ({ ...found, whole: true, text: sentencesAbout(kind, found) }));
    const isIn = (one: string) => rated.filter(({ passage }) => passage.language === one);
    const near = isIn(language).length > 0 ? isIn(language) : rated;
    const best = near.reduce<Found | undefined>(
      (first, one) => (first === undefined || one.relevance > first.relevance ? one : first),
      undefined,
    );
    if (best) return best;
  }
  return undefined;
}

const mostQuoted = 420;
/** The sentences from the first that speaks of the problem on: what to do usually follows. */
function sentencesAbout(kind: Reported, { passage, text }: Found): string {
  if (passage.text.length <= mostQuoted) return passage.text;
  const sentences = sentencesOf(passage.text);
  const [first] = speaksOf[kind];
  const start = sentences.findIndex((sentence) => first?.test(plain(sentence)));
  return start < 0 ? text : sentences.slice(start, start + 3).join(' ');
}

/** From this relevance on, a passage of the article that was quoted before answers a question about it. */
const minSameArticle = 0.15;

/** The answer to a question about the problem: from the article quoted before, or from another that clearly answers. */
export async function asideAnswer(scene: DialogueContext, kind: ProblemKind, article: string | null): Promise<Found | undefined> {
  const { nlu, tools } = scene;
  const found = await findKnowledge(scene, asDetected(kind, nlu.text), nlu.text);
  if (found || article === null || kind === 'account_taken') return found;
  const asking = queryFor(`${nlu.text} ${questions[kind][nlu.language]}`, nlu.language, asDetected(kind, nlu.text));
  const { passages } = await tools.call('search_knowledge', searchFor(asking));
  const best = judge(
    passages.filter((passage) => passage.article_id === article),
    asking,
  );
  return best && best.relevance >= minSameArticle ? best : undefined;
}
