import type { Outcome } from '../../port.ts';
import type { Product } from '../../tools.ts';
import { isYes } from '../../hearing/agreement.ts';
import { anywhere, heardAs } from '../../hearing/pattern.ts';
import type { Deed } from '../../memory.ts';
import { compose } from '../../speech.ts';
import { handTo } from '../../talk.ts';
import { clausesOf } from '../../understand.ts';
import { sameStem, tokenize } from '../../words.ts';
import { sourceOf } from '../order-words.ts';
import { meantProduct } from '../products.ts';
import { lacksMethod, methodIn, usualMethod } from './methods.ts';
import { pickIn } from './picking.ts';
import {
  becoming,
  type Choice,
  fewer,
  type Line,
  nameOf,
  nextSize,
  othersInStock,
  type Piece,
  pieceInWords,
  piecesIn,
  variantIn,
} from './pieces.ts';
import { reasonOfReturn } from './returning.ts';
import { current, type Flow, mustHaveOrder, type Stage } from './stage.ts';
import { askMethod } from './asking.ts';

const mostNamed = 8;
const addsOrRemoves = anywhere(`
  add, adding, remove, removing, delete, take (?:\\w+ )?(?:out|off), additional, extra, one more, another (?:one|item|product)
  anadir, agregar, quitar, eliminar, ajouter, enlever, retirer, supprimer, hinzufugen, dazu, entfernen, herausnehmen, streichen
  adicionar, acrescentar, juntar, remover, tirar, retirar`);
/** "Three instead of two", "only one of them", "one mug less": how many, and not which version. */
const countWord = `(?:\\d+|one|two|three|four|five|six|un[ao]?|dos|tres|cuatro|deux|trois|ein\\w*|zwei|drei|vier|um|uma|dois|duas)`;
const otherCount = anywhere(`
  ${countWord} (?:\\S+ ){0,4}(?:instead of|rather than|en vez de|en lugar de|au lieu de|anstatt|statt|em vez de) ${countWord}
  (?:only|just|solo|seulement|juste|nur|so|apenas) ${countWord} (?:\\S+ ){0,4}(?:instead of|rather than|en vez de|au lieu de|anstatt|statt|em vez de)
  ${countWord} (?:\\S+ )?(?:less|fewer|more|menos|mas|de moins|de plus|weniger|mehr|mais), (?:change|reduce|increase) the (?:quantity|amount|number)`);
const cancels = anywhere('cancel\\w*, anul\\w+, annul\\w+, stornier\\w*');

/** Of a line as it is now, and as it would be. */
async function productOf({ talk: { tools } }: Stage, { product_id: id }: Line): Promise<Product | null> {
  return id === null ? null : (await tools.call('get_product', { product_id: id })).product;
}

/** Which pieces, and what they should become; words between two "and"s are about the piece they name. */
async function hear(stage: Stage, text: string): Promise<{ deed: Deed; gone?: string }> {
  const { deed, talk, customer } = stage;
  const { lines } = mustHaveOrder(stage);
  const isAsked = talk.memory.awaiting === 'pieces';
  const { pieces: named, kept } = pickIn(lines, text, isAsked, stage.wish.text);
  const open = deed.lines.filter(({ variant_id: id }) => id === null);
  const meant =
    named.length > 0
      ? named
      : [...unnamed(stage, open, text), ...(isAsked || deed.lines.length === 0 ? await byVersion(stage, text) : [])].slice(0, 1);
  const left = deed.lines.filter(({ line_id: id }) => !kept.some((line) => line.id === id));
  let next = left.length < deed.lines.length ? { ...deed, lines: left } : deed;
  let gone: string | undefined;
  for (const { line, quantity } of meant) {
    const product = await productOf(stage, line);
    const choice = product ? choiceIn(stage, product, line, aboutLine(lines, line, text)) : { none: true as const };
    const before = deed.lines.find(({ line_id: id }) => id === line.id);
    const variantId = 'variant' in choice ? choice.variant.id : 'gone' in choice ? null : (before?.variant_id ?? null);
    const become = product?.variants.find(({ id }) => id === variantId);
    const becomes = become ? ` → ${nameOf(become)}` : '';
    if (product && 'gone' in choice) gone = talk.say.deed.variantGone(product.name, choice.gone, namesOf(product, line));
    if (variantId === (before?.variant_id ?? null) && before && before.quantity === quantity) continue;
    const entry = {
      line_id: line.id,
      quantity,
      variant_id: variantId,
      what: `${pieceInWords(line, quantity)}${becomes}`.slice(0, 300),
    };
    next = { ...next, lines: [...next.lines.filter(({ line_id: id }) => id !== line.id), entry] };
  }
  const [method] = methodIn(customer?.payment_methods ?? [], text);
  if (method && method.id !== next.method) next = { ...next, method: method.id };
  if (talk.memory.awaiting === 'confirmation' && lacksMethod(customer?.payment_methods ?? [], text)) gone = talk.say.deed.methodRefused;
  const why = reasonOfReturn(text);
  if (next.why === 'other' && why !== 'other' && talk.memory.awaiting !== 'confirmation') next = { ...next, why };
  return { deed: next, ...(gone !== undefined && { gone }) };
}

/** The version a text names; or the only other one there is, to a yes. */
function choiceIn({ talk: { memory, heard } }: Stage, product: Product, line: Line, text: string): Choice {
  const [only, ...more] = othersInStock(product, line);
  const isOffered = memory.awaiting === 'variant' && only !== undefined && more.length === 0 && isYes(heard.text);
  if (isOffered) return { variant: only };
  const said = variantIn(product, line, text);
  const next = 'none' in said ? nextSize(product, line, text) : undefined;
  return next ? { variant: next } : said;
}

/** Nothing was named: the piece that waits for its variant, the only one spoken of, or the only one there is. */
function unnamed(stage: Stage, open: Deed['lines'], text: string) {
  const { lines } = mustHaveOrder(stage);
  const [spoken] = open.length > 0 ? open : stage.deed.lines.length === 1 ? stage.deed.lines : [];
  const line = spoken ? lines.find(({ id }) => id === spoken.line_id) : lines.length === 1 ? lines[0] : undefined;
  if (!line) return [];
  const said = fewer(line, text);
  return [{ line, quantity: said < line.quantity ? said : (spoken?.quantity ?? line.quantity) }];
}

/** "In L, please": the one piece that comes in such a version. */
async function byVersion(stage: Stage, text: string) {
  const found = [];
  for (const line of mustHaveOrder(stage).lines.slice(0, 10)) {
    const product = await productOf(stage, line);
    if (product && 'variant' in variantIn(product, line, text)) found.push({ line, quantity: line.quantity });
  }
  return found.length === 1 ? found : [];
}

/** The clauses that name this line and no other, and those that name none; the whole text when none names it. */
function aboutLine(lines: readonly Line[], line: Line, text: string) {
  const clauses = clausesOf(text).map((clause) => ({ clause, named: piecesIn(lines, clause, false) }));
  const isOwn = ({ named }: { named: Piece[] }) => named.length === 1 && named[0]?.line.id === line.id;
  const own = clauses.filter((one) => isOwn(one) || one.named.length === 0).map(({ clause }) => clause);
  return clauses.some(isOwn) && lines.length > 1 ? own.join('\n') : text;
}

const namesOf = (product: Product, line: Line) => [...new Set(othersInStock(product, line).map(nameOf))].slice(0, mostNamed);

async function ask(stage: Stage) {
  const { deed, talk, gone } = stage;
  const { say } = talk;
  const order = mustHaveOrder(stage);
  const kind = deed.kind === 'exchange' ? 'exchange' : 'items';
  if (deed.lines.every(({ variant_id: id }) => id === null) && (await isBeyond(stage, kind)))
    return toColleague(stage, say.deed.addOrRemove);
  if (deed.lines.length === 0) {
    const list = order.lines.map((line) => `• ${pieceInWords(line, line.quantity)}`).join('\n');
    return { awaiting: 'pieces' as const, text: compose(say.deed.whichPieces[kind], list) };
  }
  const open = deed.lines.find(({ variant_id: id }) => id === null);
  const line = open && order.lines.find(({ id }) => id === open.line_id);
  if (line) {
    const product = await productOf(stage, line);
    const names = product ? namesOf(product, line) : [];
    if (names.length === 0) return toColleague(stage, say.deed.noOtherVariant(line.name));
    const [only, ...more] = names;
    const question =
      only !== undefined && more.length === 0 ? say.deed.onlyVariant(line.name, only) : say.deed.whichVariant(line.name, names);
    return { awaiting: 'variant' as const, text: gone || question };
  }
  return deed.method === null && usualMethod(order, stage.customer?.payment_methods ?? []) === null ? askMethod(stage) : null;
}

/** Another version of the same product is all that can be had: no other product, none added or taken out, and no other number of them. */
async function isBeyond(stage: Stage, kind: 'items' | 'exchange'): Promise<boolean> {
  const text = stage.talk.memory.deed ? stage.talk.heard.text : stage.wish.text;
  const words = heardAs(text);
  if (kind === 'items' && (addsOrRemoves.test(words) || otherCount.test(words) || cancels.test(words))) return true;
  const [, wanted] = text.split(becoming);
  if (wanted === undefined || stage.deed.lines.length === 0) return false;
  const choice = await meantProduct({ ...stage.talk, memory: { ...stage.talk.memory, product: null, awaiting: null } }, wanted);
  const ids = mustHaveOrder(stage).lines.map(({ product_id: id }) => id);
  return 'one' in choice && !ids.includes(choice.one.id) && namesAll(choice.one, wanted);
}
/** Its own name, and not just its kind. */
const namesAll = ({ name }: Product, text: string) =>
  tokenize(name).filter((word) => tokenize(text).some((said) => sameStem(said, word))).length > 1;

const toColleague = (stage: Stage, text: string): Promise<Outcome> =>
  handTo(current(stage), 'unsupported_request', stage.wish, {
    text: compose(text, stage.talk.say.someoneReads),
    sources: [sourceOf(mustHaveOrder(stage))],
  });

const methodOf = (stage: Stage) => stage.deed.method ?? usualMethod(mustHaveOrder(stage), stage.customer?.payment_methods ?? []) ?? '';
const wanted = ({ deed }: Stage) =>
  deed.lines.map(({ line_id, quantity, variant_id: id }) => ({ line_id, quantity, variant_id: id ?? '' }));

function lines({ deed }: Stage) {
  return deed.lines.map(({ what }) => `• ${what}`);
}

export const changing: Flow = {
  permission: 'edit_items',
  intent: 'change_order',
  hear,
  ask,
  lines,
  call: (stage, confirmed) =>
    stage.talk.tools.call('modify_pending_order_items', {
      order_number: mustHaveOrder(stage).order_number,
      changes: wanted(stage),
      method: methodOf(stage),
      confirmed,
    }),
  note: ({ policy, talk, order }) => (policy.change.items_once && (order?.lines.length ?? 0) > 0 ? talk.say.deed.onlyOnce.items : ''),
};
export const exchanging: Flow = {
  permission: 'exchange',
  intent: 'exchange_item',
  hear,
  ask,
  lines,
  call: (stage, confirmed) =>
    stage.talk.tools.call('exchange_delivered_items', {
      order_number: mustHaveOrder(stage).order_number,
      lines: wanted(stage),
      method: methodOf(stage),
      reason: stage.deed.why,
      confirmed,
    }),
  note: ({ policy, talk, order }) => (policy.returns.once && (order?.lines.length ?? 0) > 1 ? talk.say.deed.onlyOnce.exchange : ''),
};
