import { expect, test } from 'vitest';
import { guessableWith } from './guessable.ts';

const guessable = guessableWith(['parley', 'administrator', 'motdepasse']);

test.each([
  ...['1234567890', 'Password123', 'qwertyuiop99', 'iLoveYou2027', 'p@ssw0rd1234', 'zzzzzzzzzz', 'abcabcabcabc', '1029384756'],
  ...['hunter2hunter2', 'parley-2031', 'Administrator123!', 'motdepasse2040'],
])('%j is guessable', async (password) => {
  expect(await guessable(password)).toBe(true);
});

test.each(['harbour-demo', 'a long password', 'seven quiet harbours', 'x7kq!mp2vl', 'kaffeetasse7', 'una contraseña perdida'])(
  '%j is not',
  async (password) => {
    expect(await guessable(password)).toBe(false);
  },
);

test('a long password is judged by its beginning', async () => {
  expect([await guessable('p@ssw0rd'.repeat(125)), await guessable('seven quiet harbours '.repeat(50))]).toEqual([true, false]);
});
