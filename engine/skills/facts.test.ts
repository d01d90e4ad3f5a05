import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop } from '../testing/make.ts';
import type { Fact } from '../tools.ts';

const fact = (kind: Fact['kind'], text: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id: crypto.randomUUID(), kind, text, name: null, countries: null, allowed: null, value: null },
  ...{ amount: null, free_from: null, currency: 'EUR', days_min: null, days_max: null, hours: null },
  ...{ language: 'en', article_id: null, article_title: null, conflict: false, confirmed: true },
  ...more,
});
const delivery = (country: string, days: number, amount: string, free_from: string) =>
  fact('delivery', `${country}: ${days} days, €${amount}`, {
    countries: [country],
    days_min: days,
    days_max: days,
    amount,
    free_from,
    allowed: true,
  });
const shop = () => ({
  ...makeShop(),
  facts: [
    delivery('DE', 2, '4.95', '75.00'),
    delivery('GB', 6, '12.95', '150.00'),
    fact('delivery', 'We do not offer express delivery.', { name: 'express', allowed: false }),
    fact('delivery_country', 'We do not deliver to the Channel Islands.', { countries: ['GG', 'JE'], allowed: false }),
    fact('payment_method', 'We accept PayPal.', { name: 'PayPal', allowed: true }),
    fact('payment_method', 'Payment on delivery is possible.', { name: 'cash_on_delivery', allowed: true }),
    fact('payment_method', 'Klarna is not offered.', { name: 'Klarna', allowed: false }),
    fact('payment_method', 'iDEAL is not offered.', { name: 'iDEAL', allowed: false }),
    fact('refund_time', 'We refund within 5 working days of the return’s arrival.', { days_max: 5 }),
    fact('pickup', 'You can pick up your order at Wijnhaven 88.', { allowed: true, amount: '0.00' }),
    fact('return_cost', 'The label costs €3.95 from Germany.', { countries: ['DE'], amount: '3.95' }),
    fact('hours', 'The shop is open from Sunday to Saturday, 10:00 to 18:00.', {
      name: 'shop',
      hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '18:00' },
    }),
  ],
});
async function ask(...lines: string[]) {
  const dialogue = makeConversation({ shop: shop() });
  let last = '';
  for (const line of lines) last = (await dialogue.say(line)).text;
  return last;
}

describe('each place is answered', () => {
  test('unknown ones in one sentence', async () => expect(await ask('do you ship to Norway or Ireland?')).toMatch(/Norway or Ireland/));
  test('served and refused ones', async () =>
    expect(await ask('how much is delivery to London and Guernsey?')).toMatch(
      /London: 6 working days, €12.95.*No, we don’t deliver to Guernsey/,
    ));
  test('a follow-up after an unknown place', async () =>
    expect(await ask('do you ship to Norway?', 'yes ask them please. and what does it cost to the UK?')).toMatch(
      /^United Kingdom: .*€12\.95/,
    ));
  test('an amount in another currency is not compared', async () =>
    expect(await ask('what does delivery to the UK cost for an order of 90 pounds?')).not.toMatch(/For an order/));
});

test('what is not offered is no, whatever else is', async () => {
  expect(await ask('how much is delivery to Germany?', 'yes or no: is there express delivery?')).toMatch(/^No\. We do not offer express/);
  expect(await ask('Can I pay with Klarna or iDEAL?')).toMatch(/^No, we don’t offer Klarna or iDEAL\./);
});

test('a method is found by what customers call it', async () =>
  expect(await ask('¿puedo pagar contra reembolso?')).toMatch(/^Sí, puedes pagar con contra reembolso/));

test('open right now is answered by the clock, and the second question, too', async () =>
  expect(await ask('are you open right now? can I come by to pick up something?')).toMatch(/^Yes, today until 18:00\.[\s\S]*Wijnhaven 88/));

test('a remark beside a question is not what is asked', async () =>
  expect(await ask('how long does a refund take?', 'and how long is that usually? I paid with PayPal')).not.toMatch(
    /you can pay with PayPal/,
  ));

describe('a place says more than its name', () => {
  test('"how long to …?" asks about delivery', async () =>
    expect(await ask('how long to Cologne and how much?')).toMatch(/^Cologne: 2 working days, €4\.95/));
  test('a part of a country before the country', async () =>
    expect(await ask('how much is delivery to the UK?', 'my sister is on jersey, that should be fine, its basically uk?')).toMatch(
      /^No, we don’t deliver to Jersey/,
    ));
  test('the place said before', async () =>
    expect(await ask('how much is delivery to London?', 'can I pay with PayPal?', 'what did delivery cost again?')).toMatch(/12\.95/));
  test('what a return costs from there', async () =>
    expect(await ask('are returns from Germany free?')).toMatch(/^No\. The label costs €3\.95/));
});

test('a list of the countries that are served leaves out the others', async () => {
  const listed = fact('delivery_country', 'We deliver to Germany and France.', { countries: ['DE', 'FR'], allowed: true });
  const dialogue = makeConversation({ shop: { ...makeShop(), facts: [...shop().facts, listed] } });
  expect((await dialogue.say('do you ship to Ireland?')).text).toBe('No, we don’t deliver to Ireland. We deliver to Germany and France.');
});

test('two ways of paying one order are no question about one of them', async () => {
  const articles = [{ title: 'Payment', body: 'Every order is paid with one single payment method; an order cannot be split over two.' }];
  const dialogue = makeConversation({ shop: { ...shop(), articles } });
  expect((await dialogue.say('half paypal half visa?')).text).toMatch(/^No\. Every order is paid with one single/);
});

test('a rule is told without asking who the customer is, and followed up', async () => {
  const articles = [
    {
      title: 'Returns within 30 days',
      body: 'You may send anything back within 30 days of delivery if it is unused.\n\nKnives that were sharpened cannot be returned.',
    },
  ];
  const dialogue = makeConversation({ shop: { ...shop(), articles } });
  const first = await dialogue.say('its for my dads birthday. can he return it within 30 days');
  expect(first.text).toMatch(/within 30 days/);
  expect(first.text).not.toMatch(/email/);
  expect((await dialogue.say('even if he had it sharpened?')).text).toMatch(/sharpened cannot be returned/);
});

test('a day without hours is a no', async () => {
  const hours = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '18:00' };
  const open = fact('hours', 'The shop is open from Monday to Saturday, 10:00 to 18:00.', { name: 'shop', hours });
  const dialogue = makeConversation({ shop: { ...makeShop(), facts: [open] } });
  expect((await dialogue.say('is your shop open on sundays?')).text).toMatch(/^No\. The shop is open from Monday/);
  expect((await dialogue.say('and on fridays?')).text).toMatch(/^Yes\./);
});
