import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { takeOverConversation, listMessages, returnToAi, sendMessage } from '@parley/contract/inbox';
import { search } from '@parley/contract/search';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { latestConversation, visit } from '../../testing/chat.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { followStream } from '../../testing/follow-stream.ts';
import { appRole, openPool } from './pool.ts';
import { withOwner } from './product-tables.ts';
import { reading } from './tenant.ts';

/**
 * Imitates PgBouncer in transaction mode: many clients share two connections, one transaction at a time, so a client's next transaction
 * runs on another connection with leftover state. Refuses startup settings, as poolers do.
 */
async function startPooler(url: string) {
  const servers = await Promise.all([connect(url), connect(url)]);
  const free = [...servers];
  const waiting: ((server: net.Socket) => void)[] = [];
  const acquire = () => new Promise<net.Socket>((take) => (free[0] ? take(free.shift()!) : void waiting.push(take)));
  const release = (server: net.Socket) => {
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  };
  let transactions = 0;
  const clients = new Set<net.Socket>();
  const pooler = net.createServer((client) => {
    clients.add(
      client
        .setNoDelay()
        .on('close', () => clients.delete(client))
        .on('error', () => {}),
    );
    let mine: Promise<net.Socket> | undefined;
    client.once('data', (startup) => {
      if (startup.includes('options\0'))
        return void client.end(message('E', 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0'));
      client.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
      client.on('data', (asked) => {
        if (asked[0] === 'X'.charCodeAt(0)) return void client.end();
        mine ??= acquire().then((server) => {
          transactions += 1;
          forward(server, client, () => {
            mine = undefined;
            release(server);
          });
          return server;
        });
        void mine.then((server) => server.write(asked));
      });
    });
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { port } = pooler.address() as net.AddressInfo;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    transactions: () => transactions,
    async close() {
      for (const socket of [...clients, ...servers]) socket.destroy();
      await new Promise((closed) => pooler.close(closed));
    },
  };
}

/** An authenticated connection as raw bytes. */
async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // ends together with the pooler
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: net.Socket } }).connection;
  return stream.removeAllListeners('data').on('error', () => {});
}
const message = (type: string, body: string) => {
  const bytes = Buffer.from(body, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
};

/** Forwards complete messages until the server reports that no transaction is open. */
function forward(server: net.Socket, client: net.Socket, done: () => void) {
  let rest: Buffer = Buffer.alloc(0);
  server.removeAllListeners('data').on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const one = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(one.length);
      client.write(one);
      if (one[0] === 'Z'.charCodeAt(0) && one[5] === 'I'.charCodeAt(0)) done();
    }
  });
}

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let app: TestApp;
let owner: Person;
/** A login of the restricted role, because poolers don't switch roles on connecting. */
const login = `bound_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  database = await testDatabase();
  await asOwner(`create role ${login} login password 'bound' in role ${appRole}`);
  pooler = await startPooler(Object.assign(new URL(database.ownerUrl), { username: login, password: 'bound' }).href);
  app = await startTestApp({ env: { PREPARED_STATEMENTS: 'off' }, database: behindPooler() });
  owner = await app.register();
});
afterAll(async () => {
  await app.close();
  await pooler.close();
  await until(async () => (await asOwner(`select 1 from pg_stat_activity where usename = '${login}'`)).length === 0);
  await asOwner(`drop role ${login}`);
  await database.drop();
});
const behindPooler = () => ({ ...database, appUrl: pooler.url, drop: async () => {} });
const asOwner = (text: string) => withOwner(database.ownerUrl, async (client) => (await client.query(text)).rows);

test('the main scenario works when no two transactions share a connection', async () => {
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const answered = () => until(async () => (await visitor.sees()).items.at(-1)?.author === 'ai');
  await answered();
  const { id } = await latestConversation(app, owner);
  const one = { merchant: owner.merchant, id };
  const by = { token: owner.token };
  expect((await app.send(takeOverConversation, one, by)).body.handler).toBe('human');
  await app.send(sendMessage, { ...one, client_id: randomUUID(), text: 'A person here, about your violet lamp.' }, by);
  await until(async () => (await visitor.sees()).items.at(-1)?.text.includes('violet'));
  expect((await app.send(search, { merchant: owner.merchant, q: 'violet' }, by)).body.results.conversations).toHaveLength(1);
  expect((await app.send(returnToAi, one, by)).body.handler).toBe('ai');
  await visitor.say('thanks!');
  await answered();
  const { items } = (await app.send(listMessages, one, by)).body;
  expect(items.filter(({ direction }) => direction !== 'none').map(({ author }) => author)).toEqual([
    'customer',
    'ai',
    'teammate',
    'system',
    'customer',
    'ai',
  ]);
  expect(stream.events.length).toBeGreaterThan(5);
  expect(pooler.transactions()).toBeGreaterThan(30);
  await stream.leave();
});

test('concurrent shops see only their own rows, and connections keep no state', async () => {
  const shops = await Promise.all([1, 2, 3, 4].map(() => app.register()));
  const visitors = await Promise.all(shops.map((shop) => visit(app, shop.merchant)));
  await Promise.all(visitors.flatMap((visitor, index) => [1, 2, 3].map((turn) => visitor.say(`shop ${index} line ${turn}`))));
  const pool = openPool(pooler.url, { prepared: false, max: 8 });
  const seen = await Promise.all(
    shops.flatMap(({ merchant }) =>
      [1, 2, 3].map(async () => {
        const rows = await reading(pool, merchant)
          .selectFrom('messages')
          .select(['merchant_id', 'text'])
          .where('author', '=', 'customer')
          .execute();
        return rows.every((row) => row.merchant_id === merchant) && rows.length;
      }),
    ),
  );
  expect(seen).toEqual(seen.map(() => 3));
  const { rows } = await pool.query(
    `select current_setting('app.merchant', true) as merchant, (select count(*) from pg_prepared_statements) as prepared, (select count(*) from messages) as visible`,
  );
  expect(rows).toEqual([{ merchant: '', prepared: 0, visible: 0 }]);
  await pool.end();
});

test('refuses to start with prepared statements behind a pooler', async () => {
  const starting = startTestApp({ worker: false, database: behindPooler() });
  await expect(starting).rejects.toThrow(/unsupported startup parameter/);
});
