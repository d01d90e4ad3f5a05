import { expect, test } from 'vitest';
import { countOf, pairsOf } from './pairs.ts';

const answer = (text: string) => ({ text, cards: [], handedOff: false, confidence: null, runs: [], memory: null, failures: [] });
const playedOf = (name: string, text: string): Parameters<typeof pairsOf>[0][number] => ({
  talk: { name, kind: 'wish', shop: 'demo', language: 'en', note: 'Names the mug.' },
  exchanges: [{ turn: 0, say: ['a mug'], answer: answer(text), isJudged: false }],
});
const names = ['one', 'two', 'three', 'four', 'five', 'six'];

test('each reader gets pairs in an order that only the key tells', () => {
  const { pages, order } = pairsOf(
    names.map((name) => playedOf(name, `old ${name}`)),
    names.map((name) => playedOf(name, `new ${name}`)),
    2,
  );
  expect(new Set(Object.values(order).map(([first]) => first)).size).toBe(2);
  for (const name of names) {
    const page = pages.find((text) => text.includes(`## ${name} (`)) ?? '';
    expect(page).toContain('Expected: Names the mug.');
    const [first] = order[name] ?? [];
    expect(page.indexOf(`old ${name}`) < page.indexOf(`new ${name}`)).toBe(first === 'before');
  }
  expect(pages.map((page) => page.match(/^## /gm)?.length)).toEqual([3, 3]);
  expect(pages.join()).not.toMatch(/excellent|before|after/);
});

test('grades are counted for the build they belong to', () => {
  const versions = (first: number, second: number) => [
    { grade: 'wrong' as const, right: first, turns: 3 },
    { grade: 'good' as const, right: second, turns: 3 },
  ];
  const count = countOf({ a: ['before', 'after'], b: ['after', 'before'], c: ['before', 'after'] }, [
    { a: versions(1, 2), b: versions(0, 3) },
    { c: versions(2, 2) },
  ]);
  expect(count).toMatchObject({ better: 1, worse: 1, same: 1 });
  expect(count.before).toMatchObject({ wrong: 2, good: 1, right: 6, turns: 9 });
  expect(count.after).toMatchObject({ wrong: 1, good: 2, right: 4, turns: 9 });
});
