// `node scripts/run.mjs scripts/retention-table.ts` writes the table of docs/retention.md from the coverage; a test compares them.
import fs from 'node:fs';
import path from 'node:path';
import { coverage } from '../server/features/account/erasure/index.ts';

export const retentionFile = path.resolve(import.meta.dirname, '../docs/retention.md');
const [begin, end] = ['<!-- table -->\n', '<!-- /table -->'];

/** The document with the table generated from the code. */
export function withTable(text: string): string {
  const rows = Object.entries(coverage).map(([table, { customer, teammate, kept }]) => {
    const held = kept?.map(({ after, since, what }) => `${after} from \`${since}\`. ${what}`).join(' ') ?? 'As long as the shop';
    return `| \`${table}\` | ${customer?.does ?? ''} | ${teammate?.does ?? ''} | ${held} |`;
  });
  const table = ['| Table | A customer is erased | A teammate is erased | Kept |', '|---|---|---|---|', ...rows].join('\n');
  return `${text.slice(0, text.indexOf(begin) + begin.length)}\n${table}\n\n${text.slice(text.indexOf(end))}`;
}

if (process.argv[1] === import.meta.filename) fs.writeFileSync(retentionFile, withTable(fs.readFileSync(retentionFile, 'utf8')));
