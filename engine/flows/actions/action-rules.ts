import type { DialogueContext } from '../../dialogue.ts';
import { judge, queryFor, searchFor, type Found } from '../../judging.ts';
import type { Language } from '../../intents.ts';
import type { ActionKind } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { plain, sentencesOf } from '../../words.ts';

// What an action costs and when its money is back, in the shop's own words: a question about it belongs to the action, not to another topic.

type Subject = 'cancel' | 'return' | 'exchange';
const subjectOf = (kind: ActionKind): Subject | undefined =>
  kind === 'cancel' || kind === 'return' || kind === 'exchange' ? kind : undefined;

const asksForMoney = anywhere(`
  money, refund\\w*, paid back, pay (?:me )?back, get (?:it|that) back, dinero, reembols\\w+, devol\\w+, devuel\\w+, abono, argent, rembours\\w+, geld, erstatt\\w*, ruckerstattung, zuruck, dinheiro, estorno, restitui\\w+, terug\\w*, rimbors\\w+, soldi`);
const asksCost = anywhere(`
  costs?, fees?, charge[sd]?, label, postage, do i pay, have to pay, pay for, free, cuesta, cuestan, coste, gastos, etiqueta, pago yo, gratis, coute\\w*, frais, etiquette, payer, gratuit\\w*, kostet, kosten, gebuhr\\w*, etikett, zahlen, bezahlen, kostenlos, custa, custo, taxa, pagar, gratuit[oa], kost, betalen, costa`);

const subjects: Record<Subject, { words: RegExp; query: Record<Language, string> }> = {
  cancel: {
    words: anywhere('cancel\\w*, storn\\w*, annul\\w*, anul\\w*'),
    query: {
      en: 'order cancelled, what was paid is refunded',
      de: 'Bestellung storniert, bezahlter Betrag zurück',
      fr: 'commande annulée, montant payé remboursé',
      es: 'pedido cancelado, lo pagado se devuelve',
      pt: 'encomenda cancelada, valor pago devolvido',
    },
  },
  return: {
    words: anywhere(
      'returns?, returned, send back, refund\\w*, ruckgabe, retoure, zuruck\\w*, erstatt\\w*, retours?, renvoi\\w*, retourn\\w+, rembours\\w+, devol\\w+, reembols\\w+, retourneren, terug\\w*',
    ),
    query: {
      en: 'refund after a return, label, working days',
      de: 'Erstattung nach der Rückgabe, Etikett, Werktage',
      fr: 'remboursement après un retour, étiquette, jours ouvrés',
      es: 'reembolso después de la devolución, etiqueta, días laborables',
      pt: 'reembolso depois da devolução, etiqueta, dias úteis',
    },
  },
  exchange: {
    words: anywhere('exchang\\w*, swap\\w*, umtausch\\w*, umgetauscht, echang\\w+, cambi\\w+, troc\\w+, ruilen'),
    query: {
      en: 'exchange of a size or colour, free of charge, label',
      de: 'Umtausch von Größe oder Farbe, kostenlos, Etikett',
      fr: 'échange de taille ou de couleur, gratuit, étiquette',
      es: 'cambio de talla o color, gratis, etiqueta',
      pt: 'troca de tamanho ou cor, grátis, etiqueta',
    },
  },
};
const moneyBack = anywhere(
  'refund\\w*, paid, goes back, money, erstatt\\w*, bezahlt\\w*, geld, betrag, rembours\\w+, pay[ee]\\w*, reembols\\w+, pagado, dinero, valor, pago, dinheiro',
);
const time = anywhere(
  '\\d+ (?:(?:to|bis|a|y|o|ou|et) \\d+ )?(?:\\w+ )?(?:days?|hours?|weeks?|tag\\w*|werktag\\w*|stunden|jours?|heures?|dias?|horas?), same day, at once, immediately, selben tag\\w*, sofort, jour meme, immediatement, mismo dia, en el acto, proprio dia, de imediato',
);
const cost =
  /[€$£]\s?\d|\d\s?(?:€|eur\b)|(?<!\p{L})(?:free|no (?:cancellation |exchange )?fee|kostenlos|kostenfrei|gratuit\w*|gratis|sans frais|sin coste|sem custos?)(?!\p{L})/u;

/** The rule that answers a question about an action; undefined when the text asks neither for its money nor its costs, or no page tells. */
export async function actionRule({ nlu, tools }: DialogueContext, kind: ActionKind, text: string): Promise<Found | undefined> {
  const subject = subjectOf(kind);
  const said = normalizeText(text);
  const facts = asksForMoney.test(said) ? [time, moneyBack] : asksCost.test(said) ? [cost] : [];
  if (subject === undefined || facts.length === 0) return undefined;
  const { words, query } = subjects[subject];
  const tells = (sentence: string) => facts.every((fact) => fact.test(plain(sentence).replace(/-/g, ' ')));
  for (const language of new Set([nlu.language, 'en' as const])) {
    const asking = queryFor(query[language], language, null);
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    const fitting = passages.filter(
      ({ title, text: passage }) => words.test(plain(`${title} ${passage}`)) && sentencesOf(passage).some(tells),
    );
    const titled = fitting.filter(({ title }) => words.test(plain(title)));
    const best = judge(titled.length > 0 ? titled : fitting, asking);
    if (best) return { ...best, text: sentencesOf(best.passage.text).filter(tells).slice(0, 2).join(' '), whole: true };
  }
  return undefined;
}
