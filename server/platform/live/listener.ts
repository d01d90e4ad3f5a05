import pg from 'pg';
import type { Notice } from './notifier.ts';

type Heard = { notice(notice: Notice): void; connected(): void; lost(error?: Error): void };

/** One LISTEN connection for the process. It reconnects by itself; after each connecting everything must be read again, since notices were missed. */
export function listen(url: string, heard: Heard) {
  let closing = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    own.on('error', (error) => heard.lost(error));
    own.on('end', () => {
      // An older one that ends late has been replaced already.
      if (own === client) again();
    });
    own.on('notification', ({ payload }) => heard.notice(JSON.parse(payload ?? '{}') as Notice));
    try {
      await own.connect();
      await own.query('listen parley');
    } catch (error) {
      // What went wrong is told below; that a line which never stood does not close says nothing more.
      void own.end().catch(() => {});
      throw error;
    }
    heard.connected();
  };
  const again = () => {
    if (closing || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        heard.lost(error);
        again();
      });
    }, 250);
  };
  const started = connect().catch((error: Error) => {
    heard.lost(error);
    again();
  });
  return {
    started,
    async close() {
      closing = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
