import type { returnReasons } from '@parley/contract/orders';
import { anywhere, heardAs } from '../../hearing/pattern.ts';
import { quantityIn } from '../../quantities.ts';
import { compose } from '../../speech.ts';
import { askMethod } from './asking.ts';
import { lacksMethod, methodIn, paidBy } from './methods.ts';
import { pickIn } from './picking.ts';
import { fewer, type Piece, pieceInWords, saysAll } from './pieces.ts';
import { type Flow, mustHaveOrder, type Stage } from './stage.ts';

type Reason = (typeof returnReasons)[number];
const ways: [Reason, RegExp][] = [
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
export const reasonOfReturn = (text: string): Reason => ways.find(([, way]) => way.test(heardAs(text)))?.[0] ?? 'other';

/** Where the money goes unless the customer names a gift card of theirs: back where it came from. */
const methodOf = (stage: Stage) => stage.deed.method ?? paidBy(mustHaveOrder(stage))?.method ?? null;

export const returning: Flow = {
  permission: 'return',
  intent: 'return_item',
  async hear(stage, text) {
    const { talk, customer } = stage;
    let { deed } = stage;
    const { lines } = mustHaveOrder(stage);
    // "Only the yellow one", of the two that were shown.
    const spoken = talk.memory.awaiting === 'confirmation' && deed.lines.length > 1;
    const among = spoken ? lines.filter(({ id }) => deed.lines.some((one) => one.line_id === id)) : lines;
    const picked = pickIn(lines, text, talk.memory.awaiting === 'pieces', stage.wish.text);
    const {
      pieces: named,
      kept,
      only: isOnly,
    } = spoken && picked.pieces.length === 0 && picked.kept.length === 0 ? pickIn(among, text, true) : picked;
    const isKept = ({ line_id: id }: { line_id: string }) => kept.some((line) => line.id === id);
    const isReplaced = isOnly && named.length > 0;
    const stays = deed.lines.filter((one) => !isKept(one) && (!isReplaced || named.some(({ line }) => line.id === one.line_id)));
    if (stays.length < deed.lines.length) deed = { ...deed, lines: stays };
    const [only] = lines.length === 1 ? lines : [];
    const [one] = deed.lines.length === 1 ? deed.lines : [];
    const single = only ?? lines.find(({ id }) => id === one?.line_id);
    const before = deed.lines.find(({ line_id: id }) => id === single?.id);
    const fewerOf = single ? fewer(single, text) : 0;
    const pieces = named.length > 0 ? named : unnamed();
    /** Nothing but what stays is named: the others go. Nothing at all: the only piece there is, or the one spoken of. */
    function unnamed(): Piece[] {
      if (kept.length > 0)
        return deed.lines.length > 0 ? [] : lines.filter((line) => !kept.includes(line)).map((line) => ({ line, quantity: line.quantity }));
      const isMeant = single && (before === undefined || fewerOf < single.quantity) && (only !== undefined || before !== undefined);
      return isMeant ? [{ line: single, quantity: fewerOf }] : [];
    }
    for (const { line, quantity } of pieces) {
      // "And the lamp too" says nothing of how many of the other there are to be.
      const known = deed.lines.find((entry) => entry.line_id === line.id);
      const isCounted = pieces.length === 1 || saysAll(text) || quantityIn(text) !== undefined;
      if (known && (known.quantity === quantity || !isCounted)) continue;
      const entry = { line_id: line.id, quantity, variant_id: null, what: pieceInWords(line, quantity).slice(0, 300) };
      deed = { ...deed, lines: [...deed.lines.filter(({ line_id: id }) => id !== line.id), entry] };
    }
    const [method] = methodIn(customer?.payment_methods ?? [], text);
    if (method && method.id !== methodOf({ ...stage, deed })) deed = { ...deed, method: method.id };
    const why = reasonOfReturn(text);
    const gone =
      talk.memory.awaiting === 'confirmation' && lacksMethod(customer?.payment_methods ?? [], text) ? talk.say.deed.methodRefused : '';
    // What was shown stays what it was: a reason that comes later is only talk.
    return { deed: deed.why === 'other' && why !== 'other' && talk.memory.awaiting !== 'confirmation' ? { ...deed, why } : deed, gone };
  },
  async ask(stage) {
    const { say } = stage.talk;
    if (stage.deed.lines.length === 0) {
      const list = mustHaveOrder(stage)
        .lines.map((line) => `• ${pieceInWords(line, line.quantity)}`)
        .join('\n');
      return { awaiting: 'pieces', text: compose(say.deed.whichPieces.return, list) };
    }
    return methodOf(stage) === null ? askMethod(stage) : null;
  },
  call: (stage, confirmed) =>
    stage.talk.tools.call('return_delivered_items', {
      order_number: mustHaveOrder(stage).order_number,
      lines: stage.deed.lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
      method: methodOf(stage) ?? '',
      reason: stage.deed.why,
      confirmed,
    }),
  lines: ({ deed }) => deed.lines.map(({ what }) => `• ${what}`),
  note({ deed, policy, talk, order }) {
    const left = (order?.lines ?? []).some(
      ({ id, quantity }) => !deed.lines.some((one) => one.line_id === id && one.quantity === quantity),
    );
    return policy.returns.once && left ? talk.say.deed.onlyOnce.return : '';
  },
};
