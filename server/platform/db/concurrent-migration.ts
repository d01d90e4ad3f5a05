import type pg from 'pg';
import { whenFree } from './when-free.ts';

/** `.concurrently.sql` files run outside a transaction, so that they don't block readers and writers of the table. */
export const isConcurrent = (name: string) => name.endsWith('.concurrently.sql');

type Step = { text: string; index?: string; creates: boolean };
const forms = [
  /^create (?:unique )?index concurrently (?<index>\w+) on (?:(?<schema>\w+)\.)?\w+\b/i,
  /^drop index concurrently if exists (?:(?<schema>\w+)\.)?(?<index>\w+)$/i,
  /^alter table (?:\w+\.)?\w+ validate constraint \w+$/i,
];

/** Parses the statements. Throws for one that can't run again after a crash. */
export function stepsOf(name: string, source: string): Step[] {
  const texts = source
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((text) => text.trim().replaceAll(/\s+/g, ' '));
  return texts.filter(Boolean).map((text) => {
    const found = forms.map((form) => form.exec(text)).find(Boolean);
    if (!found)
      throw new Error(
        `${name} may only have "create index concurrently name on …", "drop index concurrently if exists name" and "alter table … validate constraint …", not: ${text}`,
      );
    const { index, schema = 'public' } = found.groups ?? {};
    return { text, creates: /^create/i.test(text), ...(index && { index: `${schema}.${index}` }) };
  });
}

/** Runs each statement that has not completed. An interrupted one leaves an invalid index, which is dropped and rebuilt. */
export async function applyConcurrently(client: pg.Client, name: string, source: string, rest: (why: string) => Promise<void>) {
  for (const { text, index, creates } of stepsOf(name, source))
    await whenFree(async () => {
      if (creates && index && (await stateOf(client, index)) === 'valid') return;
      if (creates && index) await client.query(`drop index concurrently if exists ${index}`);
      await client.query(text);
    }, rest);
}

async function stateOf(client: pg.Client, index: string) {
  const { rows } = await client.query<{ state: string }>(
    `select case when indisvalid then 'valid' else 'invalid' end as state from pg_index where indexrelid = to_regclass($1)`,
    [index],
  );
  return rows[0]?.state;
}
