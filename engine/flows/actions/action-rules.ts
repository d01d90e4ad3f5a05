import type { DialogueContext } from '../../dialogue.ts';
import type { Found } from '../../judging.ts';
import type { ActionKind } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { factKindsIn } from '../../shop-topics.ts';
import { findRule, type Queries } from '../rules.ts';

// What an action costs and when its money is back, in the shop's own words: a question about it belongs to the action, not to another topic.

type Subject = 'cancel' | 'return' | 'exchange';
const subjectOf = (kind: ActionKind): Subject | undefined =>
  kind === 'cancel' || kind === 'return' || kind === 'exchange' ? kind : undefined;

const asksForMoney = anywhere(`
  money, refund\\w*, paid back, pay (?:me )?back, get (?:it|that) back, dinero, reembols\\w+, devol\\w+, devuel\\w+, abono, argent, rembours\\w+, geld, erstatt\\w*, ruckerstattung, zuruck, dinheiro, estorno, restitui\\w+, terug\\w*, rimbors\\w+, soldi`);
const asksCost = anywhere(`
  costs?, fees?, charge[sd]?, label, postage, do i pay, have to pay, pay for, free, cuesta, cuestan, coste, gastos, etiqueta, pago yo, gratis, coute\\w*, frais, etiquette, payer, gratuit\\w*, kostet, kosten, gebuhr\\w*, etikett, zahlen, bezahlen, kostenlos, custa, custo, taxa, pagar, gratuit[oa], kost, betalen, costa`);

const subjects: Record<Subject, { words: RegExp; query: Queries }> = {
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
/** Used, worn or opened goods: what the shop says of the condition. */
const asksUsed = anywhere(`
  used, worn, wore, washed, opened, unpacked, tried (?:it )?on, without (?:the )?(?:box|labels?|tags?|packaging), cut off the (?:label|tag), usad[oa]s?, usado, puest[oa], lavad[oa]s?, abiert[oa]s?, sin (?:la )?(?:caja|etiqueta\\w*), portee?s?, utilisee?s?, lavee?s?, ouverte?s?, sans (?:la )?(?:boite|etiquette\\w*)
  benutzt\\w*, gebraucht\\w*, getragen\\w*, gewaschen\\w*, geoffnet\\w*, anprobiert, ohne (?:die |den |das )?(?:karton|verpackung|etikett\\w*), aberto, aberta, sem (?:a )?(?:caixa|etiqueta\\w*)`);
const unused = anywhere(
  'unused, unworn, original condition, labels?, unbenutzt\\w*, ungetragen\\w*, etikett\\w*, sin usar, etiquetas?, (?:non|pas) (?:utilis\\w+|portee?s?|servi), etiquettes?, nao usad\\w+, sem uso, por usar, ongebruikt\\w*, non usat\\w+',
);
const moneyBack = anywhere(
  'refund\\w*, paid, goes back, money, erstatt\\w*, bezahlt\\w*, geld, betrag, rembours\\w+, pay[ee]\\w*, reembols\\w+, pagado, dinero, valor, pago, dinheiro',
);
const time = anywhere(
  '\\d+ (?:(?:to|bis|a|y|o|ou|et) \\d+ )?(?:\\w+ )?(?:days?|hours?|weeks?|tag\\w*|werktag\\w*|stunden|jours?|heures?|dias?|horas?), same day, at once, immediately, selben tag\\w*, sofort, jour meme, immediatement, mismo dia, en el acto, proprio dia, de imediato',
);
const cost =
  /[€$£]\s?\d|\d\s?(?:€|eur\b)|(?<!\p{L})(?:free|no (?:cancellation |exchange )?fee|kostenlos|kostenfrei|gratuit\w*|gratis|sans frais|sin coste|sem custos?)(?!\p{L})/u;

/** The rule that answers a question about an action; undefined when the text asks neither for its money nor its costs, or no page quotes. */
export async function actionRule(scene: DialogueContext, kind: ActionKind, text: string): Promise<Found | undefined> {
  const subject = subjectOf(kind);
  const said = normalizeText(text);
  if (subject !== undefined && subject !== 'cancel' && asksUsed.test(said))
    return findRule(scene, { query: subjects.return.query, about: [subjects.return.words], quotes: (sentence) => unused.test(sentence) });
  const facts = asksForMoney.test(said) ? [time, moneyBack] : asksCost.test(said) ? [cost] : [];
  const isElsewhere = factKindsIn(text, undefined, 0).some((one) => !/^(?:return|refund|exchange|cancel)/.test(one));
  if (subject === undefined || facts.length === 0 || isElsewhere) return undefined;
  const { words, query } = subjects[subject];
  return findRule(scene, { query, about: [words], quotes: (sentence) => facts.every((fact) => fact.test(sentence)) });
}

const afterShipping: Record<'cancel' | 'address', { about: readonly RegExp[]; query: Queries }> = {
  cancel: {
    about: [
      subjects.cancel.words,
      anywhere(
        'refuse\\w*, send (?:it )?back, return\\w*, verweiger\\w*, zuruck\\w*, refus\\w+, renvoy\\w+, retourn\\w+, rechaz\\w+, devuelv\\w+, recus\\w+, devolv\\w+, weiger\\w*, terug\\w*',
      ),
    ],
    query: {
      en: 'parcel has left, cannot be cancelled any more, refuse the parcel at the door or send it back',
      de: 'Paket unterwegs, nicht mehr stornieren, Annahme verweigern oder zurückschicken',
      fr: 'colis parti, plus annulable, refuser le colis ou le renvoyer',
      es: 'el paquete ha salido, ya no se puede cancelar, rechazar el paquete o devolverlo',
      pt: 'a encomenda já saiu, não pode ser cancelada, recusar ou devolver',
    },
  },
  address: {
    about: [
      anywhere('address\\w*, adress\\w*, lieferadresse, direccion, morada, adres'),
      anywhere('carriers?, paketdienst\\w*, zusteller\\w*, transporteurs?, transportistas?, transportadoras?, vervoerder'),
    ],
    query: {
      en: 'parcel has left, address can be changed only with the carrier',
      de: 'Paket unterwegs, Adresse nur beim Paketdienst ändern',
      fr: 'colis parti, changer l’adresse auprès du transporteur',
      es: 'el paquete ha salido, cambiar la dirección con el transportista',
      pt: 'a encomenda já saiu, mudar a morada com a transportadora',
    },
  },
};

/** What the shop's pages say is still possible once a parcel has left. */
export async function ruleAfterShipping(scene: DialogueContext, kind: ActionKind): Promise<Found | undefined> {
  const rule = kind === 'cancel' || kind === 'items' ? afterShipping.cancel : kind === 'order_address' ? afterShipping.address : undefined;
  return rule && findRule(scene, { ...rule, quotes: (sentence) => rule.about[1]?.test(sentence) ?? false });
}
