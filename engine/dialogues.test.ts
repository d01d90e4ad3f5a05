import { describe, expect, test } from 'vitest';
import { makeConversation, order, theCode } from './testing/make.ts';
import { makeTrade } from './testing/make-trade.ts';

// Complete conversations as customers write them: short, out of order, incomplete, with changes of mind.

const identity = 'anna@mail.example';
type Given = Omit<Parameters<typeof makeConversation>[0] & object, 'shop'>;
/** Anna, with two jackets and three mugs in one order and a return in progress. */
function open(given: Given = {}) {
  const shop = makeTrade();
  const [ferry, quay, squall] = shop.products;
  if (!ferry || !quay || !squall) throw new Error('The shop is missing a product.');
  squall.variants.push({
    id: 'squall-yellow-l',
    sku: null,
    price: '159.00',
    in_stock: true,
    stock: 5,
    options: { Colour: 'Yellow', Size: 'L' },
  });
  quay.variants.push({ id: 'quay-white', sku: null, price: '14.50', in_stock: true, stock: 9, options: { Colour: 'White' } });
  const unitsOf = (of: typeof ferry, options: Record<string, string>, quantity = 1) => {
    const variant = of.variants.find((one) => Object.entries(options).every(([name, value]) => one.options[name] === value));
    return { ...lineOf(of.name, variant?.price ?? '0.00', options), quantity, product_id: of.id, variant_id: variant?.id ?? null };
  };
  const paid = (amount: string) => ({ payments: [{ kind: 'payment', amount, method: 'card-1', label: 'Visa 4242' }] });
  const lines = [
    unitsOf(squall, { Colour: 'Navy', Size: 'M' }),
    unitsOf(squall, { Colour: 'Yellow', Size: 'L' }),
    unitsOf(quay, { Colour: 'Navy' }, 3),
  ];
  const anna = shop.customers.at(-1);
  anna?.orders.push(
    order('T7001', { status: 'delivered', total_amount: '355.50', lines, ...paid('355.50') }),
    order('R8001', { status: 'delivered', return_state: 'requested', ...paid('22.95') }),
    order('C9001', {
      status: 'cancelled',
      payment_status: 'refunded',
      refunds: [{ amount: '22.95', at: '2026-02-25T10:00:00Z' }],
      ...paid('22.95'),
    }),
  );
  const dialogue = makeConversation({ verification: 'order_and_email', ...given, shop });
  const messages: string[] = [];
  return {
    ...dialogue,
    said: messages,
    /** Sends the lines in order and returns the last answer's text. */
    async turns(...customer: string[]): Promise<string> {
      for (const line of customer) messages.push((await dialogue.say(line)).text);
      return messages.at(-1) ?? '';
    },
    async outcome(...customer: string[]) {
      const before = customer.slice(0, -1);
      await this.turns(...before);
      const last = await dialogue.say(customer.at(-1) ?? '');
      return { text: last.text, reason: last.decision === 'hand_off' ? last.reason : undefined, decision: last.decision };
    },
    order: (number: string) => anna?.orders.find(({ order_number: names }) => names === number),
    actions: () => dialogue.done.map(({ tool }) => tool),
  };
}
const lineOf = (name: string, price: string, options: Record<string, string>) => ({
  id: crypto.randomUUID(),
  name,
  options,
  quantity: 1,
  price,
  product_id: null,
  variant_id: null,
  sku: null,
});
/** The items a text lists. */
const itemsIn = (text: string) => [...text.matchAll(/^• (.+)$/gm)].map(([, item]) => item);
const navy = '1 × Squall Rain Jacket (Navy, M)';
const yellow = '1 × Squall Rain Jacket (Yellow, L)';
const mugs = (count: number) => `${count} × Quay Enamel Mug (Navy)`;

describe('which items are returned', () => {
  test.each<[string, string[], string[]]>([
    ['both items with one name', [`return both jackets from T7001 ${identity}`], [navy, yellow]],
    ['one of two with the same name, by color', [`i want to return a squall jacket. T7001 ${identity}`, 'the yellow one'], [yellow]],
    ['one of two with the same name, by basic color', [`return a jacket T7001 ${identity}`, 'the blue one'], [navy]],
    ['two of the three', [`want to return 2 of the 3 mugs, T7001 ${identity}`], [mugs(2)]],
    ['fewer than shown, then more', [`return the mugs of T7001 ${identity}`, 'just one', 'make it two'], [mugs(2)]],
    ['everything except one', [`return everything from T7001 except the mugs, ${identity}`], [navy, yellow]],
    ['everything that is not kept', [`i want to send T7001 back but keep the mugs, ${identity}`], [navy, yellow]],
    ['an item the customer does not want to keep', [`i don't want to keep the mugs of T7001, return them. ${identity}`], [mugs(3)]],
    ['less than shown', [`return everything from T7001 ${identity}`, 'not the mugs, only the jackets'], [navy, yellow]],
    ['another than shown', [`return the jacket from D2001 ${identity}`, 'no wait, the mug'], ['1 × Ferry Travel Mug (Sand)']],
    ['one more than shown', [`return the mug from D2001 ${identity}`, 'and the jacket too'], ['1 × Ferry Travel Mug (Sand)', navy]],
    ['fewer than shown, by color', [`return both jackets of T7001 ${identity}`, 'no wait, only the yellow one'], [yellow]],
    ['another after "forget the first"', [`return the mug from D2001 ${identity}`, 'no. forget the mug, the jacket'], [navy]],
    ['another, in German', [`Ich will den Becher aus D2001 zurückgeben ${identity}`, 'nein, vergiss den Becher, die Jacke'], [navy]],
    ['by list position', [`return T7001 ${identity}`, '2'], [yellow]],
    [
      'the same item after a requested exchange',
      [`exchange the jacket of D2001 for an L ${identity}`, 'actually i want to return it'],
      [navy],
    ],
    ['without the item to exchange', [`return the jacket and exchange the mug for black, D2001 ${identity}`], [navy]],
  ])('%s', async (_, lines, expected) => {
    const dialogue = open();
    const shown = await dialogue.turns(...lines);
    expect(itemsIn(shown)).toEqual(expected);
    expect(dialogue.actions()).toEqual([]);
    await dialogue.say('yes');
    expect(dialogue.actions()).toEqual(['return_delivered_items']);
  });
  test('switches to an exchange for another size', async () => {
    const dialogue = open();
    expect(await dialogue.turns(`return the jacket D2001 ${identity} too small`, 'actually can i get an L instead?', 'yes')).toMatch(
      /exchange for order D2001/,
    );
    expect(dialogue.actions()).toEqual(['exchange_delivered_items']);
  });
});

describe('another variant', () => {
  test.each(['too small, can i get L', 'es ist zu klein, bitte in L', 'elle est trop petite, je voudrais L'])(
    'is not the size that did not fit: %s',
    async (line) => {
      expect(itemsIn(await open().turns(`i want to exchange the jacket of D2001 ${identity}`, line))).toEqual([`${navy} → Navy, L`]);
    },
  );
  test('is not the rejected one', async () => {
    const dialogue = open();
    const shown = itemsIn(await dialogue.turns(`exchange the jacket of D2001 for an L ${identity}`, 'but not yellow'));
    expect(shown).not.toEqual([expect.stringMatching(/Yellow/)]);
  });
  test('waits during a policy question with typos', async () => {
    const dialogue = open();
    const answer = await dialogue.turns(`exchange the jacket of D2001 for an L ${identity}`, 'oh and whats ur return polcy');
    expect(itemsIn(answer)).toEqual([`${navy} → Navy, L`]);
    expect(dialogue.actions()).toEqual([]);
  });
  test('stays chosen when the quantity changes', async () => {
    const answer = await open().turns(`can i swap the mugs of T7001 for white ones ${identity}`, 'one of them');
    expect(itemsIn(answer)).toEqual(['1 × Quay Enamel Mug (Navy) → White']);
  });
  test('is the next size for "a bigger one"', async () => {
    expect(itemsIn(await open().turns(`i want to exchange the jacket of D2001 ${identity}`, 'for a bigger one'))).toEqual([
      `${navy} → Navy, L`,
    ]);
  });
  test('belongs to the only item that has it', async () => {
    expect(itemsIn(await open().turns(`hi, bought the wrong size, D2001, need L instead of M. ${identity}`))).toEqual([
      `${navy} → Navy, L`,
    ]);
  });
  test('is handled before an address change', async () => {
    const dialogue = open();
    const answer = await dialogue.turns(`change the mugs in P1001 to white ${identity}`, 'and send it to Kantstr. 9, 10623 Berlin');
    expect(answer).toMatch(/changing a shipping address.*→ White/s);
    expect(dialogue.actions()).toEqual([]);
  });
  test('is offered if it is the only other one, and a yes accepts it', async () => {
    const dialogue = open();
    expect(await dialogue.turns(`exchange the mugs of T7001 ${identity}`)).toMatch(/only other .* is white/);
    expect(itemsIn(await dialogue.turns('yes'))).toEqual(['3 × Quay Enamel Mug (Navy) → White']);
    expect(dialogue.actions()).toEqual([]);
  });
  test.each([
    `exchange the ferry mug in D2001 for a quay mug ${identity}`,
    `i need 3 enamel mugs instead of 2 in P1001, ${identity}`,
    `cancel one of the enamel mugs in order P1001, ${identity}`,
    `I want to cancel the ferry mug but keep the other mugs, order P1001 ${identity}`,
  ])('excludes other products and quantities, which go to a teammate: %s', async (line) => {
    const dialogue = open();
    expect(await dialogue.outcome(line)).toMatchObject({
      reason: 'unsupported_request',
      text: expect.stringMatching(/another version of the same/),
    });
    expect(dialogue.actions()).toEqual([]);
  });
});

describe('a cancellation', () => {
  test.each([['not needed'], ['the first'], ['no longer needed']])('accepts "%s" as its reason', async (why) => {
    expect(await open().turns(`cancel P1001 ${identity}`, why)).toMatch(/I can cancel order P1001/);
  });
  test('accepts a yes to the offered reason', async () => {
    expect(await open().turns(`cancel P1001 ${identity}`, 'found it cheaper elsewhere', 'yes')).toMatch(/I can cancel order P1001/);
  });
  test('a mistake is a reason, not anger', async () => {
    expect(await open({ locale: 'de' }).turns(`will bestellung P1001 stornieren ${identity}`, 'hab mich vertan')).toMatch(
      /Ich kann Bestellung/,
    );
  });
  test.each(['hmm wait', 'let me think', '...', 'one sec'])('waits after "%s" without giving up', async (line) => {
    const dialogue = open();
    expect(await dialogue.turns(`cancel P1001 ${identity} not needed`, line, line, line)).toMatch(
      /Take your time.*I can cancel order P1001/s,
    );
    await dialogue.turns('ok yes do it');
    expect(dialogue.actions()).toEqual(['cancel_pending_order']);
  });
  test('"actually no, keep it" ends it', async () => {
    expect(await open().turns(`cancel P1001 ${identity}`, 'actually no, keep it')).toMatch(/haven’t changed anything/);
  });
  test('refunds to the original payment method and says so', async () => {
    expect(await open().turns(`cancel P1002 ${identity} not needed`, 'yes but refund it to my gift card')).toMatch(
      /can’t use that payment method.*Refund: .* to Visa 4242/s,
    );
  });
});

describe('which order', () => {
  test('is found by its items', async () => {
    const dialogue = open({ verification: 'email_code' });
    await dialogue.turns('hi i wanna cancel my order', identity, theCode);
    expect(await dialogue.turns('the jacket one')).toMatch(/cancel order P1002/);
  });
  test('is each one named, one after the other', async () => {
    const dialogue = open();
    const first = await dialogue.turns(`cancel my orders P1001 and P1002, i dont need them. ${identity}`, 'yes');
    expect(first).toMatch(/P1001 is canceled.*canceling an order \(P1002\)/s);
    await dialogue.turns('yes', 'yes');
    expect([dialogue.order('P1001')?.status, dialogue.order('P1002')?.status]).toEqual(['cancelled', 'cancelled']);
  });
  test('is both of those listed', async () => {
    const dialogue = open({ verification: 'email_code' });
    await dialogue.turns('cancel my order, i do not need it any more', identity, theCode);
    expect(await dialogue.turns('both of them', 'yes')).toMatch(/P1001 is canceled.*canceling an order \(P1002\)/s);
  });
  test('is the one the second intent names', async () => {
    const dialogue = open();
    const shown = await dialogue.turns(`change the address of P1001 to Hauptstr. 7, 10115 Berlin and cancel P1002, ${identity}`);
    expect(shown).toMatch(/Hauptstr\. 7\n10115 Berlin\nGermany/);
    expect(await dialogue.turns('yes', 'yes', 'dont need it')).toMatch(/I can cancel order P1002/);
  });
  test('can be corrected alone', async () => {
    expect(await open().turns('i want to cancel order P9999', identity, 'oh sorry its P1001')).toMatch(/can cancel order P1001/);
    expect(await open().turns('cancel order P1001, email ana@mail.example', `sorry ${identity}`)).toMatch(/can cancel order P1001/);
  });
  test('is asked for once more in other words before a handoff', async () => {
    const dialogue = open({ verification: 'email_code' });
    const asked = await dialogue.turns("where's my order");
    expect(await dialogue.turns('why do you need my email?')).not.toBe(asked);
    expect(await dialogue.outcome('i dont want to tell you')).toMatchObject({ reason: 'customer_request' });
  });
  test('is looked up from its number alone', async () => {
    expect(await open().turns('S3001', identity)).toMatch(/S3001, .* is on its way/);
    expect(await open().turns(`s3001 ${identity}`)).toMatch(/S3001, .* is on its way/);
  });
  test('is each one named', async () => {
    expect(await open().turns(`orders P1001 and S3001. status? ${identity}`)).toMatch(/^Thanks, Anna!\n\nOrder P1001.*Order S3001/s);
  });
  test('lists all when the customer asks for all', async () => {
    expect(await open().turns(`where is S3001 ${identity}`, 'and all of them?')).toMatch(/P1001.*P1002/s);
  });
  test('a code is sent again on request', async () => {
    const dialogue = open({ verification: 'email_code' });
    expect(await dialogue.turns("where's my order", identity, 'can you resend it')).toMatch(/code is on its way/);
  });
});

describe('late, lost, wrong or refunded', () => {
  test.each([
    ['en', `my order S3001 is late ${identity}`, 'its been 10 days'],
    ['en', `D2001 says delivered but i never got it. ${identity}`, 'i did look with the neighbours'],
    ['en', `my package says delivered, where is it?? D2001 ${identity}`, 'no one got it'],
    ['de', `Bestellung S3001 ist immer noch nicht da, ${identity}`, 'seit 10 tagen nichts'],
    ['pt', `a minha encomenda S3001 está atrasada, ${identity}`, 'já passaram 10 dias'],
  ])('%s: %s', async (locale, line, more) => {
    const dialogue = open({ locale });
    const answer = await dialogue.turns(line);
    expect(answer).toMatch(/I’m sorry|Es tut mir leid|Lamento/);
    expect(answer).not.toMatch(/If you haven’t received it/);
    expect(await dialogue.outcome(more)).toMatchObject({ decision: 'hand_off' });
  });
  test('hands off a late order of an angry customer with the order', async () => {
    const dialogue = open();
    await dialogue.say(`where is S3001 ${identity}`);
    expect(await dialogue.say('it was supposed to be here a week ago!!! this is a joke')).toMatchObject({
      decision: 'hand_off',
      reason: 'negative_sentiment',
    });
  });
  test('the handoff summary has the topic after a yes', async () => {
    const dialogue = open();
    await dialogue.say(`R8001 came back to you weeks ago, when do i get my refund? ${identity}`);
    expect(await dialogue.say('yes please')).toMatchObject({ summary: expect.stringMatching(/Order R8001\..*when do i get my refund/) });
  });
  test('asks about an image without text and keeps the action', async () => {
    const dialogue = open();
    expect(await dialogue.turns('[IMG_2031.jpg]')).toMatch(/a colleague can\. What’s your file about/);
    await dialogue.turns(`return the mug of D2001 ${identity}`, '[IMG_2032.jpg]');
    expect(await dialogue.turns('yes')).toMatch(/1 × Ferry Travel Mug/);
    await dialogue.turns('yes');
    expect(dialogue.actions()).toEqual(['return_delivered_items']);
  });
  test('never asks two questions that one yes could answer', async () => {
    const shown = await open().turns(`cancel P1001 ${identity} not needed`, 'when do i get the money?');
    expect(shown).toMatch(/Shall I still cancel order P1001/);
    expect(shown).not.toMatch(/Want me to/);
  });
  test('hands off a wrong item instead of exchanging it', async () => {
    const dialogue = open();
    expect(await dialogue.outcome(`you sent me the wrong jacket! i ordered navy and got yellow. D2001, ${identity}`)).toMatchObject({
      decision: 'hand_off',
    });
    expect(dialogue.calls).not.toContain('exchange_delivered_items');
  });
  test.each([`sent back R8001, when do i get my refund? ${identity}`, `i never received my refund for R8001 ${identity}`])(
    'a return under way is told: %s',
    async (line) => {
      expect(await open().turns(line)).toMatch(/return in progress for order R8001/);
    },
  );
  test('responds to impatience after the status', async () => {
    expect(await open({ locale: 'de' }).turns(`wann kommt S3001, ${identity}`, 'das dauert schon zu lange')).toMatch(/Es tut mir leid/);
  });
  test('mentions the refund when the customer cancels again', async () => {
    expect(await open().turns(`cancel C9001 ${identity}`)).toMatch(/already canceled.*€22\.95 was refunded/s);
  });
  test('invents no date', async () => {
    expect(await open().turns(`where is S3001 ${identity}`, 'when will it get here?')).toMatch(/don’t have (?:a delivery|an exact) date/);
  });
  test('says the total', async () => {
    expect(await open().turns(`where is D2001 ${identity}`, 'what was the total of that order?')).toMatch(/€181\.95/);
  });
});

describe('payment methods', () => {
  test.each([`pay P1002 with my gift card instead ${identity}`, `change payment of P1002 to gift card. ${identity}`])(
    '%s',
    async (line) => {
      expect(await open().turns(line)).toMatch(/Charge: €159\.00 to Gift card/);
    },
  );
  test('offers the methods on file instead of a missing one', async () => {
    const dialogue = open();
    expect(await dialogue.turns(`can I pay P1002 with paypal instead? ${identity}`)).toMatch(
      /can’t use that payment method.*Gift card\. Shall I use that one/s,
    );
    expect(await dialogue.turns('yes')).toMatch(/Charge: .* to Gift card/);
    expect(dialogue.actions()).toEqual([]);
  });
});

describe('an address', () => {
  test('next to an order’s number is its shipping address', async () => {
    const dialogue = open();
    expect(await dialogue.turns(`deliver P1001 to Calle Mayor 5, piso 3B, 28013 Madrid, Spain please ${identity}`)).toMatch(
      /Calle Mayor 5\npiso 3B\n28013 Madrid/,
    );
    expect(await dialogue.turns('the door is 3C not 3B')).toMatch(/Calle Mayor 5\npiso 3C\n28013 Madrid/);
  });
  test("to save is the customer's own", async () => {
    const dialogue = open();
    const shown = await dialogue.turns(
      `please save Hauptstr. 5, 10115 Berlin as my default address. its ${identity}, last order was S3001`,
    );
    expect(shown).toMatch(/default address:\nAnna Berg\nHauptstr\. 5\n10115 Berlin\nGermany/);
    await dialogue.say('ok');
    expect(dialogue.actions()).toEqual(['modify_customer_address']);
  });
  test('"my old address" has to be given, and nothing ships to the address shown', async () => {
    const dialogue = open();
    expect(await dialogue.turns(`change address of P1001 to Damrak 5, 1012LG Amsterdam. ${identity}`, 'yes but to my old address')).toMatch(
      /What’s the new address/,
    );
    expect(dialogue.actions()).toEqual([]);
  });
  test('keeps the town given before the postcode', async () => {
    expect(await open().turns(`wrong address on P1002 ${identity}`, 'prenzlauer allee 22', 'berlin', '10405')).toMatch(
      /prenzlauer allee 22\n10405 berlin/,
    );
  });
});
