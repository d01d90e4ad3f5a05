// `npm run bench [-- --only lists,streams] [--quick] [--list thread] [--against folder]`: measures and prints one JSON document, without thresholds.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { closeAll, closeOnSignals } from './support/closing.ts';
import { measureHost } from './host.ts';
import { measureBuiltin } from './builtin/builtin.ts';
import { measureCommerce } from './commerce/commerce.ts';
import { measureCrowd } from './crowd/crowd.ts';
import { measureImports } from './imports/imports.ts';
import { measureInbox } from './inbox/inbox.ts';
import { measureKnowledge } from './knowledge.ts';
import { measureLeast } from './least/least.ts';
import { measureLists } from './lists/lists.ts';
import { measureSeed } from './lists/seed.ts';
import { openSeeded } from './lists/seeded.ts';
import { measureMetering } from './metering/metering.ts';
import { measureBundles } from './pages/bundles.ts';
import { measurePaint } from './pages/paint.ts';
import { measureReceive } from './receive/receive.ts';
import { measureReply } from './reply/reply.ts';
import { measureStartUp } from './start-up.ts';
import { measureStreams } from './streams/streams.ts';
import { measureWebhooks } from './webhooks/webhooks.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, quick: { type: 'boolean', default: false }, list: text, against: text } });
const { quick, list, against } = values;

const parts: Record<string, () => Promise<unknown>> = {
  lists: measureAllLists,
  least: async () => measureLeast(await openSeeded(), { quick, only: list, against }),
  bundles: measureBundles,
  paint: () => measurePaint({ quick }),
  reply: () => measureReply({ quick }),
  streams: () => measureStreams({ quick }),
  crowd: () => measureCrowd({ quick }),
  inbox: () => measureInbox({ quick }),
  commerce: () => measureCommerce({ quick, only: list }),
  imports: () => measureImports({ quick }),
  builtin: () => measureBuiltin({ quick }),
  knowledge: () => measureKnowledge({ quick }),
  receive: () => measureReceive({ quick, against }),
  webhooks: () => measureWebhooks({ quick }),
  metering: () => measureMetering({ quick }),
  start_up: () => measureStartUp({ quick }),
};
const requested = values.only?.split(',') ?? Object.keys(parts);
const unknown = requested.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`Unknown part ${unknown}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

closeOnSignals();
const results: Record<string, unknown> = { host: await measureHost(), quick };
let failed = false;
for (const name of requested) await runPart(name);
console.log(JSON.stringify({ ...results, load_after: os.loadavg() }, null, 2));
process.exit(failed ? 1 : 0);

/** A failing measurement reports its error, and the others continue. */
async function runPart(name: string) {
  console.error(`${name} …`);
  try {
    results[name] = await parts[name]?.();
  } catch (error) {
    failed = true;
    console.error(error);
    results[name] = { failed: error instanceof Error ? error.message : String(error) };
  } finally {
    await closeAll();
  }
}

async function measureAllLists() {
  const seeded = await openSeeded();
  const lists = await measureLists(seeded, { quick, only: list });
  return { seed: await measureSeed(seeded), ...lists };
}
