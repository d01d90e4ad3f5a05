import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatSql } from './format-sql.mjs';

const folder = path.resolve(import.meta.dirname, '../server/migrations');
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

test.each(names)('formatting %s keeps every word and is idempotent', (name) => {
  const source = fs.readFileSync(path.join(folder, name), 'utf8');
  const text = formatSql(source.replaceAll(/\n +/g, '\n'));
  expect(squeezed(text)).toBe(squeezed(source));
  expect(formatSql(text)).toBe(text);
});

test('puts each column on its own line and formats SQL bodies with their statement', () => {
  const source = `set row_security = off;
create table shelves (id uuid primary key, name text not null default 'It''s -- no comment', width int, height int, made_at timestamptz(3) not null default now());
create function one() returns int language sql as $$ select id from shelves where width = 1 $$;
do $$ begin perform 1;   perform 2; end $$;`;
  expect(formatSql(source)).toBe(`set row_security = off;

create table shelves (
  id uuid primary key,
  name text not null default 'It''s -- no comment',
  width int,
  height int,
  made_at timestamptz(3) not null default now()
);

create function one () returns int language sql as $$
  select
    id
  from
    shelves
  where
    width = 1
$$;

do $$ begin perform 1;   perform 2; end $$;
`);
});
