import type { Product } from '../../tools.ts';
import { addOrRemove, toColleague } from './add-or-remove.ts';
import { isYes } from '../../nlu/agreement.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Language } from '../../intents.ts';
import type { Action } from '../../memory.ts';
import { versionName } from '../../skills/shopping/write.ts';
import { compose } from '../../speech.ts';
import { clausesOf } from '../../classify.ts';
import { sameStem, tokenize } from '../../words.ts';
import { search } from '../../skills/shopping/find.ts';
import { namedIn } from '../../skills/shopping/referent.ts';
import { lacksMethod, methodIn, usualMethod } from './methods.ts';
import { selectionIn } from './selection.ts';
import {
  variantChange,
  type Choice,
  quantityOf,
  type Line,
  nameOf,
  nextSize,
  othersInStock,
  type LineUnits,
  unitsText,
  unitsIn,
  variantIn,
} from './units.ts';
import { reasonOfReturn } from './returning.ts';
import { type Flow, mustHaveOrder, type ActionContext } from './action-context.ts';
import { askMethod } from './ask-method.ts';

const mostNamed = 8;
const addsOrRemoves = anywhere(`
  add, adding, remove, removing, delete, take (?:\\w+ ){0,4}(?:out|off), drop, leave (?:\\w+ ){0,4}out, additional, extra, one more, another (?:one|item|product)
  anadir, agregar, quitar, eliminar, ajouter, enlever, retirer, supprimer, hinzufugen, dazu, entfernen, herausnehmen, streichen
  adicionar, acrescentar, juntar, remover, tirar, retirar`);
/** "Three instead of two", "only one of them", "one mug less": changes the quantity, not the variant. */
const countWord = `(?:\\d+|one|two|three|four|five|six|un[ao]?|dos|tres|cuatro|deux|trois|ein\\w*|zwei|drei|vier|um|uma|dois|duas)`;
const otherCount = anywhere(`
  ${countWord} (?:\\S+ ){0,4}(?:instead of|rather than|en vez de|en lugar de|au lieu de|anstatt|statt|em vez de) ${countWord}
  (?:only|just|solo|seulement|juste|nur|so|apenas) ${countWord} (?:\\S+ ){0,4}(?:instead of|rather than|en vez de|au lieu de|anstatt|statt|em vez de)
  ${countWord} (?:\\S+ )?(?:less|fewer|more|menos|mas|de moins|de plus|weniger|mehr|mais), (?:change|reduce|increase) the (?:quantity|amount|number)`);
const cancels = anywhere('cancel\\w*, anul\\w+, annul\\w+, stornier\\w*');

/** The product of a line. */
async function productOf({ dialogue: { tools } }: ActionContext, { product_id: id }: Line): Promise<Product | null> {
  return id === null ? null : (await tools.call('get_product', { product_id: id })).product;
}

/** Collects the units and their new variants; words between two "and"s belong to the unit they name. */
async function collect(ctx: ActionContext, text: string): Promise<{ action: Action; unavailable?: string }> {
  const { action, dialogue, customer } = ctx;
  const { lines } = mustHaveOrder(ctx);
  const isRequested = dialogue.memory.awaiting === 'pieces';
  const { units: named, excluded } = selectionIn(lines, text, isRequested, ctx.detected.text);
  const open = action.lines.filter(({ variant_id: id }) => id === null);
  const selected =
    named.length > 0
      ? named
      : [...unnamed(ctx, open, text), ...(isRequested || action.lines.length === 0 ? await byVersion(ctx, text) : [])].slice(0, 1);
  const left = action.lines.filter(({ line_id: id }) => !excluded.some((line) => line.id === id));
  let next = left.length < action.lines.length ? { ...action, lines: left } : action;
  let unavailable: string | undefined;
  for (const { line, quantity } of selected) {
    const product = await productOf(ctx, line);
    const choice = product ? choiceIn(ctx, product, line, aboutLine(lines, line, text)) : { none: true as const };
    const before = action.lines.find(({ line_id: id }) => id === line.id);
    const variantId = 'variant' in choice ? choice.variant.id : 'unavailable' in choice ? null : (before?.variant_id ?? null);
    const become = product?.variants.find(({ id }) => id === variantId);
    const becomes = become ? ` → ${nameOf(become)}` : '';
    if (product && 'unavailable' in choice)
      unavailable = dialogue.say.action.variantGone(
        product.name,
        versionName(product, choice.unavailable, dialogue.replyLanguage),
        namesOf(product, line, dialogue.replyLanguage),
      );
    if (variantId === (before?.variant_id ?? null) && before && before.quantity === quantity) continue;
    const entry = {
      line_id: line.id,
      quantity,
      variant_id: variantId,
      what: `${unitsText(line, quantity)}${becomes}`.slice(0, 300),
    };
    next = { ...next, lines: [...next.lines.filter(({ line_id: id }) => id !== line.id), entry] };
  }
  const [method] = methodIn(customer?.payment_methods ?? [], text);
  if (method && method.id !== next.method) next = { ...next, method: method.id };
  if (dialogue.memory.awaiting === 'confirmation' && lacksMethod(customer?.payment_methods ?? [], text))
    unavailable = dialogue.say.action.methodRefused;
  const why = reasonOfReturn(text);
  if (next.why === 'other' && why !== 'other' && dialogue.memory.awaiting !== 'confirmation') next = { ...next, why };
  return { action: next, ...(unavailable !== undefined && { unavailable }) };
}

/** The variant a text names; or after a yes the only other one. */
function choiceIn({ dialogue: { memory, nlu } }: ActionContext, product: Product, line: Line, text: string): Choice {
  const [only, ...more] = othersInStock(product, line);
  const isOffered = memory.awaiting === 'variant' && only !== undefined && more.length === 0 && isYes(nlu.text);
  if (isOffered) return { variant: only };
  const said = variantIn(product, line, text);
  const next = 'none' in said ? nextSize(product, line, text) : undefined;
  return next ? { variant: next } : said;
}

/** Nothing is named: the line that waits for its variant, the only one discussed, or the only one in the order. */
function unnamed(ctx: ActionContext, open: Action['lines'], text: string) {
  const { lines } = mustHaveOrder(ctx);
  const [spoken] = open.length > 0 ? open : ctx.action.lines.length === 1 ? ctx.action.lines : [];
  const line = spoken ? lines.find(({ id }) => id === spoken.line_id) : lines.length === 1 ? lines[0] : undefined;
  if (!line) return [];
  const said = quantityOf(line, text);
  return [{ line, quantity: said < line.quantity ? said : (spoken?.quantity ?? line.quantity) }];
}

/** "In L, please": the only line whose product comes in that variant. */
async function byVersion(ctx: ActionContext, text: string) {
  const found = [];
  for (const line of mustHaveOrder(ctx).lines.slice(0, 10)) {
    const product = await productOf(ctx, line);
    if (product && 'variant' in variantIn(product, line, text)) found.push({ line, quantity: line.quantity });
  }
  return found.length === 1 ? found : [];
}

/** The clauses that name only this line, or no line; the full text when none names it. */
function aboutLine(lines: readonly Line[], line: Line, text: string) {
  const clauses = clausesOf(text).map((clause) => ({ clause, named: unitsIn(lines, clause, false) }));
  const isOwn = ({ named }: { named: LineUnits[] }) => named.length === 1 && named[0]?.line.id === line.id;
  const own = clauses.filter((one) => isOwn(one) || one.named.length === 0).map(({ clause }) => clause);
  return clauses.some(isOwn) && lines.length > 1 ? own.join('\n') : text;
}

const namesOf = (product: Product, line: Line, language: Language) =>
  [...new Set(othersInStock(product, line).map(({ options }) => versionName(product, options, language)))].slice(0, mostNamed);

async function ask(ctx: ActionContext) {
  const { action, dialogue, unavailable } = ctx;
  const { say } = dialogue;
  const order = mustHaveOrder(ctx);
  const kind = action.kind === 'exchange' ? 'exchange' : 'items';
  if (action.lines.every(({ variant_id: id }) => id === null) && (await isBeyond(ctx, kind))) return addOrRemove(ctx);
  if (action.lines.length === 0) {
    const list = order.lines.map((line) => `• ${unitsText(line, line.quantity)}`).join('\n');
    return { awaiting: 'pieces' as const, text: compose(say.action.whichUnits[kind], list) };
  }
  const open = action.lines.find(({ variant_id: id }) => id === null);
  const line = open && order.lines.find(({ id }) => id === open.line_id);
  if (line) {
    const product = await productOf(ctx, line);
    const names = product ? namesOf(product, line, dialogue.replyLanguage) : [];
    if (names.length === 0) return toColleague(ctx, say.action.noOtherVariant(line.name));
    const [only, ...more] = names;
    const question =
      only !== undefined && more.length === 0 ? say.action.onlyVariant(line.name, only) : say.action.whichVariant(line.name, names);
    return { awaiting: 'variant' as const, text: unavailable || question };
  }
  return action.method === null && usualMethod(order, ctx.customer?.payment_methods ?? []) === null ? askMethod(ctx) : null;
}

/** Exchanges cover only other variants of the same product: no other product, no added or removed items, no other quantity. */
async function isBeyond(ctx: ActionContext, kind: 'items' | 'exchange'): Promise<boolean> {
  const text = ctx.dialogue.memory.action ? ctx.dialogue.nlu.text : ctx.detected.text;
  const words = normalizeText(text);
  if (kind === 'items' && (addsOrRemoves.test(words) || otherCount.test(words) || cancels.test(words))) return true;
  const [, requestedText] = text.split(variantChange);
  if (requestedText === undefined || ctx.action.lines.length === 0) return false;
  const [named] = namedIn(requestedText, await search(ctx.dialogue.tools, requestedText));
  const ids = mustHaveOrder(ctx).lines.map(({ product_id: id }) => id);
  return named !== undefined && !ids.includes(named.id) && namesAll(named, requestedText);
}
/** The product's full name, not just its kind. */
const namesAll = ({ name }: Product, text: string) =>
  tokenize(name).filter((word) => tokenize(text).some((said) => sameStem(said, word))).length > 1;

const methodOf = (ctx: ActionContext) => ctx.action.method ?? usualMethod(mustHaveOrder(ctx), ctx.customer?.payment_methods ?? []) ?? '';
const requestedText = ({ action }: ActionContext) =>
  action.lines.map(({ line_id, quantity, variant_id: id }) => ({ line_id, quantity, variant_id: id ?? '' }));

function lines({ action }: ActionContext) {
  return action.lines.map(({ what }) => `• ${what}`);
}

export const changing: Flow = {
  permission: 'edit_items',
  intent: 'change_order',
  collect,
  ask,
  lines,
  call: (ctx, confirmed) =>
    ctx.dialogue.tools.call('modify_pending_order_items', {
      order_number: mustHaveOrder(ctx).order_number,
      changes: requestedText(ctx),
      method: methodOf(ctx),
      confirmed,
    }),
  note: ({ policy, dialogue, order }) =>
    policy.change.items_once && (order?.lines.length ?? 0) > 0 ? dialogue.say.action.onlyOnce.items : '',
};
export const exchanging: Flow = {
  permission: 'exchange',
  intent: 'exchange_item',
  collect,
  ask,
  lines,
  call: (ctx, confirmed) =>
    ctx.dialogue.tools.call('exchange_delivered_items', {
      order_number: mustHaveOrder(ctx).order_number,
      lines: requestedText(ctx),
      method: methodOf(ctx),
      reason: ctx.action.why,
      confirmed,
    }),
  note: ({ policy, dialogue, order }) =>
    policy.returns.once && (order?.lines.length ?? 0) > 1 ? dialogue.say.action.onlyOnce.exchange : '',
};
