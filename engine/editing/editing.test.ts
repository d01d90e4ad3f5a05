import type { Rewrite } from '@parley/contract/inbox';
import { expect, test } from 'vitest';
import { builtinEditor } from './editing.ts';

const rewrite = (text: string, how: Rewrite, customer = 'Ada') => builtinEditor.rewrite({ text, how, customer, teammate: 'Theo' });

test.each([
  ['i cant find teh order', "I can't find the order."],
  ['your your parcel is late .  sorry', 'Your parcel is late. Sorry.'],
  ['we recieved it!!! dont worry', "We received it! Don't worry."],
  ['see https://shop.example/teh?i=1 for more', 'See https://shop.example/teh?i=1 for more.'],
  ['order #W123teh was shiped,thanks', 'Order #W123teh was shipped, thanks.'],
  ['hello {{customer.first_name}},i will check', 'Hello {{customer.first_name}}, I will check.'],
  ['I know that that is right.', 'I know that that is right.'],
  ['Alles in Ordnung.', 'Alles in Ordnung.'],
  ['Nous nous excusons pour le retard !', 'Nous nous excusons pour le retard !'],
])('corrects %j', async (draft, mended) => expect(await rewrite(draft, 'fix')).toBe(mended));

test.each([
  [
    'Thank you for reaching out. In order to return it, make use of the label. Please do not hesitate to contact us.',
    'To return it, use the label.',
  ],
  ['Please note that your order #W12 was shipped.', 'Your order #W12 was shipped.'],
  ['Let me know if order #W77 has not come by then.', 'Let me know if order #W77 has not come by then.'],
  ['Thank you for reaching out.', 'Thank you for reaching out.'],
])('shortens %j', async (draft, short) => expect(await rewrite(draft, 'shorten')).toBe(short));

test('friendly tone: a greeting by name, softer words, a closing offer', async () => {
  expect(await rewrite('Unfortunately the blue one is sold out. You must choose another.', 'friendlier')).toBe(
    "Hi Ada! I'm sorry, but the blue one is sold out. Could you please choose another. Let me know if there is anything else I can help with!",
  );
  expect(await rewrite('Hello Ada! It is on its way.', 'friendlier', '')).not.toMatch(/Hi /);
});

test('formal tone: no contractions, no exclamation marks, a closing', async () => {
  expect(await rewrite("Hey Ada! thanks, I'm gonna check it asap 😀!", 'formal')).toBe(
    'Dear Ada,\n\nThank you, I am going to review it as soon as possible.\n\nKind regards,\nTheo',
  );
});

test('greets and signs a draft in its own language and leaves its words unchanged', async () => {
  expect(await rewrite('Ihre Bestellung ist unterwegs und kommt morgen bei Ihnen an.', 'friendlier')).toBe(
    'Hallo Ada! Ihre Bestellung ist unterwegs und kommt morgen bei Ihnen an. Melden Sie sich gern, wenn ich noch etwas für Sie tun kann!',
  );
});

test('every rewrite keeps numbers, links, addresses and variables', async () => {
  const kept = ['#W0012', 'https://a.example/x?y=1', 'ada@mail.example', '{{order.total}}', '12.50'];
  for (const how of builtinEditor.can) {
    const text = await rewrite(`thanks, order ${kept.join(' and ')} is really ok, dont worry`, how);
    expect(
      kept.filter((one) => !text.includes(one)),
      how,
    ).toEqual([]);
  }
});
