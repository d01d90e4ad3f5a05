// `npm run eval:tools -- --shop FOLDER --tasks FILE.json [--tasks MORE.json] [--forbidden 25] [--guarded 5] [--any 200] [--refused] [--json]`
// Imports the shop, replays each task's reference actions through the AI's tools on a fresh copy, and lists differences from the effects in
// EFFECTS.md. Then tries policy violations. Exits with 1 on any difference.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openCopies } from './copy.ts';
import { withFreshInstallation } from './fresh.ts';
import { type Part, runForbidden, runTasks } from './run.ts';
import { importFiles, countRows, lookUp, openConversation, setPolicy } from './set-up.ts';
import { readTasks, readWorld } from './world.ts';

const usual = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: usual },
    tasks: { type: 'string', multiple: true },
    forbidden: { type: 'string', default: '25' },
    guarded: { type: 'string', default: '5' },
    any: { type: 'string', default: '200' },
    refused: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string) => console.error(line);

type At = { url: string; count(): Promise<unknown> };

async function evaluate({ url, count }: At, database: { ownerUrl: string; appUrl: string }): Promise<Part[]> {
  const began = performance.now();
  const merchant = await importFiles(url, values.shop);
  await count();
  const copies = await openCopies(database, merchant);
  try {
    const { names, world } = await prepare(url, copies);
    say(`Imported ${world.orders.size} orders of ${world.users.size} customers in ${seconds(began)} s.`);
    const ground = { copies, world, names };
    const parts: Part[] = [];
    for (const file of values.tasks ?? [path.join(values.shop, 'tasks_train.json'), path.join(values.shop, 'tasks_dev.json')])
      parts.push(await runTasks(ground, path.basename(file), readTasks(file)));
    const amounts = { forbidden: Number(values.forbidden), guarded: Number(values.guarded), any: Number(values.any) };
    return [...parts, ...(await runForbidden(ground, amounts))];
  } finally {
    await copies.close();
  }
}

async function prepare(url: string, copies: Awaited<ReturnType<typeof openCopies>>) {
  await setPolicy(copies.base);
  const conversationId = await openConversation(copies.base, url, copies.merchant);
  return { names: await lookUp(copies.base, conversationId), world: readWorld(values.shop) };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

function report(parts: readonly Part[]) {
  if (values.json) return console.log(JSON.stringify(parts, null, 2));
  for (const { name, cases, agree, actions, refused, seconds: took } of parts)
    console.log(`${name}: ${agree} of ${cases} agree; ${actions} actions done, ${refused.length} refused; ${took.toFixed(1)} s`);
  if (values.refused) for (const line of parts.flatMap(({ refused }) => refused)) console.log(`  ${line}`);
  const lines = parts.flatMap(({ differences }) => differences);
  console.log(lines.length === 0 ? 'No differences.' : `${lines.length} differences:`);
  for (const line of lines) console.log(`  ${line}`);
}

await withFreshInstallation(async ({ url, installation, database }) => {
  const parts = await evaluate({ url, count: () => countRows(installation.owner) }, database);
  report(parts);
  process.exitCode = parts.some(({ differences }) => differences.length > 0) ? 1 : 0;
});
