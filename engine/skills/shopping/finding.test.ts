import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';
import { problemIn } from '../problems/kinds.ts';
import { limitsIn } from './limits.ts';
import { queryIn } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { kindsFor } from './uses.ts';

function open() {
  const shop = makeShop();
  shop.products.push(
    thing(401, 'Dune Bath Towel', 'Towels', ['bathroom'], 'Towel of cotton, 320 g.', [variant('29.95', 9, { Colour: 'Blue' })]),
    thing(402, 'Swift Travel Towel', 'Towels', ['travel'], 'Microfibre towel of 60 g.', [variant('14.95', 9, { Colour: 'Grey' })]),
    thing(403, 'Oak Cutting Board', 'Boards', ['kitchen'], 'Chopping board of oak.', [variant('39.00', 9, {})]),
    thing(404, 'Cape', 'Rain jackets', ['cycling', 'waterproof'], 'Cape for cycling in the rain.', [variant('69.50', 9, {})]),
  );
  const dialogue = makeConversation({ shop });
  return async (...lines: string[]) => {
    let text = '';
    for (const line of lines) text = (await dialogue.say(line)).text;
    return text.replaceAll(' ', ' ');
  };
}

test.each([
  ['70 is my limit', 7000],
  ['about 40, 20 max', 2000],
  ['something for her, 20ish', 2200],
  ['na gut, 50 gehen auch', 5000],
  ['under 60 cm', null],
  ['up to 5 people', null],
])('limit: %s', (text, max) => {
  expect(limitsIn(text).max).toBe(max);
});

test.each([
  ["she can't stand plastic", 'plastic'],
  ['my boy has a nut allergy', 'nut'],
  ['no leather or wool please', 'leather wool'],
  ['sintético não, ela só quer algodão', 'sintetico'],
  ['nichts aus Plastik', 'plastik'],
  ['a minha mãe é alérgica a lã', 'la'],
])('without: %s', (text, words) => {
  expect(
    queryIn(text, text.includes('ã') ? 'pt' : 'en')
      .without.map(({ word }) => word)
      .join(' '),
  ).toBe(words);
});

test('words keep their places behind an apostrophe', () => {
  const text = "she's after a towel";
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(["she's", 'after', 'a', 'towel']);
});

test.each([
  ['something to dry off with after my swim', 'towel'],
  ['my back hurts from sitting all day', 'office chair'],
  ['poils de chien partout', 'vacuum cleaner'],
])('use: %s', (text, kind) => {
  expect(kindsFor(text)).toContain(kind);
});

test.each(['i want music in the shower, not in my ears', 'she just got into hiking'])('no problem: %s', (text) => {
  expect(problemIn(text)).toBeUndefined();
});

describe('a need in free words', () => {
  test('finds what it calls for', async () => {
    expect(await open()('need something to dry off with at the river')).toMatch(/Towel/);
  });
  test('a remark about what it must not be narrows it', async () => {
    const answer = await open()('looking for a towel', 'no microfibre');
    expect(answer).toMatch(/Dune/);
    expect(answer).not.toMatch(/Swift/);
  });
  test('what somebody has already is not offered again', async () => {
    expect(await open()('a present for my dad who cycles in the rain', 'he has a cape already, anything else?')).not.toMatch(/Cape/);
  });
  test('several kinds get their own products', async () => {
    expect(await open()('i need a cutting board and a towel')).toMatch(/Towel[\s\S]*Board|Board[\s\S]*Towel/);
  });
  test('an earlier product is found again', async () => {
    expect(await open()('looking for a cutting board', 'and a mug', 'back to the board: what does it cost?')).toMatch(/39\.00/);
  });
});
