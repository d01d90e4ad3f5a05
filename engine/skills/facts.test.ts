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
