// Tests that the tools refuse invalid confirmations: unverified customer, nothing shown, no yes, or different details than shown.
import type { Chance } from './chance.ts';
import { strangersActions } from './forbidden.ts';
import { type Answer, type Player, refusalOf } from './play.ts';
import { attempt, type Ground, type Played } from './replay.ts';
import type { Action, Order, User } from './world.ts';

type Trial = { kind: string; run(): Promise<Played> };
const offer = 'shall I do that?';

async function confirm(player: Player, action: Action): Promise<Answer> {
  const [name, input] = await player.translate(action);
  const answer = await player.tools.call(name, { ...input, confirmed: true });
  return 'state' in answer && answer.state === 'done' ? { done: true } : refusalOf(answer);
}
async function show(player: Player, action: Action): Promise<string> {
  const [name, input] = await player.translate(action);
  const answer = await player.tools.call(name, input);
  return 'details' in answer ? answer.details.say.join(', ') : '';
}

/** Trials for up to `most` pending orders. */
export function guardTrials(ground: Ground, chance: Chance, most: number): Trial[] {
  const { world } = ground;
  const pending = [...world.orders.values()].filter(({ status }) => status === 'pending');
  return chance.some(pending, most).flatMap((order) => {
    const owner = world.users.get(order.user_id);
    const stranger = chance.of([...world.users.values()].filter(({ user_id }) => user_id !== order.user_id));
    return owner ? trialsOf(ground, chance, { order, owner, stranger }) : [];
  });
}

function trialsOf(ground: Ground, chance: Chance, { order, owner, stranger }: { order: Order; owner: User; stranger: User }): Trial[] {
  const cancel: Action = { name: 'cancel_pending_order', kwargs: { order_id: order.order_id, reason: 'no longer needed' } };
  const other: Action = { name: 'cancel_pending_order', kwargs: { order_id: order.order_id, reason: 'ordered by mistake' } };
  const trial = (kind: string, work: (player: Player) => Promise<Answer>): Trial => ({
    kind,
    run: () => attempt(ground, owner.user_id, work),
  });
  const verified = (work: (player: Player) => Promise<Answer>) => async (player: Player) => {
    await player.verify(owner);
    return work(player);
  };
  const answered = (answer: string, { shown = '' }: { shown?: string } = {}) =>
    verified(async (player) => {
      const say = await show(player, cancel);
      await player.say('ai', `${shown || say}: ${offer}`);
      await player.say('customer', answer);
      return confirm(player, cancel);
    });
  return [
    trial('before anybody is verified', (player) => player.act(cancel)),
    ...strangersActions({ user: owner, order, world: ground.world, chance }).map((action) =>
      trial("another customer's order", async (player) => {
        await player.verify(stranger);
        return player.act(action);
      }),
    ),
    trial(
      'never shown',
      verified((player) => confirm(player, cancel)),
    ),
    trial(
      'shown, and no answer',
      verified(async (player) => {
        await player.say('ai', `${await show(player, cancel)}: ${offer}`);
        return confirm(player, cancel);
      }),
    ),
    trial(
      'a yes from before it was shown',
      verified(async (player) => {
        await player.say('ai', `${order.order_id}: ${offer}`);
        await player.say('customer', 'Yes, please.');
        await show(player, cancel);
        return confirm(player, cancel);
      }),
    ),
    trial('a no', answered('No, thank you.')),
    trial('a yes, but', answered('Yes, but first tell me what it costs')),
    trial('a question', answered('Is that final?')),
    trial('a yes to something else', answered('Yes', { shown: 'Shall I fetch a person' })),
    trial(
      'something else than was shown',
      verified(async (player) => {
        await player.say('ai', `${await show(player, cancel)}: ${offer}`);
        await player.say('customer', 'Yes, please.');
        return confirm(player, other);
      }),
    ),
  ];
}
