// Formats the migrations: `npm run check -- --fix`. It changes only white space and leaves PL/pgSQL bodies alone.
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'sql-formatter';
import { root } from './ensure.mjs';

const folder = path.join(root, 'server/migrations');
const layout = { language: 'postgresql', tabWidth: 2, expressionWidth: 130, keywordCase: 'preserve' };

/** An SQL body is a statement, but the formatter would treat it as a string. */
const sqlBody = /(\blanguage sql\b[^$]*\$\$)([\s\S]*?)(\$\$)/gi;

/** @param {string} source */
export function formatSql(source) {
  const bodies = (_, before, body, after) => `${before}\n${format(body, layout).replace(/^(?=.)/gm, '  ')}\n${after}`;
  const text = format(source, layout).replace(sqlBody, bodies);
  return `${text.replace(/^set(?: local)?\n  (\w+ = \w+);$/gm, (all) => all.replace(/\s+/g, ' ')).trimEnd()}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const fix = process.argv.includes('--fix');
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.sql'))) {
    const file = path.join(folder, name);
    const source = fs.readFileSync(file, 'utf8');
    const text = formatSql(source);
    if (text === source) continue;
    if (fix) fs.writeFileSync(file, text);
    else {
      console.error(`server/migrations/${name} is not formatted: npm run check -- --fix`);
      process.exitCode = 1;
    }
  }
}
