// Runs the full evaluation on an existing shop: tasks, policy violations, guards and random actions.
import { chanceOf } from './chance.ts';
import { anyScript, type Forbidden, forbiddenScripts } from './forbidden.ts';
import { guardTrials } from './guards.ts';
import { act } from './model.ts';
import { type Ground, type Played, replay } from './replay.ts';
import { partOf, type Task } from './world.ts';

export type Part = {
  name: string;
  cases: number;
  agree: number;
  /** Completed actions, and those that both the model and the tools refused. */
  actions: number;
  refused: string[];
  seconds: number;
  differences: string[];
};
export type Amounts = { forbidden: number; guarded: number; any: number };
const seed = 4;

async function part(name: string, cases: readonly { title: string; run(): Promise<Played> }[]): Promise<Part> {
  const began = performance.now();
  const result: Part = { name, cases: cases.length, agree: 0, actions: 0, refused: [], seconds: 0, differences: [] };
  for (const { title, run } of cases) {
    const played = await run().catch((error: unknown): Played => ({ differences: [String(error)], done: 0, refused: [] }));
    result.agree += played.differences.length === 0 ? 1 : 0;
    result.actions += played.done;
    result.refused.push(...played.refused.map(({ action, code, reason }) => `${title}: ${action} was refused (${code}): ${reason}`));
    result.differences.push(...played.differences.map((line) => `${name}, ${title}: ${line}`));
  }
  return { ...result, seconds: Math.round(performance.now() - began) / 1000 };
}

export const runTasks = (ground: Ground, name: string, tasks: readonly Task[]): Promise<Part> =>
  part(
    name,
    tasks.map((task, place) => ({ title: `task ${place + 1} (${task.user_id})`, run: () => replay(ground, task) })),
  );

/** A case that the model itself allows proves nothing, so it counts as a difference. */
async function mustRefuse(ground: Ground, script: Forbidden): Promise<Played> {
  const expected = partOf(ground.world, script.user_id);
  const judged = script.actions.map((action) => act(expected, script.user_id, action));
  const played = await replay(ground, script);
  const isCase = judged.at(-1) !== null && judged.slice(0, -1).every((why) => why === null);
  return isCase ? played : { ...played, differences: [...played.differences, 'the case is not what its name says'] };
}

export async function runForbidden(ground: Ground, { forbidden, guarded, any }: Amounts): Promise<Part[]> {
  const scripts = forbiddenScripts(ground.world, chanceOf(seed), forbidden);
  const chance = chanceOf(seed + 1);
  const users = [...ground.world.users.values()];
  const wild = Array.from({ length: any }, () => anyScript({ user: chance.of(users), world: ground.world, chance }));
  return [
    await part(
      'forbidden',
      scripts.map((script) => ({ title: `${script.kind} (${script.user_id})`, run: () => mustRefuse(ground, script) })),
    ),
    await part(
      'guards',
      guardTrials(ground, chanceOf(seed + 2), guarded).map(({ kind, run }) => ({ title: kind, run })),
    ),
    await part(
      'any actions',
      wild.map((script, place) => ({ title: `script ${place + 1} (${script.user_id})`, run: () => replay(ground, script) })),
    ),
  ];
}
