import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { importRecords } from '@parley/contract/imports';
import { listArticles, searchKnowledge } from '@parley/contract/knowledge';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../server/config.ts';
import { openInstallation } from '../server/installation.ts';
import { runWriter } from '../server/platform/writer.ts';
import { makeSeedShop, seedOwner } from '../server/seed-bulk.ts';
import { sender } from '../server/testing/app.ts';
import { fillShops } from './commerce/fill.ts';
import { openDatabase } from './support/database.ts';
import { median, percentile, round } from './support/figures.ts';
import { folderOf, removeFolder, root } from './support/folders.ts';
import { signIn } from './support/sign-in.ts';
import { type Database, startWebProcess } from './support/web-process.ts';

const size = { products: 100_000, customers: 3_000, orders: 10_000, conversations: 1_000 };
const articles = 2_000;
const imported = 700;
const folder = folderOf('knowledge');
type Stamp = { digest: string; merchant: string; userId: string };

/** The topic that the engine passes with the customer's words, in five languages. */
const topic =
  'return returns refund send back label money exchange devolver devolución reembolso etiqueta retour retours remboursement renvoyer étiquette rückgabe rücksendung erstattung zurücksenden etikett devolução devolver reembolso etiqueta troca';
const questions = {
  usual: [
    'how long does the delivery to Norway take',
    'can I return a lamp without its box',
    'which cards do you take',
    'do you ship on sundays',
  ],
  of_frequent_words: ['delivery time order return label', 'order', 'what does the return of an order cost'],
  with_slips: ['how long does the delivry to Norwai take', 'waranty of the lamp', 'retrun label'],
};

/** Measures a shop's knowledge next to its hundred thousand products: adding articles, and searching. */
export async function measureKnowledge({ quick }: { quick: boolean }) {
  const { database, stamp } = await openShop();
  const web = await startWebProcess(database);
  const send = sender(web.url);
  const { token } = await signIn(web.url, seedOwner);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.merchant', $1, false)`, [stamp.merchant]);
  await client.query('delete from articles where merchant_id = $1 and external_id like $2', [stamp.merchant, 'new-%']);

  const since = performance.now();
  for (let from = 0; from < imported; from += 100) {
    const batch = Array.from({ length: 100 }, (_, n) => articleOf(from + n, 'new'));
    const { status } = await send(importRecords, { merchant: stamp.merchant, articles: batch }, { token });
    if (status !== 200) throw new Error(`The import returned ${status}.`);
  }
  const seconds = (performance.now() - since) / 1000;
  await client.query('delete from articles where merchant_id = $1 and external_id like $2', [stamp.merchant, 'new-%']);
  await client.query('vacuum (analyze) articles, article_passages, knowledge_words');

  const rounds = quick ? 15 : 60;
  const bare = (q: string, about: string) =>
    client.query({
      name: 'search',
      text: 'select * from search_passages($1::text, $2::int, $3::text, $4::text)',
      values: [q, 5, 'en', about],
    });
  const asked: Record<string, unknown> = {};
  for (const [name, list] of Object.entries(questions)) {
    const product = await time(rounds, list, (q) => send(searchKnowledge, { merchant: stamp.merchant, q }, { token }));
    const alone = await time(rounds, list, (q) => bare(q, ''));
    asked[name] = { product, alone, ratio: round(alone.p50_ms / product.p50_ms, 2) };
  }
  const tool = await time(rounds, questions.usual, (q) => bare(q, topic));
  const listed = await time(rounds, ['', 'delivery', 'delivry'], (q) =>
    send(listArticles, { merchant: stamp.merchant, ...(q && { q }) }, { token }),
  );
  const { rows } = await client.query<{ passages: number }>(
    'select count(*)::int as passages from article_passages where merchant_id = $1',
    [stamp.merchant],
  );
  await client.end();
  await web.stop();
  return {
    shop: { products: size.products, articles, passages: rows[0]?.passages },
    import: { articles: imported, seconds: round(seconds, 2), articles_per_second: round(imported / seconds, 0) },
    search: asked,
    search_with_a_topic_in_sql: tool,
    list: listed,
    method: 'One connection; each question in turn. Alone: the same function through pg, without HTTP, session and schema.',
  };
}

async function time(rounds: number, list: readonly string[], ask: (q: string) => Promise<unknown>) {
  for (const q of list) for (let n = 0; n < 3; n++) await ask(q);
  const taken: number[] = [];
  for (let n = 0; n < rounds; n++)
    for (const q of list) {
      const since = performance.now();
      await ask(q);
      taken.push(performance.now() - since);
    }
  return {
    p50_ms: round(median(taken), 2),
    p95_ms: round(percentile(taken, 95), 2),
    least_ms: round(Math.min(...taken), 2),
    runs: taken.length,
  };
}

/** Created once, and again when a migration or the seed changes. */
async function openShop(): Promise<{ database: Database; stamp: Stamp }> {
  const file = path.join(folder, 'seeded.json');
  const digest = digestOfSources();
  const known = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Stamp) : undefined;
  if (known?.digest === digest) return { database: await openDatabase(folder), stamp: known };
  removeFolder(folder);
  const database = await openDatabase(folder);
  const stamp = { digest, ...(await seed(database)) };
  fs.writeFileSync(file, JSON.stringify(stamp));
  return { database, stamp };
}

async function seed({ ownerUrl, appUrl, secret, data }: Database) {
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0' });
  const installation = await openInstallation({ config, secret, ownerUrl, appUrl, log: pino({ level: 'error' }) });
  try {
    const { pool, notifier, now, owner } = installation;
    const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'bench', address: '' };
    const shop = await runWriter({ pool, reactions: [], notifier, now }, by, makeSeedShop);
    if (!shop) throw new Error('The benchmark data folder already has a shop.');
    const client = await owner.connect();
    try {
      const { rows } = await client.query<{ id: string }>(
        `insert into brands (merchant_id, id, name) values ($1, gen_random_uuid(), 'Northbound') returning id`,
        [shop.merchant],
      );
      await fillShops(client, [{ ...shop, brand: rows[0]?.id ?? '', size }], (line) => console.error(`  seed: ${line}`));
    } finally {
      client.release(true);
    }
    await seedArticles({ ownerUrl, appUrl, secret, data }, shop.merchant);
    await owner.query('vacuum (analyze)');
    return shop;
  } finally {
    await installation.close();
  }
}

async function seedArticles(database: Database, merchant: string) {
  const web = await startWebProcess(database);
  const { token } = await signIn(web.url, seedOwner);
  for (let from = 0; from < articles; from += 250) {
    const batch = Array.from({ length: 250 }, (_, n) => articleOf(from + n, 'a'));
    const { status } = await sender(web.url)(importRecords, { merchant, articles: batch }, { token });
    if (status !== 200) throw new Error(`Listing articles returned ${status}.`);
  }
  await web.stop();
}

const subjects =
  'delivery,returns,payment,warranty,sizes,care,orders,accounts,gifts,vouchers,repairs,stock,lamps,chairs,bottles,jackets'.split(',');
const places = 'Norway,Spain,Portugal,Germany,France,Sweden,Ireland,Italy,Poland,Austria'.split(',');
const phrases = [
  'Your order leaves our warehouse within one working day.',
  'You may return anything within 30 days of delivery.',
  'The label is in the box, and costs nothing.',
  'We take all usual cards, and transfers as well.',
  'Write to us when something is missing.',
  'A warranty of two years covers faults of the material.',
];

/** A realistic article, with shared and unique words; deterministic per number. */
function articleOf(number: number, series: string) {
  const [subject = '', place = ''] = [subjects[number % subjects.length], places[number % places.length]];
  const own = (n: number) => `${subject.slice(0, 4)}${((number * 7919 + n * 104_729) % 46_656).toString(36)}`;
  const paragraphs = Array.from({ length: 6 + (number % 5) }, (_, n) => {
    const said = Array.from({ length: 4 }, (__, s) => phrases[(number + n * 3 + s) % phrases.length]).join(' ');
    return `About ${subject} to ${place} and ${own(n)} ${own(n + 50)}: ${said} It is told in part ${n + 1} of ${own(n + 90)}.`;
  });
  return {
    external_id: `${series}-${number}`,
    title: `${subject} and ${own(1)} in ${place}`,
    body: paragraphs.join('\n\n'),
    language: 'en',
  };
}

function digestOfSources() {
  const hash = createHash('sha256').update(JSON.stringify([size, articles]));
  const migrations = path.join(root, 'server/migrations');
  const files = fs
    .readdirSync(migrations)
    .sort()
    .map((name) => path.join(migrations, name));
  const fill = ['commerce/words.sql', 'commerce/fill.sql', 'commerce/fill.ts', 'knowledge.ts'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  for (const file of [...files, ...fill]) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}
