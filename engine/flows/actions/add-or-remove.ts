import { askBack, handOff } from '../../dialogue.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { describe, sourceOf as articleSource } from '../knowledge.ts';
import { sourceOf } from '../order-words.ts';
import { findRule, readable } from '../rules.ts';
import { dialogueWithAction, mustHaveOrder, type ActionContext } from './action-context.ts';

/** A colleague takes over what is prepared. */
export const toColleague = (ctx: ActionContext, text: string): Promise<Outcome> =>
  handOff(dialogueWithAction(ctx), 'unsupported_request', ctx.detected, {
    text: compose(text, ctx.dialogue.say.someoneReads),
    sources: [sourceOf(mustHaveOrder(ctx))],
  });

/** Adding and removing is up to the shop: its pages say whether a colleague may. */
export async function addOrRemove(ctx: ActionContext): Promise<Outcome> {
  const { dialogue, detected } = ctx;
  const { say } = dialogue;
  const part = adds.test(normalizeText(dialogue.memory.action ? dialogue.nlu.text : detected.text)) ? adds : removes;
  const rule = await findRule(dialogue, { query: partQuestions, about: [part], quotes: (one) => part.test(one) && ofOrders.test(one) });
  if (!rule) return toColleague(ctx, say.action.addOrRemove);
  const sources = [sourceOf(mustHaveOrder(ctx)), articleSource(rule)];
  if (!impossible.test(readable(rule.text)))
    return handOff(dialogueWithAction(ctx), 'unsupported_request', detected, {
      text: compose(describe(dialogue, rule), say.someoneReads),
      sources,
    });
  return askBack(dialogue, {
    text: compose(describe(dialogue, rule), say.offerPersonHere),
    sources,
    confidence: 0.9,
    intent: detected.intent,
    remember: { awaiting: 'person', slots: { ...dialogue.slots, order_number: mustHaveOrder(ctx).order_number } },
  });
}
const partQuestions = {
  en: 'add or remove single items of an order, change the quantity',
  de: 'einzelne Artikel einer Bestellung hinzufügen oder entfernen, Menge ändern',
  fr: 'ajouter ou retirer un article d’une commande, changer la quantité',
  es: 'añadir o quitar artículos de un pedido, cambiar la cantidad',
  pt: 'adicionar ou retirar artigos de uma encomenda, mudar a quantidade',
  nl: 'artikelen toevoegen aan of verwijderen uit een bestelling, aantal wijzigen',
  it: 'aggiungere o togliere articoli da un ordine, cambiare la quantità',
};
const adds = anywhere(`
  add(?:ed|ing)?, additional, extra, one more, another one, hinzu\\w*, dazu, ajout\\w+, anad\\w+, agreg\\w+, adicion\\w+, acrescent\\w+, toe(?:ge)?voeg\\w*, erbij, aggiung\\w+`);
const removes = anywhere(`
  remov(?:e|ed|ing), take (?:an? )?\\S+ out, quantit(?:y|ies), single items?, entfern\\w*, mengen?, einzelne\\w*, retir\\w+, quantites?, quit\\w+, cantidad\\w*, tirar, quantidade\\w*, verwijder\\w*, aantal\\w*, togli\\w+, quantita`);
const ofOrders = anywhere(`
  orders?, items?, articles?, bestellung\\w*, artikel\\w*, commandes?, pedidos?, articulos?, encomendas?, artigos?, bestelling\\w*, ordin[ei], articol[oi], adding or removing items`);
const impossible = anywhere(`
  not possible, (?:cannot|can not|cant) (?:be )?(?:add\\w*|remov\\w*|chang\\w*)(?: or \\w+)? (?:single |any )?(?:items|articles|quantit\\w+), not single items, nicht moglich, pas possible, impossible, no es posible, nao e possivel, niet mogelijk, non e possibile`);
