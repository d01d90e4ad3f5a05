import pino from 'pino';
import type { SystemActor, WriteCtx } from '../server/context.ts';
import { secretOf } from '../server/config.ts';
import { type Installation, openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { runWriter } from '../server/platform/writer.ts';
import { withDatabase } from './database.ts';

export type Write = <T>(merchant: string, work: (ctx: WriteCtx<SystemActor>) => Promise<T>) => Promise<T>;

/** Runs an operator's command on a live installation, in transactions that notify other processes. */
export const operate = <T>(command: string, work: (installation: Installation, write: Write) => Promise<T>): Promise<T> =>
  withDatabase(async (ownerUrl, config) => {
    await migrate(ownerUrl);
    const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
    const { pool, notifier, now, flags } = installation;
    const write: Write = (merchant, inIt) =>
      runWriter(
        { pool, reactions: [], notifier, now, flags },
        { actor: { kind: 'system', merchant }, requestId: command, address: '' },
        inIt,
      );
    return work(installation, write).finally(() => installation.close());
  });
