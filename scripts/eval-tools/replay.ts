// Plays a script of actions through the tools and the model, and compares the results.
import type { Copies, CopyCtx } from './copy.ts';
import { differences } from './compare.ts';
import { act, isKnown, namedIn } from './model.ts';
import { type Answer, type Names, openPlayer, type Player } from './play.ts';
import { type Action, partOf, type World } from './world.ts';

/** `refused`: the actions that both the model and the tools refused. */
export type Played = { differences: string[]; done: number; refused: { action: string; code: string; reason: string }[] };
export type Script = { user_id: string; actions: readonly Action[] };
type Ground = { copies: Copies; world: World; names: Names };

/** Actions of a task that only read. */
const isReading = (name: string) => /^(find_|get_|list_|calculate$|think$|transfer_to_human)/.test(name);

/** Runs on a fresh copy. If both refuse an action, that counts as agreement, and neither may change anything. */
export const replay = ({ copies, world, names }: Ground, { user_id: userId, actions }: Script): Promise<Played> =>
  copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const expected = partOf(world, userId);
    const played: Played = { differences: [], done: 0, refused: [] };
    const player = await openPlayer(ctx, names);
    const user = expected.users.get(userId);
    if (!user) return { ...played, differences: [`${userId}: there is no such user`] };
    await player.verify(user);
    for (const action of actions.filter(({ name }) => !isReading(name))) {
      if (!isKnown(action.name)) {
        played.differences.push(`there is no action ${action.name}`);
        continue;
      }
      const why = act(expected, userId, action);
      const answer = await actFor(player, world, userId, action);
      judge(played, action, why, answer);
    }
    played.differences.push(...(await differences(ctx, userId, expected, since)));
    return played;
  });

async function actFor(player: Player, { users }: World, userId: string, action: Action): Promise<Answer> {
  const named = namedIn(action) ?? userId;
  if (named === userId) return player.act(action);
  const answer = await player.become(users.get(named) ?? { email: `${named}@nowhere.example`, address: nowhere });
  return answer.done ? player.act(action) : answer;
}
const nowhere = { address1: '', address2: '', city: '', state: '', zip: '00000', country: '' };

function judge(played: Played, action: Action, why: string | null, answer: Answer) {
  if (answer.done && why === null) played.done += 1;
  else if (!answer.done && why !== null) played.refused.push({ action: action.name, code: answer.code, reason: answer.reason });
  else
    played.differences.push(
      answer.done
        ? `${action.name} was done, although ${why}: ${JSON.stringify(action.kwargs)}`
        : `${action.name} was refused (${answer.code}: ${answer.reason}): ${JSON.stringify(action.kwargs)}`,
    );
}

/** Runs an arbitrary step in a copy of one user and compares the changes with those that `expect` describes. */
export const attempt = (
  { copies, world, names }: Ground,
  userId: string,
  work: (player: Player, ctx: CopyCtx) => Promise<Answer>,
): Promise<Played> =>
  copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const player = await openPlayer(ctx, names);
    const answer = await work(player, ctx);
    const found = await differences(ctx, userId, partOf(world, userId), since);
    return answer.done
      ? { differences: ['it was done', ...found], done: 1, refused: [] }
      : { differences: found, done: 0, refused: [{ action: 'attempt', code: answer.code, reason: answer.reason }] };
  });
export type { Ground };
