// A child process: customers start conversations, each in its own transaction, with the functions of the given checkout.
import path from 'node:path';
import fs from 'node:fs';
import pino from 'pino';
import type * as Database from '../support/database.ts';
import type * as ConfigModule from '../../server/config.ts';
import type { WriteCtx } from '../../server/context.ts';
import type * as Identity from '../../server/features/account/identity/index.ts';
import type * as Inbox from '../../server/features/conversations/inbox/receive.ts';
import type * as Features from '../../server/features.ts';
import type * as InstallationModule from '../../server/installation.ts';
import type * as Ids from '../../server/platform/lib/ids.ts';
import type * as WriterModule from '../../server/platform/writer.ts';

export type ReceiveTask = { tree: string; data: string; shops: number; connections: number };
export type ReceiveRound = { received: number; seconds: number };

process.once('message', (task: ReceiveTask) => void open(task));
process.once('disconnect', () => process.exit(0));

async function open({ tree, data, shops, connections }: ReceiveTask) {
  // Before features had areas, their files were one folder higher.
  const load = async <T>(...files: string[]) =>
    (await import(files.map((file) => path.join(tree, file)).find((file) => fs.existsSync(file)) ?? '')) as T;
  const feature = (area: string, file: string) => [`server/features/${area}/${file}`, `server/features/${file}`];
  const { openDatabase } = await load<typeof Database>('bench/support/database.ts', 'bench/ground/database.ts');
  const { readConfig } = await load<typeof ConfigModule>('server/config.ts');
  const { openInstallation } = await load<typeof InstallationModule>('server/installation.ts');
  const { featuresOf } = await load<typeof Features>('server/features.ts');
  const { runWriter } = await load<typeof WriterModule>('server/platform/writer.ts');
  const { makeShop } = await load<typeof Identity>(...feature('account', 'identity/index.ts'));
  const { receive } = await load<typeof Inbox>(...feature('conversations', 'inbox/receive.ts'));
  const { newId } = await load<typeof Ids>('server/platform/lib/ids.ts');

  const database = await openDatabase(data);
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0', DATABASE_POOL: String(connections) });
  const installation = await openInstallation({ ...database, config, log: pino({ level: 'error' }) });
  const { pool, notifier, now } = installation;
  const reactions = featuresOf(installation).flatMap((one) => one.reactions ?? []);
  const write = <T>(merchant: string, work: (ctx: WriteCtx) => Promise<T>) =>
    runWriter({ pool, reactions, notifier, now }, { actor: { kind: 'system', merchant }, requestId: 'bench', address: '' }, work);

  const made: { merchant: string; customer: { id: string; name: string } }[] = [];
  for (let shop = 0; shop < shops; shop++) {
    const merchant = await write('', (ctx) =>
      makeShop(ctx, { name: `Shop ${shop}`, currency: 'EUR', timeZone: 'Europe/Amsterdam', locale: 'en' }),
    );
    for (let writer = 0; writer < connections / shops; writer++) {
      const customer = { id: newId(), name: 'Ann Bench' };
      await write(merchant, ({ db }) =>
        db
          .insertInto('customers')
          .values({ merchant_id: merchant, ...customer })
          .execute(),
      );
      made.push({ merchant, customer });
    }
  }

  const round = async (seconds: number): Promise<ReceiveRound> => {
    const since = performance.now();
    const elapsed = () => (performance.now() - since) / 1000;
    let received = 0;
    const run = async ({ merchant, customer }: (typeof made)[number]) => {
      while (elapsed() < seconds) {
        const incoming = { conversationId: null, customer, channel: 'website' as const, clientId: newId(), text: 'Where is my order?' };
        await write(merchant, (ctx) => receive(ctx, incoming));
        received++;
      }
    };
    await Promise.all(made.map(run));
    return { received, seconds: elapsed() };
  };
  process.on('message', ({ seconds }: { seconds: number }) => void round(seconds).then((taken) => process.send?.(taken)));
  process.once('SIGTERM', () => void installation.close().then(() => database.stop().then(() => process.exit(0))));
  process.send?.('ready');
}
