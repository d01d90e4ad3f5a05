import { describe, expect, test } from 'vitest';
import { makeConversation, order, theCode } from './testing/make.ts';
import { makeTrade } from './testing/make-trade.ts';

// Whole conversations as customers write them: short, in any order, half answered, and with a change of mind.

const me = 'anna@mail.example';
type Given = Omit<Parameters<typeof makeConversation>[0] & object, 'shop'>;
/** Anna, who also has two jackets and three mugs of one order, and a return under way. */
function open(given: Given = {}) {
  const shop = makeTrade();
  const [ferry, quay, squall] = shop.products;
  if (!ferry || !quay || !squall) throw new Error('The shop lacks a product.');
  squall.variants.push({
    id: 'squall-yellow-l',
    sku: null,
    price: '159.00',
    in_stock: true,
    stock: 5,
    options: { Colour: 'Yellow', Size: 'L' },
  });
  quay.variants.push({ id: 'quay-white', sku: null, price: '14.50', in_stock: true, stock: 9, options: { Colour: 'White' } });
  const piece = (of: typeof ferry, options: Record<string, string>, quantity = 1) => {
    const variant = of.variants.find((one) => Object.entries(options).every(([name, value]) => one.options[name] === value));
    return { ...lineOf(of.name, variant?.price ?? '0.00', options), quantity, product_id: of.id, variant_id: variant?.id ?? null };
  };
  const paid = (amount: string) => ({ payments: [{ kind: 'payment', amount, method: 'card-1', label: 'Visa 4242' }] });
  const lines = [
    piece(squall, { Colour: 'Navy', Size: 'M' }),
    piece(squall, { Colour: 'Yellow', Size: 'L' }),
    piece(quay, { Colour: 'Navy' }, 3),
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
  const talk = makeConversation({ verification: 'order_and_email', ...given, shop });
  const said: string[] = [];
  return {
    ...talk,
    said,
    /** Says one after the other, and reads what was answered last. */
    async turns(...customer: string[]): Promise<string> {
      for (const line of customer) said.push((await talk.say(line)).text);
      return said.at(-1) ?? '';
    },
    async outcome(...customer: string[]) {
      const before = customer.slice(0, -1);
      await this.turns(...before);
      const last = await talk.say(customer.at(-1) ?? '');
      return { text: last.text, reason: last.decision === 'hand_over' ? last.reason : undefined, decision: last.decision };
    },
    order: (number: string) => anna?.orders.find(({ order_number: own }) => own === number),
    deeds: () => talk.done.map(({ tool }) => tool),
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
/** The pieces a text lists. */
const pieces = (text: string) => [...text.matchAll(/^• (.+)$/gm)].map(([, piece]) => piece);
const navy = '1 × Squall Rain Jacket (Navy, M)';
const yellow = '1 × Squall Rain Jacket (Yellow, L)';
const mugs = (count: number) => `${count} × Quay Enamel Mug (Navy)`;

describe('which pieces go back', () => {
  test.each<[string, string[], string[]]>([
    ['both of a name', [`return both jackets from T7001 ${me}`], [navy, yellow]],
    ['one of a name, by its colour', [`i want to return a squall jacket. T7001 ${me}`, 'the yellow one'], [yellow]],
    ['one of a name, by the kind of its colour', [`return a jacket T7001 ${me}`, 'the blue one'], [navy]],
    ['two of the three', [`want to return 2 of the 3 mugs, T7001 ${me}`], [mugs(2)]],
    ['fewer than was shown, then more', [`return the mugs of T7001 ${me}`, 'just one', 'make it two'], [mugs(2)]],
    ['everything but one', [`return everything from T7001 except the mugs, ${me}`], [navy, yellow]],
    ['what is not to be kept', [`i want to send T7001 back but keep the mugs, ${me}`], [navy, yellow]],
    ['what one does not want to keep', [`i don't want to keep the mugs of T7001, return them. ${me}`], [mugs(3)]],
    ['less than was shown', [`return everything from T7001 ${me}`, 'not the mugs, only the jackets'], [navy, yellow]],
    ['another than was shown', [`return the jacket from D2001 ${me}`, 'no wait, the mug'], ['1 × Ferry Travel Mug (Sand)']],
    ['one more than was shown', [`return the mug from D2001 ${me}`, 'and the jacket too'], ['1 × Ferry Travel Mug (Sand)', navy]],
    ['fewer of what was shown, by colour', [`return both jackets of T7001 ${me}`, 'no wait, only the yellow one'], [yellow]],
    ['another, once the first is to be forgotten', [`return the mug from D2001 ${me}`, 'no. forget the mug, the jacket'], [navy]],
    ['another, in German', [`Ich will den Becher aus D2001 zurückgeben ${me}`, 'nein, vergiss den Becher, die Jacke'], [navy]],
    ['by its place in the list', [`return T7001 ${me}`, '2'], [yellow]],
    ['as it is, for who first wanted another', [`exchange the jacket of D2001 for an L ${me}`, 'actually i want to return it'], [navy]],
    ['but not what is to be exchanged', [`return the jacket and exchange the mug for black, D2001 ${me}`], [navy]],
  ])('%s', async (_, lines, expected) => {
    const talk = open();
    const shown = await talk.turns(...lines);
    expect(pieces(shown)).toEqual(expected);
    expect(talk.deeds()).toEqual([]);
    await talk.say('yes');
    expect(talk.deeds()).toEqual(['return_delivered_items']);
  });
  test('who would rather have another size exchanges it', async () => {
    const talk = open();
    expect(await talk.turns(`return the jacket D2001 ${me} too small`, 'actually can i get an L instead?', 'yes')).toMatch(
      /exchange for order D2001/,
    );
    expect(talk.deeds()).toEqual(['exchange_delivered_items']);
  });
});

describe('another version', () => {
  test.each(['too small, can i get L', 'es ist zu klein, bitte in L', 'elle est trop petite, je voudrais L'])(
    'is not the size that did not fit: %s',
    async (line) => {
      expect(pieces(await open().turns(`i want to exchange the jacket of D2001 ${me}`, line))).toEqual([`${navy} → Navy, L`]);
    },
  );
  test('is not the one that is refused', async () => {
    const talk = open();
    const shown = pieces(await talk.turns(`exchange the jacket of D2001 for an L ${me}`, 'but not yellow'));
    expect(shown).not.toEqual([expect.stringMatching(/Yellow/)]);
  });
  test('waits while the policy is asked for, however it is spelled', async () => {
    const talk = open();
    const told = await talk.turns(`exchange the jacket of D2001 for an L ${me}`, 'oh and whats ur return polcy');
    expect(pieces(told)).toEqual([`${navy} → Navy, L`]);
    expect(talk.deeds()).toEqual([]);
  });
  test('of one piece stays the one that was chosen when fewer are meant', async () => {
    const told = await open().turns(`can i swap the mugs of T7001 for white ones ${me}`, 'one of them');
    expect(pieces(told)).toEqual(['1 × Quay Enamel Mug (Navy) → White']);
  });
  test('is the next size for who wants a bigger one', async () => {
    expect(pieces(await open().turns(`i want to exchange the jacket of D2001 ${me}`, 'for a bigger one'))).toEqual([`${navy} → Navy, L`]);
  });
  test('is of the only piece that comes in it', async () => {
    expect(pieces(await open().turns(`hi, bought the wrong size, D2001, need L instead of M. ${me}`))).toEqual([`${navy} → Navy, L`]);
  });
  test('is settled before another address is', async () => {
    const talk = open();
    const told = await talk.turns(`change the mugs in P1001 to white ${me}`, 'and send it to Kantstr. 9, 10623 Berlin');
    expect(told).toMatch(/changing a delivery address.*→ White/s);
    expect(talk.deeds()).toEqual([]);
  });
  test('that is the only other one is offered, and a yes takes it', async () => {
    const talk = open();
    expect(await talk.turns(`exchange the mugs of T7001 ${me}`)).toMatch(/only other version .* is: White/);
    expect(pieces(await talk.turns('yes'))).toEqual(['3 × Quay Enamel Mug (Navy) → White']);
    expect(talk.deeds()).toEqual([]);
  });
  test.each([
    `exchange the ferry mug in D2001 for a quay mug ${me}`,
    `i need 3 enamel mugs instead of 2 in P1001, ${me}`,
    `cancel one of the enamel mugs in order P1001, ${me}`,
    `I want to cancel the ferry mug but keep the other mugs, order P1001 ${me}`,
  ])("is no other product and no other number of them, which is a colleague's: %s", async (line) => {
    const talk = open();
    expect(await talk.outcome(line)).toMatchObject({
      reason: 'unsupported_request',
      text: expect.stringMatching(/another version of the same/),
    });
    expect(talk.deeds()).toEqual([]);
  });
});

describe('a cancellation', () => {
  test.each([['not needed'], ['the first'], ['no longer needed']])('takes "%s" for its reason', async (why) => {
    expect(await open().turns(`cancel P1001 ${me}`, why)).toMatch(/I would cancel order P1001/);
  });
  test('takes a yes to whether it is one of the reasons', async () => {
    expect(await open().turns(`cancel P1001 ${me}`, 'found it cheaper elsewhere', 'yes')).toMatch(/I would cancel order P1001/);
  });
  test('a slip is a reason and no anger', async () => {
    expect(await open({ locale: 'de' }).turns(`will bestellung P1001 stornieren ${me}`, 'hab mich vertan')).toMatch(/Ich würde Bestellung/);
  });
  test.each(['hmm wait', 'let me think', '...', 'one sec'])('waits for who says "%s", as often as they like', async (line) => {
    const talk = open();
    expect(await talk.turns(`cancel P1001 ${me} not needed`, line, line, line)).toMatch(/Take your time.*I would cancel order P1001/s);
    await talk.turns('ok yes do it');
    expect(talk.deeds()).toEqual(['cancel_pending_order']);
  });
  test('"actually no, keep it" ends it', async () => {
    expect(await open().turns(`cancel P1001 ${me}`, 'actually no, keep it')).toMatch(/nothing was changed/);
  });
  test('gives the money back the way it came, and says so', async () => {
    expect(await open().turns(`cancel P1002 ${me} not needed`, 'yes but refund it to my gift card')).toMatch(
      /cannot be used here.*goes back to: Visa 4242/s,
    );
  });
});

describe('which order', () => {
  test('is told by what is in it', async () => {
    const talk = open({ verification: 'email_code' });
    await talk.turns('hi i wanna cancel my order', me, theCode);
    expect(await talk.turns('the jacket one')).toMatch(/for order P1002/);
  });
  test('is every one that was named, one after the other', async () => {
    const talk = open();
    const first = await talk.turns(`cancel my orders P1001 and P1002, i dont need them. ${me}`, 'yes');
    expect(first).toMatch(/P1001 is cancelled.*cancelling an order \(P1002\)/s);
    await talk.turns('yes', 'yes');
    expect([talk.order('P1001')?.status, talk.order('P1002')?.status]).toEqual(['cancelled', 'cancelled']);
  });
  test('is both of those that were listed', async () => {
    const talk = open({ verification: 'email_code' });
    await talk.turns('cancel my order, i do not need it any more', me, theCode);
    expect(await talk.turns('both of them', 'yes')).toMatch(/P1001 is cancelled.*cancelling an order \(P1002\)/s);
  });
  test('is the one the second wish named, not the one of the first', async () => {
    const talk = open();
    const shown = await talk.turns(`change the address of P1001 to Hauptstr. 7, 10115 Berlin and cancel P1002, ${me}`);
    expect(shown).toMatch(/Hauptstr\. 7\n10115 Berlin\nGermany/);
    expect(await talk.turns('yes', 'yes', 'dont need it')).toMatch(/I would cancel order P1002/);
  });
  test('is corrected without saying the rest again', async () => {
    expect(await open().turns('i want to cancel order P9999', me, 'oh sorry its P1001')).toMatch(/do that for order P1001/);
    expect(await open().turns('cancel order P1001, email ana@mail.example', `sorry ${me}`)).toMatch(/do that for order P1001/);
  });
  test('is asked for once more in other words, and then a person is fetched', async () => {
    const talk = open({ verification: 'email_code' });
    const asked = await talk.turns("where's my order");
    expect(await talk.turns('why do you need my email?')).not.toBe(asked);
    expect(await talk.outcome('i dont want to tell you')).toMatchObject({ reason: 'customer_request' });
  });
  test('said alone is looked up', async () => {
    expect(await open().turns('S3001', me)).toMatch(/S3001 .* is on its way/);
    expect(await open().turns(`s3001 ${me}`)).toMatch(/S3001 .* is on its way/);
  });
  test('is each that was named', async () => {
    expect(await open().turns(`orders P1001 and S3001. status? ${me}`)).toMatch(/^Thank you, Anna\.\n\nOrder P1001.*Order S3001/s);
  });
  test('of several is told when all are asked for', async () => {
    expect(await open().turns(`where is S3001 ${me}`, 'and all of them?')).toMatch(/P1001.*P1002/s);
  });
  test('a code is sent again when they ask for it', async () => {
    const talk = open({ verification: 'email_code' });
    expect(await talk.turns("where's my order", me, 'can you resend it')).toMatch(/I have sent a code/);
  });
});

describe('late, lost, wrong or given back', () => {
  test.each([
    ['en', `my order S3001 is late ${me}`, 'its been 10 days'],
    ['en', `D2001 says delivered but i never got it. ${me}`, 'i did look with the neighbours'],
    ['en', `my package says delivered, where is it?? D2001 ${me}`, 'no one got it'],
    ['de', `Bestellung S3001 ist immer noch nicht da, ${me}`, 'seit 10 tagen nichts'],
    ['pt', `a minha encomenda S3001 está atrasada, ${me}`, 'já passaram 10 dias'],
  ])('%s: %s', async (locale, line, more) => {
    const talk = open({ locale });
    const told = await talk.turns(line);
    expect(told).toMatch(/I am sorry|Es tut mir leid|Lamento/);
    expect(told).not.toMatch(/If it did not reach you/);
    expect(await talk.outcome(more)).toMatchObject({ decision: 'hand_over', reason: 'customer_request' });
  });
  test('who is late and angry gets a person at once, with the order', async () => {
    const talk = open();
    await talk.say(`where is S3001 ${me}`);
    expect(await talk.say('it was supposed to be here a week ago!!! this is a joke')).toMatchObject({
      decision: 'hand_over',
      reason: 'negative_sentiment',
    });
  });
  test('a person who is agreed to learns what it is about', async () => {
    const talk = open();
    await talk.say(`R8001 came back to you weeks ago, when do i get my refund? ${me}`);
    expect(await talk.say('yes please')).toMatchObject({ summary: expect.stringMatching(/Order R8001\..*when do i get my refund/) });
  });
  test('a picture without a word is asked about, and what was prepared stays', async () => {
    const talk = open();
    expect(await talk.turns('[IMG_2031.jpg]')).toMatch(/a colleague can\. What is it about/);
    await talk.turns(`return the mug of D2001 ${me}`, '[IMG_2032.jpg]');
    expect(await talk.turns('yes')).toMatch(/1 × Ferry Travel Mug/);
    await talk.turns('yes');
    expect(talk.deeds()).toEqual(['return_delivered_items']);
  });
  test('two questions are never answered by one yes', async () => {
    const shown = await open().turns(`cancel P1001 ${me} not needed`, 'when do i get the money?');
    expect(shown).toMatch(/I would cancel order P1001/);
    expect(shown).not.toMatch(/Just say yes/);
  });
  test('a wrong piece is a colleague’s, and is not exchanged for what was sent', async () => {
    const talk = open();
    expect(await talk.outcome(`you sent me the wrong jacket! i ordered navy and got yellow. D2001, ${me}`)).toMatchObject({
      decision: 'hand_over',
    });
    expect(talk.calls).not.toContain('exchange_delivered_items');
  });
  test.each([`sent back R8001, when do i get my refund? ${me}`, `i never received my refund for R8001 ${me}`])(
    'a return under way is told: %s',
    async (line) => {
      expect(await open().turns(line)).toMatch(/return for order R8001 is registered/);
    },
  );
  test('whoever finds that it takes too long is heard after the state was told', async () => {
    expect(await open({ locale: 'de' }).turns(`wann kommt S3001, ${me}`, 'das dauert schon zu lange')).toMatch(/Es tut mir leid/);
  });
  test('money that was given back is told to who cancels again', async () => {
    expect(await open().turns(`cancel C9001 ${me}`)).toMatch(/already cancelled.*€22\.95 was given back/s);
  });
  test('no day is made up', async () => {
    expect(await open().turns(`where is S3001 ${me}`, 'when will it get here?')).toMatch(/do not have a day of delivery/);
  });
  test('what it came to is said', async () => {
    expect(await open().turns(`where is D2001 ${me}`, 'what was the total of that order?')).toMatch(/€181\.95/);
  });
});

describe('how it is paid', () => {
  test.each([`pay P1002 with my gift card instead ${me}`, `change payment of P1002 to gift card. ${me}`])('%s', async (line) => {
    expect(await open().turns(line)).toMatch(/€159\.00 is charged to: Gift card/);
  });
  test('what they do not have is said, and what they have is offered', async () => {
    const talk = open();
    expect(await talk.turns(`can I pay P1002 with paypal instead? ${me}`)).toMatch(
      /cannot be used here.*Gift card\. Shall I use that one/s,
    );
    expect(await talk.turns('yes')).toMatch(/charged to: Gift card/);
    expect(talk.deeds()).toEqual([]);
  });
});

describe('an address', () => {
  test('beside an order’s number is where it should go', async () => {
    const talk = open();
    expect(await talk.turns(`deliver P1001 to Calle Mayor 5, piso 3B, 28013 Madrid, Spain please ${me}`)).toMatch(
      /Calle Mayor 5\npiso 3B\n28013 Madrid/,
    );
    expect(await talk.turns('the door is 3C not 3B')).toMatch(/Calle Mayor 5\npiso 3C\n28013 Madrid/);
  });
  test('that is to be saved is their own', async () => {
    const talk = open();
    const shown = await talk.turns(`please save Hauptstr. 5, 10115 Berlin as my default address. its ${me}, last order was S3001`);
    expect(shown).toMatch(/usual address:\nAnna Berg\nHauptstr\. 5\n10115 Berlin\nGermany/);
    await talk.say('ok');
    expect(talk.deeds()).toEqual(['modify_customer_address']);
  });
  test('"my old address" is asked for, and nothing goes to the one that was shown', async () => {
    const talk = open();
    expect(await talk.turns(`change address of P1001 to Damrak 5, 1012LG Amsterdam. ${me}`, 'yes but to my old address')).toMatch(
      /What is the new address/,
    );
    expect(talk.deeds()).toEqual([]);
  });
  test('keeps the town that was said before the postcode', async () => {
    expect(await open().turns(`wrong address on P1002 ${me}`, 'prenzlauer allee 22', 'berlin', '10405')).toMatch(
      /prenzlauer allee 22\n10405 berlin/,
    );
  });
});
