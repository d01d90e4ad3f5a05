import type { Engine, Outcome } from './port.ts';
import { leadOf } from './dialogue-policy.ts';
import { inOneLine } from './speech.ts';
import { calibrated } from './confidence.ts';
import { unrepeated } from './repeats.ts';
import { openDialogue, type DialogueContext } from './dialogue.ts';
import { ground } from './ground.ts';
import { decide } from './skills/decide.ts';
import { guard } from './skills/guards.ts';
import { action, choice, closing, followUp, introduction, offeredPerson, otherOrders, pendingData, withdrawal } from './skills/pending.ts';
import { respondInParts } from './skills/parts.ts';
import { accountEmail, ending } from './skills/account.ts';
import { afterAction } from './skills/orders/after-action.ts';
import { orderQuestion } from './skills/orders/order-questions.ts';
import { ownOrders } from './skills/orders/own-orders.ts';
import { lostParcel } from './skills/orders/lost-parcel.ts';
import { namedOrder, pendingRule } from './skills/orders/pending-order.ts';
import { refusingParcel } from './skills/orders/refusing-parcel.ts';
import { whatNow } from './skills/orders/what-now.ts';
import { pendingProblem, problem } from './skills/problems/problems.ts';
import { requests } from './skills/requests.ts';
import { withOpenPurchase } from './skills/shopping/open-purchase.ts';
import { whileWaiting } from './skills/waiting.ts';

/** The built-in engine, which needs no API key: reads the message, grounds it in the shop's data, and lets its skills compete for the answer. */
export const builtin: Engine = {
  name: 'builtin',
  model: 'builtin-2',
  async answer(briefing, tools) {
    const scene = openDialogue(briefing, tools);
    const outcome = await (briefing.waiting ? whileWaiting(scene, respond) : respond(scene));
    return announced(scene, await unrepeated(scene, calibrated(outcome)));
  },
};

const skills = [
  action,
  closing,
  pendingProblem,
  problem,
  afterAction,
  orderQuestion,
  ownOrders,
  whatNow,
  refusingParcel,
  lostParcel,
  namedOrder,
  pendingRule,
  ending,
  accountEmail,
  otherOrders,
  offeredPerson,
  withdrawal,
  pendingData,
  introduction,
  choice,
  followUp,
  ...requests,
];

async function respond(opened: DialogueContext): Promise<Outcome> {
  const lead = leadOf(opened);
  const scene = { ...opened, lead };
  const early = (await guard(scene, lead)) ?? (await respondInParts(scene, respond));
  if (early) return early;
  const grounded = { ...scene, ground: await ground(scene) };
  return withOpenPurchase(grounded, await decide(grounded, skills));
}

/** After a pause this long the AI says again that it is automated; in milliseconds. */
const longPause = 24 * 3_600_000;

/** Repeats that the AI is automated after a teammate wrote or after a long pause. */
function announced({ briefing, say }: DialogueContext, outcome: Outcome): Outcome {
  const { turns, shop, teammate } = briefing;
  if (teammate !== undefined) return outcome;
  const lastAi = turns.findLastIndex(({ author }) => author === 'ai');
  const last = turns[lastAi];
  const [now] = turns.slice(-1);
  const afterPerson = turns.slice(lastAi + 1).some(({ author }) => author === 'teammate');
  const afterPause = last !== undefined && now !== undefined && now.at.getTime() - last.at.getTime() > longPause;
  return (afterPerson || afterPause) && outcome.decision !== 'hand_off'
    ? { ...outcome, text: inOneLine(say.automatedAgain(shop.name), outcome.text) }
    : outcome;
}
