import type { returnReasons } from '@parley/contract/orders';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { quantityIn } from '../../quantities.ts';
import { compose } from '../../speech.ts';
import { askMethod } from './ask-method.ts';
import { lacksMethod, methodIn, paidBy } from './methods.ts';
import { selectionIn } from './selection.ts';
import { quantityOf, type LineUnits, unitsText, saysAll } from './units.ts';
import { type Flow, mustHaveOrder, type ActionContext } from './action-context.ts';

type Reason = (typeof returnReasons)[number];
const reasonPatterns: [Reason, RegExp][] = [
  [
    'damaged',
    anywhere(
      'broken, leak\\w*, damaged?, defect\\w*, faulty, scratched, cracked, torn, does(?:nt| not) work, rot[oa]s?, danad\\w+, defectuos\\w+, casse\\w*, endommage\\w*, defectueu\\w+, kaputt\\w*, beschadigt\\w*, defekt\\w*, funktioniert nicht, partid[oa]s?, danificad\\w+, avariad\\w+',
    ),
  ],
  [
    'wrong_item',
    anywhere(
      'wrong (?:item|product|one|colou?r|thing), (?:sent|send|got|received|delivered)(?: me| us)? (?:the |a )?wrong(?! size), not what i ordered, equivocad\\w+, (?:enviado|mandado|recibido) (?:otr[oa]|mal), incorrect\\w+, mauvais (?:article|produit|modele), mauvaise (?:couleur|veste|taille), pas ce que j ai commande, falsch\\w* (?:artikel|produkt|ware|farbe|geliefert|bekommen|erhalten), artigo errado, produto errado',
    ),
  ],
  [
    'size',
    anywhere(
      'too (?:small|big|large|tight|wide|long|short), wrong size, does(?:nt| not) fit, size, talla, taille, zu (?:klein|gross|eng|weit|lang|kurz), grosse, tamanho, demasiado (?:grande|pequen[oa]), trop (?:petit|grand)e?',
    ),
  ],
  [
    'not_as_described',
    anywhere(
      'not as (?:described|shown|pictured), looks different, no es como, pas comme, nicht wie (?:beschrieben|abgebildet), nao e como',
    ),
  ],
  ['late', anywhere('too late, arrived late, tarde, trop tard, zu spat')],
  [
    'unwanted',
    anywhere(
      '(?:dont|do not) (?:like|want|need) (?:it|them)?, no longer (?:want|need), changed my mind, no me gusta\\w*, ya no, ne (?:me )?plait pas, gefallt mir nicht, gefallen mir nicht, nao gosto',
    ),
  ],
];
export const reasonOfReturn = (text: string): Reason => reasonPatterns.find(([, way]) => way.test(normalizeText(text)))?.[0] ?? 'other';

/** The refund goes to the original payment method unless the customer names a gift card of theirs. */
const methodOf = (ctx: ActionContext) => ctx.action.method ?? paidBy(mustHaveOrder(ctx))?.method ?? null;

export const returning: Flow = {
  permission: 'return',
  intent: 'return_item',
  async collect(ctx, text) {
    const { dialogue, customer } = ctx;
    let { action } = ctx;
    const { lines } = mustHaveOrder(ctx);
    // "Only the yellow one", of the two shown for confirmation.
    const isAmongShown = dialogue.memory.awaiting === 'confirmation' && action.lines.length > 1;
    const among = isAmongShown ? lines.filter(({ id }) => action.lines.some((one) => one.line_id === id)) : lines;
    const picked = selectionIn(lines, text, dialogue.memory.awaiting === 'pieces', ctx.detected.text);
    const {
      units: named,
      excluded: kept,
      only: isOnly,
    } = isAmongShown && picked.units.length === 0 && picked.excluded.length === 0 ? selectionIn(among, text, true) : picked;
    const isKept = ({ line_id: id }: { line_id: string }) => kept.some((line) => line.id === id);
    const isReplaced = isOnly && named.length > 0;
    const remaining = action.lines.filter((one) => !isKept(one) && (!isReplaced || named.some(({ line }) => line.id === one.line_id)));
    if (remaining.length < action.lines.length) action = { ...action, lines: remaining };
    const [only] = lines.length === 1 ? lines : [];
    const [one] = action.lines.length === 1 ? action.lines : [];
    const single = only ?? lines.find(({ id }) => id === one?.line_id);
    const before = action.lines.find(({ line_id: id }) => id === single?.id);
    const count = single ? quantityOf(single, text) : 0;
    const units = named.length > 0 ? named : defaultUnits();
    /** Only exclusions are named: return the others. Nothing is named: the only line, or the one just discussed. */
    function defaultUnits(): LineUnits[] {
      if (kept.length > 0)
        return action.lines.length > 0
          ? []
          : lines.filter((line) => !kept.includes(line)).map((line) => ({ line, quantity: line.quantity }));
      const isMeant = single && (before === undefined || count < single.quantity) && (only !== undefined || before !== undefined);
      return isMeant ? [{ line: single, quantity: count }] : [];
    }
    for (const { line, quantity } of units) {
      // "And the lamp too" doesn't change the quantity of the other line.
      const known = action.lines.find((entry) => entry.line_id === line.id);
      const isCounted = units.length === 1 || saysAll(text) || quantityIn(text) !== undefined;
      if (known && (known.quantity === quantity || !isCounted)) continue;
      const entry = { line_id: line.id, quantity, variant_id: null, what: unitsText(line, quantity).slice(0, 300) };
      action = { ...action, lines: [...action.lines.filter(({ line_id: id }) => id !== line.id), entry] };
    }
    const [method] = methodIn(customer?.payment_methods ?? [], text);
    if (method && method.id !== methodOf({ ...ctx, action })) action = { ...action, method: method.id };
    const why = reasonOfReturn(text);
    const unavailable =
      dialogue.memory.awaiting === 'confirmation' && lacksMethod(customer?.payment_methods ?? [], text)
        ? dialogue.say.action.methodRefused
        : '';
    // After the summary was shown, a new reason changes nothing.
    return {
      action: action.why === 'other' && why !== 'other' && dialogue.memory.awaiting !== 'confirmation' ? { ...action, why } : action,
      unavailable,
    };
  },
  async ask(ctx) {
    const { say } = ctx.dialogue;
    if (ctx.action.lines.length === 0) {
      const list = mustHaveOrder(ctx)
        .lines.map((line) => `• ${unitsText(line, line.quantity)}`)
        .join('\n');
      return { awaiting: 'pieces', text: compose(say.action.whichUnits.return, list) };
    }
    return methodOf(ctx) === null ? askMethod(ctx) : null;
  },
  call: (ctx, confirmed) =>
    ctx.dialogue.tools.call('return_delivered_items', {
      order_number: mustHaveOrder(ctx).order_number,
      lines: ctx.action.lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
      method: methodOf(ctx) ?? '',
      reason: ctx.action.why,
      confirmed,
    }),
  lines: ({ action }) => action.lines.map(({ what }) => `• ${what}`),
  note({ action, policy, dialogue, order }) {
    const left = (order?.lines ?? []).some(
      ({ id, quantity }) => !action.lines.some((one) => one.line_id === id && one.quantity === quantity),
    );
    return policy.returns.once && left ? dialogue.say.action.onlyOnce.return : '';
  },
};
