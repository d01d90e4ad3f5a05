import pg from 'pg';
import type { Notice } from './notifier.ts';

type Listener = { notice(notice: Notice): void; connected(): void; lost(error?: Error): void };

/**
 * The process's single LISTEN connection. Reconnects by itself; after each connect everything must be read again, because notifications
 * were missed.
 */
export function listen(url: string, listener: Listener) {
  let closing = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    own.on('error', (error) => listener.lost(error));
    own.on('end', () => {
      // An older connection that closes late has already been replaced.
      if (own === client) again();
    });
    own.on('notification', ({ payload }) => listener.notice(JSON.parse(payload ?? '{}') as Notice));
    try {
      await own.connect();
      await own.query('listen parley');
    } catch (error) {
      // The error is reported below; closing a connection that never opened adds nothing.
      void own.end().catch(() => {});
      throw error;
    }
    listener.connected();
  };
  const again = () => {
    if (closing || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        listener.lost(error);
        again();
      });
    }, 250);
  };
  const started = connect().catch((error: Error) => {
    listener.lost(error);
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
