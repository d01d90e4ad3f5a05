import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { closeAtEnd } from '../support/closing.ts';
import { median, round, spread } from '../support/figures.ts';
import { folderOf, removeFolder, root } from '../support/folders.ts';
import { endChild, firstMessage } from '../support/web-process.ts';
import type { ReceiveTask, ReceiveRound } from './receive-process.ts';

type Tree = { name: string; stop(): Promise<void>; round(seconds: number): Promise<ReceiveRound> };

/** One connection per writer, each with one transaction at a time. */
const connections = 32;

/**
 * New conversations per second, for one shop and spread over 32. `against` is the folder of another checkout, measured alternately on its own
 * cluster; a ratio above 1 means that this one is faster.
 */
export async function measureReceive({ quick, against }: { quick: boolean; against: string | undefined }) {
  const [rounds, seconds] = quick ? [2, 2] : [7, 4];
  const results: Record<string, unknown> = { connections };
  for (const [name, shops] of [
    ['one_shop', 1],
    ['32_shops', connections],
  ] as const) {
    const trees = [await startTree('this', root, shops)];
    if (against) trees.push(await startTree('other', path.resolve(against), shops));
    const taken = new Map(trees.map((tree) => [tree.name, [] as number[]]));
    for (const tree of trees) await tree.round(seconds / 2);
    for (let turn = 0; turn < rounds; turn++)
      for (const tree of turn % 2 ? trees.toReversed() : trees) {
        const { received, seconds: elapsed } = await tree.round(seconds);
        taken.get(tree.name)?.push(received / elapsed);
        console.error(`  ${name}, ${tree.name}: ${Math.round(received / elapsed)}/s`);
      }
    for (const tree of trees) await tree.stop();
    const [ours = [], others = []] = trees.map((tree) => taken.get(tree.name));
    results[name] = {
      per_second: spread(ours),
      ...(against && {
        other_per_second: spread(others),
        ratio_to_other: round(median(ours.map((value, turn) => value / (others[turn] ?? Number.NaN))), 2),
      }),
    };
  }
  return results;
}

async function startTree(name: string, tree: string, shops: number): Promise<Tree> {
  const data = folderOf(`receive-${name}`);
  removeFolder(data);
  const child = fork(path.join(import.meta.dirname, 'receive-process.ts'), {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const stop = closeAtEnd(() => endChild(child));
  await ask(child, { tree, data, shops, connections } satisfies ReceiveTask);
  return {
    name,
    round: (seconds) => ask<ReceiveRound>(child, { seconds }),
    async stop() {
      await stop();
      removeFolder(data);
    },
  };
}

function ask<T>(child: ChildProcess, message: object): Promise<T> {
  const answer = firstMessage<T>(child);
  child.send(message);
  return answer;
}
