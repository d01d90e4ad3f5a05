import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backup } from './backup.ts';
import type { FileStore } from './backup-file.ts';
import { startPostgres, type Postgres } from './embedded-postgres.ts';
import { knownMigrations, migrate } from './migrations.ts';
import { productTables, readSequences, setSequences, withOwner } from './product-tables.ts';
import { restore as restoreFrom, type RestoreOptions } from './restore.ts';

const fingerprint = 'the-secret-of-it';
const shop = '01939f00-0000-7000-8000-000000000001';
const other = '01939f00-0000-7000-8000-000000000002';
let folder = '';
let postgres: Postgres;
let count = 0;
let source = '';
let target = '';
let file = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-backup-'));
  fs.chmodSync(folder, 0o755);
  postgres = await startPostgres(path.join(folder, 'postgres'), { settings: ['fsync=off'], log: () => undefined });
  // Like a host that provides one login without superuser rights: policies apply to it, and it sees one shop at a time.
  await ask(postgres.url, "create role landlord login password 'landlord' createrole createdb");
  source = await database();
  await migrate(source);
  await fill(source);
  await ask(postgres.url, 'grant parley_app, parley_operator to landlord');
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
/** In-memory file storage. */
function makeStore(kept: Record<string, Buffer> = {}): FileStore & { kept: Map<string, Buffer> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    list: async function* () {
      yield* map.keys();
    },
    read: async (key) => {
      const bytes = map.get(key);
      return bytes && Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]);
    },
    put: async (key, bytes) => void map.set(key, await buffer(bytes)),
    remove: async (key) => void map.delete(key),
  };
}
let files: ReturnType<typeof makeStore>;
const restore = (options: Omit<RestoreOptions, 'files'>) => restoreFrom({ files, ...options });
beforeEach(async () => {
  files = makeStore();
  target = await database();
  file = path.join(folder, `backup-${count}`);
});

async function database(owner = 'parley') {
  const name = `d${++count}`;
  await ask(postgres.url, `create database ${name} owner ${owner}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  if (owner !== 'parley') Object.assign(url, { username: owner, password: owner });
  return String(url);
}
const ask = (url: string, text: string, values: unknown[] = []) =>
  withOwner(url, async (client) => (await client.query(text, values)).rows as Record<string, unknown>[]);

const awkward = "tab\t, backslash \\, line\nfeed, return\r, separator \u2028, quote ', emoji 🪴, and \\. alone:\n\\.\n";
async function fill(url: string) {
  await withOwner(url, async (client) => {
    await client.query('insert into directory.merchants (id, name) values ($1, $2), ($3, $4)', [shop, 'Harbour', other, 'Quay']);
    await client.query(
      `insert into directory.users (id, email, name, password_hash, recovery_codes, last_merchant_id) values ($1, 'a@b.example', 'A', 'x', '{one,"two, three"}', $1)`,
      [shop],
    );
    await client.query('insert into directory.avatars (user_id, bytes) values ($1, $2)', [shop, Buffer.from([0, 1, 92, 255])]);
    for (const merchant of [shop, other]) {
      await client.query('begin');
      await client.query(`select set_config('app.merchant', $1, true)`, [merchant]);
      await client.query(
        `insert into public.customers (merchant_id, id, name, addresses) values ($1, $1, $2, 'null'), ($1, $3, 'B', '[{"a": 1.10}]')`,
        [merchant, awkward, merchant.replace('8000', '9000')],
      );
      await client.query(`insert into public.shop_settings (merchant_id, currency, time_zone, locale) values ($1, 'EUR', 'UTC', 'en')`, [
        merchant,
      ]);
      await client.query(
        `insert into public.conversations (merchant_id, id, number, customer_id, customer_name, channel, status, handler, priority, subject, message_count, last_activity_at, created_at)
         values ($1, $1, 1, $1, 'A', 'website', 'open', 'ai', 'high', null, 0, now(), now())`,
        [merchant],
      );
      await client.query(`insert into public.audit_log (merchant_id, id, actor_kind, action) values ($1, $1, 'system', 'shop.made')`, [
        merchant,
      ]);
      await client.query('commit');
    }
    await client.query(`select graphile_worker.add_job('channels.deliver', '{"merchant": "x"}', 'queue', '2999-01-01', 7, 'key', 3)`);
    await client.query(`update graphile_worker._private_jobs set attempts = 7, last_error = 'refused'`);
  });
}

/** Every row of every table as one comparable text. */
const everything = (url: string) =>
  withOwner(url, async (client) => {
    const shown = [];
    for (const { name } of await productTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      shown.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    const { rows: jobs } = await client.query(
      'select task_identifier, queue_name, run_at, attempts, max_attempts, last_error, key, priority from graphile_worker.jobs',
    );
    return [...shown, ...jobs.map((job) => JSON.stringify(job))];
  });

test('a restored backup equals the original, row for row and job for job', async () => {
  const saved = await backup({ url: source, file, fingerprint });
  expect(saved).toMatchObject({
    rows: { 'directory.merchants': 2, 'public.customers': 4, 'public.audit_log': 2, 'directory.avatars': 1, jobs: 1 },
    files: 0,
  });
  expect(await restore({ url: target, file, fingerprints: [fingerprint] })).toEqual(saved);
  expect(await everything(target)).toEqual(await everything(source));
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

const sent = {
  'shop/small': Buffer.from('hello'),
  'shop/lines': Buffer.from('a\n\\.\n'),
  'shop/line-long': randomBytes(48 * 1024),
  'shop/large': randomBytes(200_000),
  'other/empty': Buffer.alloc(0),
};

test('uploaded files are included, byte for byte', async () => {
  const saved = await backup({ url: source, file, fingerprint, files: makeStore(sent) });
  expect(saved.files).toBe(5);
  expect(await restore({ url: target, file, fingerprints: [fingerprint] })).toEqual(saved);
  expect(Object.fromEntries(files.kept)).toEqual(sent);
});

test('leaves out a file that is deleted during the backup', async () => {
  const store = makeStore(sent);
  const read = store.read;
  const saved = await backup({
    url: source,
    file,
    fingerprint,
    files: { ...store, read: async (key) => (key === 'shop/large' ? undefined : read(key)) },
  });
  expect(saved.files).toBe(4);
  expect(await restore({ url: target, file, fingerprints: [fingerprint] })).toEqual(saved);
});

test('a failing file storage leaves neither rows nor files behind', async () => {
  await backup({ url: source, file, fingerprint, files: makeStore(sent) });
  const put: FileStore['put'] = async (key, bytes) => {
    if (key === 'shop/large') throw new Error('the disk is full');
    return files.put(key, bytes);
  };
  await expect(restoreFrom({ url: target, file, fingerprints: [fingerprint], files: { ...files, put } })).rejects.toThrow(
    'the disk is full',
  );
  expect([files.kept.size, await ask(target, 'select id from directory.merchants')]).toEqual([0, []]);
});

test('a login bound by policies backs up and restores every shop', async () => {
  const landlord = await database('landlord');
  await migrate(landlord);
  await fill(landlord);
  const saved = await backup({ url: landlord, file, fingerprint });
  expect(saved.rows).toMatchObject({ 'public.shop_settings': 2, 'public.customers': 4, jobs: 1 });
  const empty = await database('landlord');
  expect(await restore({ url: empty, file, fingerprints: [fingerprint] })).toEqual(saved);
  const asSuperuser = (url: string) =>
    url.replace('landlord:landlord', new URL(postgres.url).username + ':' + new URL(postgres.url).password);
  expect(await everything(asSuperuser(empty))).toEqual(await everything(asSuperuser(landlord)));
});

test('a transaction committed during the backup is included completely or not at all', async () => {
  const running = backup({ url: source, file, fingerprint });
  await ask(source, 'insert into directory.demo_requests (id, name, email, shop, message) values (gen_random_uuid(), $1, $1, $1, $1)', [
    'later',
  ]);
  const saved = await running;
  expect(await restore({ url: target, file, fingerprints: [fingerprint] })).toEqual(saved);
  await ask(source, 'delete from directory.demo_requests');
});

test('refuses a database with rows unless it may be replaced', async () => {
  await backup({ url: source, file, fingerprint });
  await migrate(target);
  await ask(target, `insert into directory.merchants (id, name) values ($1, 'Old')`, [shop]);
  await expect(restore({ url: target, file, fingerprints: [fingerprint] })).rejects.toThrow(
    /isn’t empty \(directory.merchants has rows\).*--force/,
  );
  expect(await ask(target, 'select name from directory.merchants')).toEqual([{ name: 'Old' }]);
  await restore({ url: target, file, fingerprints: [fingerprint], force: true });
  expect(await everything(target)).toEqual(await everything(source));
});

test('refuses a database in use, with or without force', async () => {
  await backup({ url: source, file, fingerprint });
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  await expect(restore({ url: target, file, fingerprints: [fingerprint], force: true })).rejects.toThrow(/in use \(open connections: 1\)/);
  await client.end();
});

test('a backup identifies the secret it needs', async () => {
  await backup({ url: source, file, fingerprint });
  await expect(restore({ url: target, file, fingerprints: ['another'] })).rejects.toThrow(
    /made with another PARLEY_SECRET \(the-secret-of-it/,
  );
  await restore({ url: target, file, fingerprints: ['another', fingerprint] });
});

test('a backup of an earlier version is loaded into its own tables and migrated from there', async () => {
  const earlier = await database();
  const migrations = knownMigrations();
  await migrate(earlier, { only: migrations.slice(0, -1) });
  await fill(earlier);
  await backup({ url: earlier, file, fingerprint });
  await restore({ url: target, file, fingerprints: [fingerprint] });
  const applied = await ask(target, 'select name from directory.migrations order by applied_at, name');
  expect(applied.map(({ name }) => name)).toEqual(migrations);
  expect(await ask(target, 'select count(*)::int as shops from directory.merchants')).toEqual([{ shops: 2 }]);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['cut short', (text) => text.slice(0, text.length / 2), /incomplete/],
  ['without its ending', (text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1), /incomplete/],
  ['with a file too few', (text) => text.replace('"files":0', '"files":1'), /row counts don’t match.*files/],
  ['with a row too few', (text) => text.replace(/^.*Quay.*\n/m, ''), /violates foreign key|row counts don’t match/],
  [
    'of a newer build',
    (text) => text.replace('"migrations":["', '"migrations":["999-later.sql","'),
    /from a newer version of Parley \(999-later.sql\)/,
  ],
  ['that is something else', () => 'hello\n', /isn’t a Parley backup/],
])('refuses a backup %s and leaves nothing behind', async (_name, spoil, sentence) => {
  await backup({ url: source, file, fingerprint });
  fs.writeFileSync(file, gzipSync(spoil(gunzipSync(fs.readFileSync(file)).toString())));
  await expect(restore({ url: target, file, fingerprints: [fingerprint] })).rejects.toThrow(sentence);
  const left = await ask(target, `select to_regclass('directory.merchants') is not null as made`);
  expect(left[0]?.made ? await ask(target, 'select id from directory.merchants') : []).toEqual([]);
});

test('refuses a truncated file and leaves nothing behind', async () => {
  await backup({ url: source, file, fingerprint });
  fs.truncateSync(file, fs.statSync(file).size - 100);
  await expect(restore({ url: target, file, fingerprints: [fingerprint] })).rejects.toThrow(/incomplete, damaged/);
  expect(await ask(target, 'select id from directory.merchants')).toEqual([]);
});

test('refuses an uncompressed file with a message', async () => {
  fs.writeFileSync(file, 'hello');
  await expect(restore({ url: target, file, fingerprints: [fingerprint] })).rejects.toThrow(/not a Parley backup/);
});

test('never overwrites a file, and leaves none when it fails', async () => {
  fs.writeFileSync(file, 'precious');
  await expect(backup({ url: source, file, fingerprint })).rejects.toThrow(/already exists/);
  expect(fs.readFileSync(file, 'utf8')).toBe('precious');
  await expect(backup({ url: target, file: `${file}.gz`, fingerprint })).rejects.toThrow(/directory.migrations/);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith(path.basename(file)))).toEqual([path.basename(file)]);
});

test('sequences continue after their last number', async () => {
  await withOwner(target, async (client) => {
    await client.query('create table public.numbered (id bigint generated always as identity, text text)');
    await client.query(`insert into public.numbered (text) values ('a'), ('b')`);
    const values = await readSequences(client);
    expect(values).toEqual({ 'public.numbered_id_seq': '2' });
    await client.query('truncate public.numbered restart identity');
    await setSequences(client, values);
    expect((await client.query(`insert into public.numbered (text) values ('c') returning id::int`)).rows).toEqual([{ id: 3 }]);
  });
});
