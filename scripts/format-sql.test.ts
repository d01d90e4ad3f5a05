import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatSql } from './format-sql.mjs';

const folder = path.resolve(import.meta.dirname, '../server/migrations');
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

test.each(names)('%s keeps every word, and stays as it is when it is formatted again', (name) => {
  const source = fs.readFileSync(path.join(folder, name), 'utf8');
  const text = formatSql(source.replaceAll(/\n +/g, '\n'));
  expect(squeezed(text)).toBe(squeezed(source));
  expect(formatSql(text)).toBe(text);
});

test('tables have a line for each column, and bodies in SQL are formatted with the statement around them', () => {
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
