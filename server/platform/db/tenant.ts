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
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isConflict, ReaderWrote } from '../lib/outage.ts';
import { type Client, limits, operatorRole, type Pool, type Prefixed, type TenantSetting } from './pool.ts';
import type { Tables } from './tables.ts';

/**
 * A reader has the query builder and raw SQL. Write methods don't compile, and the database refuses raw SQL that writes. A writer can read
 * as well, so it is accepted wherever a reader is.
 */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'getExecutor'>;
export type Writer = Transaction<Tables>;

/** Runs raw SQL and returns its rows: rows<Row>(db)`select …`. */
export const rows =
  <Row>(db: Reader) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows;
/** Runs raw SQL and returns its first row. */
export const firstRow =
  <Row>(db: Reader) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await rows<Row>(db)(text, ...values))[0];

/** Each query is one round trip that includes the shop; the connection keeps no state. No shop ('') sees no shop's rows. */
export const reading = (pool: Pool, merchant: string): Reader => open(pool, merchant);

/** How often a transaction is tried, and its longest first pause in milliseconds, which doubles each time. */
const mostAttempts = 5;
const firstPause = 50;

/**
 * One transaction: `begin` and the shop travel with the first statement. Without statements there is no transaction. When it loses to a
 * concurrent one (deadlock, serialization failure), everything is rolled back and `work` runs again, so it must change nothing outside of
 * the database. The pause is random, so that two that met don't meet again.
 */
export async function writing<T>(pool: Pool, merchant: string, work: (db: Writer) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await open(pool, merchant).transaction().execute(work);
  } catch (error) {
    if (attempt === mostAttempts || !isConflict(error)) throw error;
    await pause(Math.random() * firstPause * 2 ** attempt);
  }
  return writing(pool, merchant, work, attempt + 1);
}

/** A read-only transaction that sees every shop's rows. Only an owner's connection can switch to the operator's role. */
export const readingAllShops = <T>(owner: Pool, work: (db: Reader) => Promise<T>) =>
  open(owner, '')
    .transaction()
    .execute(async (db) => {
      await sql`select set_config('role', ${operatorRole}, true), set_config('transaction_read_only', 'on', true)`.execute(db);
      return work(db).catch(refuseWrite);
    });

/** Sets the shop of a transaction that began without one, for example in a registration or after a chat key lookup. */
export async function enterShop(db: Writer, { tenant }: Pick<Pool, 'tenant'>, merchant: string) {
  if (tenant === 'set_config') await sql`select set_config('app.merchant', ${merchant}, true)`.execute(db);
  else for (const text of setLocal(merchant)) await sql.raw(text).execute(db);
}

/**
 * Separate statements, because Citus forwards the text of each message to its workers unchanged. Without Citus its setting has no effect.
 */
const setLocal = (merchant: string) => [
  `set local citus.propagate_set_commands = 'local'`,
  `set local app.merchant = '${mustBeId(merchant)}'`,
];
/** SET accepts no parameters, so only an id or an empty string can be inserted into its text. */
function mustBeId(merchant: string): string {
  if (merchant === '' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(merchant)) return merchant;
  throw new Error('invalid input syntax for the id of a shop');
}

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

const isReadOnly = (error: object) => 'code' in error && error.code === '25006';
/** In a reader's transaction, which we made read-only, a refused write is a defect and no state of the server. */
function refuseWrite(error: Error): never {
  throw isReadOnly(error) ? new ReaderWrote(`A reader can’t write: ${error.message}`, { cause: error }) : error;
}

class Connection implements DatabaseConnection {
  readonly client: Client & pg.PoolClient;
  readonly #merchant: string;
  readonly #prepared: boolean;
  state: 'single' | 'wanted' | 'open' = 'single';
  broken?: Error;
  readonly #role: string;
  readonly #tenant: TenantSetting;
  constructor(client: Client & pg.PoolClient, merchant: string, { prepared, role, tenant }: Pool) {
    this.#tenant = tenant;
    this.client = client;
    this.#role = role;
    this.#merchant = merchant;
    this.#prepared = prepared;
  }
  async executeQuery<R>({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const isReader = this.state === 'single';
    const running = this.#prepared ? this.#runPrepared(text, parameters) : this.#runPlain(text, parameters);
    const { command, rowCount, rows } = await (isReader ? running.catch(refuseWrite) : running);
    return { rows: rows as R[], numAffectedRows: command === 'SELECT' ? undefined : BigInt(rowCount ?? 0) };
  }
  #runPrepared(text: string, parameters: readonly unknown[]) {
    if (this.state === 'open') return this.client.runNamed(text, parameters);
    if (this.#tenant === 'set_local') return this.#runLocal(text, parameters);
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
  /** As above, but in a separate transaction, whose commit costs a reader a second round trip. */
  async #runLocal(text: string, parameters: readonly unknown[]) {
    const single = this.state === 'single';
    const prefix: Prefixed[] = [[single ? 'begin_reader' : 'begin', []], ...setLocal(this.#merchant).map((one) => ({ text: one }))];
    if (!single) this.state = 'open';
    return this.#ending(single, () => this.client.runPrefixed(text, parameters, prefix));
  }
  /** Ends the transaction around a single read. */
  async #ending(single: boolean, work: () => Promise<pg.QueryResult>) {
    try {
      const result = await work();
      if (single) await this.client.query('commit');
      return result;
    } catch (error) {
      if (single) await this.client.query('rollback').catch((lost: Error) => void (this.broken = lost));
      throw error;
    }
  }
  /** Behind a transaction pooler every read needs a real transaction, because connections can't keep state. */
  async #runPlain(text: string, parameters: readonly unknown[]) {
    if (this.state === 'open') return this.client.query(text, parameters as unknown[]);
    const single = this.state === 'single';
    const local = this.#tenant === 'set_local' ? setLocal(this.#merchant) : [];
    await this.client.query(single ? 'begin read only' : 'begin');
    if (!single) this.state = 'open';
    return this.#ending(single, async () => {
      await this.client.query(plainPrefix, [this.#merchant, this.#role]);
      for (const one of local) await this.client.query(one);
      return this.client.query(text, parameters as unknown[]);
    });
  }
  streamQuery(): never {
    throw new Error('Streaming isn’t supported. Use keyset pagination.');
  }
}

const driver = (pool: Pool, merchant: string): Driver => ({
  async init() {},
  async destroy() {},
  acquireConnection: async () => new Connection((await pool.connect()) as Client & pg.PoolClient, merchant, pool),
  releaseConnection: async (connection) => (connection as Connection).client.release((connection as Connection).broken),
  beginTransaction: async (connection) => {
    (connection as Connection).state = 'wanted';
  },
  async commitTransaction(connection) {
    const { client, state } = connection as Connection;
    if (state === 'open' && (await client.query('commit')).command === 'ROLLBACK')
      throw new Error('The transaction was rolled back, because the error of a failed statement was ignored.');
  },
  async rollbackTransaction(connection) {
    const own = connection as Connection;
    if (own.state === 'open') await own.client.query('rollback').catch((lost: Error) => void (own.broken = lost));
  },
});
