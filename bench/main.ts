// `npm run bench [-- --only lists,streams] [--quick]`: takes measurements, prints one JSON. What it finds it reports; it judges nothing.
import { parseArgs } from 'node:util';
import { measureBundles } from './pages/bundles.ts';
import { closeAll, closeOnSignals } from './ground/ending.ts';
import { measureHost } from './host.ts';
import { measureLists } from './lists/lists.ts';
import { measurePaint } from './pages/paint.ts';
import { measureReply } from './reply/reply.ts';
import { measureSeed } from './lists/seed.ts';
import { openSeeded } from './lists/seeded.ts';
import { measureStartUp } from './start-up.ts';
import { measureStreams } from './streams/streams.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false }, list: { type: 'string' } },
});
const { quick } = values;
const wanted = new Set(values.only.split(',').filter(Boolean));
const results: Record<string, unknown> = { host: await measureHost(), quick };
let failed = false;
closeOnSignals();

await part(['seed', 'lists'], async () => {
  const seeded = await openSeeded();
  results['seed'] = await measureSeed(seeded);
  if (isWanted('lists')) results['lists'] = await measureLists(seeded, { quick, only: values.list });
});
await part(['reply'], async () => void (results['reply'] = await measureReply({ quick })));
await part(['streams'], async () => void (results['streams'] = await measureStreams({ quick })));
await part(['start_up'], async () => void (results['start_up'] = await measureStartUp({ quick })));
await part(['bundles'], async () => void (results['bundles'] = await measureBundles()));
await part(['paint'], async () => void (results['paint'] = await measurePaint({ quick })));
console.log(JSON.stringify(results, null, 2));
process.exit(failed ? 1 : 0);

function isWanted(name: string) {
  return wanted.size === 0 || wanted.has(name);
}

/** One that fails leaves its error in its place, and the others run. */
async function part(names: string[], measure: () => Promise<void>) {
  if (!names.some(isWanted)) return;
  console.error(`${names.join(', ')} …`);
  try {
    await measure();
  } catch (error) {
    failed = true;
    console.error(error);
    results[names.at(-1) ?? ''] = { failed: error instanceof Error ? error.message : String(error) };
  } finally {
    await closeAll();
  }
}
