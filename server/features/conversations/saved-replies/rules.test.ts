import { rankReplies, type ReplyScope } from '@parley/contract/saved-replies';
import { expect, test } from 'vitest';
import { fill, givenName, type Known, mayChange, mayUse, valuesOf } from './rules.ts';

const known: Known = {
  customer: { name: '  Ada   Martin ', email: 'ada@mail.example' },
  order: { number: '#1042', status: 'shipped', total_cents: 123_450, currency: 'EUR', tracking: ['PX1', 'PX2'] },
  teammate: { name: 'Theo Lind' },
  shop: { name: 'Harbour', locale: 'en' },
};

test.each<[string, string, Partial<Known>, string, string[]]>([
  ['nothing to fill', 'Hello!', {}, 'Hello!', []],
  ['a first name', 'Hello {{customer.first_name}}!', {}, 'Hello Ada!', []],
  ['spaces inside', 'Hello {{ customer.name }}!', {}, 'Hello Ada Martin!', []],
  ['the same twice', '{{shop.name}} {{shop.name}}', {}, 'Harbour Harbour', []],
  ['the latest order', '{{order.number}} {{order.status}} {{order.total}} {{order.tracking}}', {}, '#1042 shipped €1,234.50 PX1, PX2', []],
  ['the teammate', '{{teammate.first_name}}, {{teammate.name}}', {}, 'Theo, Theo Lind', []],
  ['no order', 'It is {{order.status}}', { order: undefined }, 'It is {{order.status}}', ['order.status']],
  [
    'tracking stored before it was checked',
    '{{order.tracking}}',
    { order: { ...known.order!, tracking: ['PX1', 'javascript:alert(1)'] } },
    'PX1',
    [],
  ],
  ['no tracking yet', '{{order.tracking}}', { order: { ...known.order!, tracking: [] } }, '{{order.tracking}}', ['order.tracking']],
  ['no e-mail', '{{customer.email}}', { customer: { name: 'Ada', email: null } }, '{{customer.email}}', ['customer.email']],
  [
    'no conversation',
    'Hello {{customer.name}} of {{shop.name}}',
    { customer: undefined },
    'Hello {{customer.name}} of Harbour',
    ['customer.name'],
  ],
  ['an unknown name, twice', '{{ friend }} {{friend}}', {}, '{{ friend }} {{friend}}', ['friend']],
  ['a name of every object', '{{constructor}}', {}, '{{constructor}}', ['constructor']],
  ['a value that names a variable', '{{customer.name}}', { customer: { name: '{{shop.name}}', email: null } }, '{{shop.name}}', []],
  ['a value with signs of a replacement', '{{customer.name}}', { customer: { name: "$& $1 $'", email: null } }, "$& $1 $'", []],
  ['braces that are none', '{{}} {customer.name} {{a\nb}}', {}, '{{}} {customer.name} {{a\nb}}', []],
])('%s', (_, text, more, filled, missing) => {
  expect(fill(text, valuesOf({ ...known, ...more }))).toEqual({ text: filled, missing });
});

test("formats amounts in the shop's locale", () =>
  expect(fill('{{order.total}}', valuesOf({ ...known, shop: { name: 'Hafen', locale: 'de' } })).text).toBe('1.234,50\u00A0€'));

test('does not greet a visitor without a name by their id', () => {
  expect(givenName({ id: '0193-abcd', name: 'Visitor abcd' })).toBe('');
  expect(givenName({ id: '0193-abcd', name: 'Visitor Smith' })).toBe('Visitor Smith');
});

const [me, other] = ['me', 'other'];
test.each<[string, { teams?: string[]; manages?: boolean }, ReplyScope, string | null, string, boolean, boolean]>([
  ['one’s own', {}, 'personal', null, me, true, true],
  ['another’s own', { manages: true }, 'personal', null, other, false, false],
  ['one of one’s team', { teams: ['a'] }, 'team', 'a', other, true, true],
  ['one of another team', { teams: ['b'] }, 'team', 'a', other, false, false],
  ['one’s own words in a team one has left', {}, 'team', 'a', me, false, false],
  ['a team’s, as a manager', { manages: true }, 'team', 'a', other, true, true],
  ['everyone’s', {}, 'everyone', null, other, true, false],
  ['everyone’s that one wrote', {}, 'everyone', null, me, true, false],
  ['everyone’s, as a manager', { manages: true }, 'everyone', null, other, true, true],
])('%s', (_, { teams = [], manages = false }, scope, team_id, user_id, use, change) => {
  const requester = { id: me, teams, manages };
  const reply = { scope, team_id, user_id };
  expect([mayUse(requester, reply), mayChange(requester, reply)]).toEqual([use, change]);
});

const reply = (title: string, shortcut: string | null, text: string, usage_count = 0) => ({ title, shortcut, text, usage_count });
const replies = [
  reply('Where is my order', 'track', 'It is {{order.status}}.', 2),
  reply('Refund', 'refund', 'Your order is refunded.', 9),
  reply('Returns', 'ret', 'Send it back.', 1),
  reply('Café opening hours', null, 'We open at nine.', 5),
];
test.each([
  ['', ['Refund', 'Café opening hours', 'Where is my order', 'Returns']],
  ['re', ['Refund', 'Returns', 'Where is my order']],
  ['/RE', ['Refund', 'Returns', 'Where is my order']],
  ['order', ['Where is my order', 'Refund']],
  ['order where', ['Where is my order']],
  ['cafe', ['Café opening hours']],
  ['track', ['Where is my order']],
  ['back', ['Returns']],
  ['nothing like it', []],
])('%j ranks the best match first', (q, titles) => expect(rankReplies(replies, q).map(({ title }) => title)).toEqual(titles));
