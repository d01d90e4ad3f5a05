import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import type { ReadonlyKysely } from 'kysely/readonly';
import type pg from 'pg';
import { type Client, limits, type Pool, type Prefixed } from './pool.ts';
import type { Tables } from './tables.ts';

export type Reader = ReadonlyKysely<Tables>;
export type Writer = Transaction<Tables>;

/** Every query is one round trip that carries the shop; the policy sees it, the connection forgets it. No shop ('') sees no shop's rows. */
export const reading = (pool: Pool, merchant: string): Reader => open(pool, merchant) as unknown as Reader;

/** One transaction: `begin` and the shop travel with the first statement; no statement, no transaction. */
export const writing = <T>(pool: Pool, merchant: string, work: (db: Writer) => Promise<T>) =>
  open(pool, merchant).transaction().execute(work);

/** Sets the shop of a transaction that began without one (a registration makes its shop, a chat key names it). */
export const enterShop = (db: Writer, merchant: string) => sql`select set_config('app.merchant', ${merchant}, true)`.execute(db);

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
function open(pool: Pool, merchant: string) {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => driver(pool, merchant),
      createQueryCompiler: () => compiler,
      createAdapter: () => adapter,
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

const set = (name: string, value: string) => `set_config('${name}', ${value}, true)`;
const plainPrefix = `select ${[set('role', '$2'), set('app.merchant', '$1'), ...Object.entries(limits).map(([name, value]) => set(name, `'${value}'`))].join(', ')}`;

class Connection implements DatabaseConnection {
  readonly client: Client & pg.PoolClient;
  readonly #merchant: string;
  readonly #prepared: boolean;
  state: 'single' | 'wanted' | 'open' = 'single';
  broken?: Error;
  readonly #role: string;
  constructor(client: Client & pg.PoolClient, merchant: string, { prepared, role }: Pool) {
    this.client = client;
    this.#role = role;
    this.#merchant = merchant;
    this.#prepared = prepared;
  }
  async executeQuery<R>({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { command, rowCount, rows } = await (this.#prepared ? this.#runPrepared(text, parameters) : this.#runPlain(text, parameters));
    return { rows: rows as R[], numAffectedRows: command === 'SELECT' ? undefined : BigInt(rowCount ?? 0) };
  }
  #runPrepared(text: string, parameters: readonly unknown[]) {
    if (this.state === 'open') return this.client.runNamed(text, parameters);
    const prefix: Prefixed[] =
      this.state === 'single'
        ? [['reader', [this.#merchant]]]
        : [
            ['begin', []],
            ['tenant', [this.#merchant]],
          ];
    if (this.state === 'wanted') this.state = 'open';
    return this.client.runPrefixed(text, parameters, prefix);
  }
  /** Behind a transaction pooler: a real transaction around every read, since nothing may stay on the connection. */
  async #runPlain(text: string, parameters: readonly unknown[]) {
    if (this.state === 'open') return this.client.query(text, parameters as unknown[]);
    const single = this.state === 'single';
    await this.client.query(single ? 'begin read only' : 'begin');
    if (!single) this.state = 'open';
    try {
      await this.client.query(plainPrefix, [this.#merchant, this.#role]);
      const result = await this.client.query(text, parameters as unknown[]);
      if (single) await this.client.query('commit');
      return result;
    } catch (error) {
      if (single) await this.client.query('rollback');
      throw error;
    }
  }
  streamQuery(): never {
    throw new Error('Streaming is not offered: read in keyset pages.');
  }
}

const driver = (pool: Pool, merchant: string): Driver => ({
  async init() {},
  async destroy() {},
  acquireConnection: async () => new Connection((await pool.connect()) as unknown as Client & pg.PoolClient, merchant, pool),
  releaseConnection: async (connection) => (connection as Connection).client.release((connection as Connection).broken),
  beginTransaction: async (connection) => {
    (connection as Connection).state = 'wanted';
  },
  async commitTransaction(connection) {
    const { client, state } = connection as Connection;
    if (state === 'open' && (await client.query('commit')).command === 'ROLLBACK')
      throw new Error('A failed statement was swallowed: the transaction rolled back.');
  },
  async rollbackTransaction(connection) {
    const own = connection as Connection;
    if (own.state === 'open') await own.client.query('rollback').catch((lost: Error) => void (own.broken = lost));
  },
});
