import { describe, expect, test } from 'vitest';
import { builtin } from '../engine.ts';
import { languages } from '../intents.ts';
import type { Outcome, Turn, Waiting } from '../port.ts';
import { makeShop, makeToolbox, theCode } from '../testing/make.ts';
import { waitingTexts } from '../texts/waiting.ts';
import type { ToolName } from '../tools.ts';

const since = new Date('2026-03-01T18:00:00Z');
const monday = new Date('2026-03-02T08:00:00Z');
const writing: readonly ToolName[] = [
  'verify_customer',
  'hand_off',
  'create_checkout_link',
  'cancel_pending_order',
  'return_delivered_items',
];

/** A conversation that was handed off before, without a teammate; each line is one turn. */
async function makeWaiting({ verified = false, ...more }: Partial<Waiting> & { verified?: boolean } = {}) {
  const { tools, calls } = makeToolbox(makeShop());
  if (verified) {
    await tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' });
    await tools.call('verify_customer', { step: 'check_code', code: theCode });
    calls.length = 0;
  }
  const turns: Turn[] = [];
  const add = (author: Turn['author'], text: string) =>
    void turns.push({ seq: turns.length + 1, author, text, at: new Date(since.getTime() + (turns.length - 1) * 60_000) });
  add('customer', 'My blanket arrived with a hole');
  add('ai', 'I’m sorry. Someone from our team will read this chat and reply here.');
  let memory: unknown = {};
  const waiting: Waiting = {
    ...{ since, reason: 'unsupported_request', summary: '', open: true, backAt: null, text: '', announced: false },
    ...more,
  };
  return {
    calls,
    async say(text: string): Promise<Outcome> {
      add('customer', text);
      const shop = {
        name: 'Harbour',
        timeZone: 'Europe/Amsterdam',
        locale: 'en',
        confidenceThreshold: 0.45,
        verification: 'email_code',
      } as const;
      const agent = { languages: [], sales: 'conservative' } as const;
      const outcome = await builtin.answer(
        { turns, shop, customer: { verified }, agent: { ...agent, languages: [] }, memory, waiting },
        tools,
      );
      memory = JSON.parse(JSON.stringify(outcome.memory));
      waiting.announced = true;
      add('ai', outcome.text);
      return outcome;
    },
  };
}

const ours = waitingTexts.en;
const isOneOf = (wordings: readonly string[], text: string) => wordings.some((one) => text.includes(one));

describe('while the customer waits for a teammate', () => {
  test('a question beside an address that is known already is answered', async () => {
    const waiting = await makeWaiting({ verified: true });
    await waiting.say('my email is yusuf@mail.example');
    const { text } = await waiting.say('my email is above already, yusuf@mail.example. Has order H2493 left yet?');
    expect(text).toMatch(/H2493[\s\S]*on its way/);
    expect(text).not.toMatch(/added your email/);
  });

  test('thanks and ok are acknowledged, differently each time', async () => {
    const { say } = await makeWaiting();
    const said = [await say('thanks'), await say('ok'), await say('great'), await say('thank you!')];
    expect(said.map(({ noted }) => noted)).toEqual([undefined, undefined, undefined, undefined]);
    expect(isOneOf(ours.welcome, said[0]?.text ?? '')).toBe(true);
    expect(isOneOf(ours.okay, said[1]?.text ?? '')).toBe(true);
    expect(new Set(said.map(({ text }) => text)).size).toBe(4);
  });

  test('a complaint beside thanks is noted', async () => {
    expect((await (await makeWaiting()).say('thanks but it leaks')).noted).toContain('leaks');
  });

  test('that the team replies is said once', async () => {
    const { say } = await makeWaiting();
    expect(isOneOf(ours.open, (await say('thanks')).text)).toBe(true);
    expect(isOneOf(ours.open, (await say('it is the grey one')).text)).toBe(false);
  });

  test.each([
    ['my order number is H2493', /order H2493/],
    ['H2493', /order H2493/],
    ['you can write to yusuf@mail.example', /your email address/],
    ['[hole.jpg]', /your photo/],
    ['[invoice.pdf]', /your file/],
    ['it is order H2493 and my mail is yusuf@mail.example', /order H2493 and your email address/],
    ['the hole is in the corner, as large as a coin', /team/],
  ])('a detail is noted for the team: %s', async (text, words) => {
    const { say, calls } = await makeWaiting();
    const outcome = await say(text);
    expect(outcome).toMatchObject({ decision: 'answer', courtesy: true, noted: expect.stringContaining(text) });
    expect(outcome.text).toMatch(words);
    expect(calls.filter((name) => writing.includes(name))).toEqual([]);
  });

  test('a question that an article answers is answered', async () => {
    const { say } = await makeWaiting();
    const outcome = await say('How long does delivery to Spain take?');
    expect(outcome).toMatchObject({ decision: 'answer', sources: [{ kind: 'article' }] });
    expect(outcome.text).toMatch(/3-5 working days/);
    expect(isOneOf(ours.open, outcome.text)).toBe(true);
    expect(outcome.noted).toBeUndefined();
  });

  test('a product question is answered', async () => {
    const outcome = await (await makeWaiting()).say('Is the ferry travel mug in stock in red?');
    expect(outcome.sources).toMatchObject([{ kind: 'product' }]);
  });

  test('the same question again is not answered in the same words', async () => {
    const { say } = await makeWaiting();
    const [first, second, third] = [
      await say('How long does delivery to Spain take?'),
      await say('How long does delivery to Spain take?'),
      await say('How long does delivery to Spain take?'),
    ];
    expect(second.text).not.toBe(first.text);
    expect(third.text).not.toBe(second.text);
  });

  test('a question that nothing answers goes to the team', async () => {
    const outcome = await (await makeWaiting()).say('Who designed the pattern of the blanket in 1987?');
    expect(isOneOf([...ours.unknown, ...ours.noted], outcome.text)).toBe(true);
    expect(outcome.noted).toContain('Who designed');
  });

  test('the order of a verified customer is shown, of an unverified one noted', async () => {
    expect((await (await makeWaiting({ verified: true })).say('where is my order H2493?')).text).toMatch(/on its way/);
    const { say, calls } = await makeWaiting();
    const outcome = await say('where is my order H2493?');
    expect(outcome.noted).toContain('H2493');
    expect(calls).not.toContain('verify_customer');
  });

  test('of what was told just before, only the part that is asked for is told again', async () => {
    const { say } = await makeWaiting({ verified: true });
    await say('where is my order H2493?');
    expect((await say('tracking?')).text).toMatch(/Tracking number: 3SABC\.$/);
  });

  test.each(['please cancel my order H2493', 'cancel H2493', 'I want a refund', 'change the address to Main Street 5, Berlin'])(
    'a request is for the team, also of a verified customer: %s',
    async (text) => {
      const { say, calls } = await makeWaiting({ verified: true });
      const outcome = await say(text);
      expect(outcome.noted).toContain(text);
      expect(calls.filter((name) => writing.includes(name))).toEqual([]);
    },
  );

  test.each(['when will someone reply?', 'how long will it take', 'When are you back?', 'how long do I have to wait?'])(
    'when the team is there, no time is invented: %s',
    async (text) => {
      const outcome = await (await makeWaiting()).say(text);
      expect(isOneOf(ours.noTime, outcome.text)).toBe(true);
      expect(outcome.text).not.toMatch(/\d/);
    },
  );

  test('when it is away, the day and time are in the shop’s time zone', async () => {
    const { say } = await makeWaiting({ open: false, backAt: monday });
    expect((await say('when will someone reply?')).text).toMatch(/Monday.*09:00 CET/);
    expect((await (await makeWaiting({ open: false })).say('when will someone reply?')).text).not.toMatch(/\d/);
  });

  test('the shop’s own words about it come first, and not twice in a row', async () => {
    const { say } = await makeWaiting({ text: 'We answer by email within a day.' });
    expect((await say('when will someone reply?')).text).toBe('We answer by email within a day.');
    expect((await say('when will someone reply?')).text).not.toBe('We answer by email within a day.');
  });

  test('a question and “when” in one message get both', async () => {
    const outcome = await (await makeWaiting()).say('How long does delivery to Spain take? And when will someone reply?');
    expect(outcome.text).toMatch(/3-5 working days/);
    expect(isOneOf(ours.noTime, outcome.text)).toBe(true);
  });

  test.each(['is anyone there?', 'are you still there'])('%s: yes, and the team will reply', async (text) => {
    const outcome = await (await makeWaiting({ announced: true })).say(text);
    expect(isOneOf(ours.here, outcome.text) && isOneOf(ours.open, outcome.text)).toBe(true);
  });

  test('an order and a photo that the team will need are asked for, once each', async () => {
    const { say } = await makeWaiting();
    const said = [await say('it is the blanket'), await say('H2493'), await say('it is in the corner')].map(({ text }) => text);
    expect(said[0]).toContain(ours.askOrder);
    expect(said[1]).toContain(ours.askPhoto);
    expect(said.join(' ').split(ours.askOrder)).toHaveLength(2);
    expect(said.join(' ').split(ours.askPhoto)).toHaveLength(2);
  });

  test('a corrected order number names one order', async () => {
    expect((await (await makeWaiting()).say('sorry, the order is H2381, not H2493')).text).toMatch(/order H2381(?! and)/);
  });

  test.each(['Do you want a picture?', 'shall I send you the order number'])('%s: yes', async (text) => {
    expect(isOneOf(ours.send, (await (await makeWaiting()).say(text)).text)).toBe(true);
  });

  test('never mind is no news of a solution', async () => {
    const outcome = await (await makeWaiting()).say('never mind');
    expect(isOneOf(ours.dropped, outcome.text)).toBe(true);
    expect(outcome.noted).toBe('“never mind”');
  });

  test.each(['never mind, I found it', 'it’s solved now', 'problem solved, thanks'])('%s: the team learns it', async (text) => {
    const outcome = await (await makeWaiting()).say(text);
    expect(isOneOf(ours.solved, outcome.text)).toBe(true);
    expect(outcome.noted).toBe(`The customer says that it’s solved: “${text}”`);
  });

  test('a person asked for again is acknowledged, in other words each time', async () => {
    const { say, calls } = await makeWaiting();
    const said = [await say('I want to talk to a human now'), await say('a human!'), await say('give me a human')].map(({ text }) => text);
    expect(new Set(said).size).toBe(3);
    expect(calls).toEqual([]);
  });

  test('anger and safety keep their words', async () => {
    const angry = await (await makeWaiting()).say('This is a disgrace, you useless idiots!!!');
    expect(isOneOf(ours.sorry, angry.text)).toBe(true);
    const unsafe = await (await makeWaiting()).say('Your lamp gave me an electric shock, I am in hospital');
    expect(unsafe.text).toMatch(/call a doctor/);
    expect(unsafe.noted).toContain('hospital');
  });

  test('a matter of safety stays the team’s, whatever is asked', async () => {
    const { say, calls } = await makeWaiting({ reason: 'sensitive_topic' });
    expect((await say('How long does delivery to Spain take?')).noted).toContain('Spain');
    expect(calls).toEqual([]);
  });

  test('it says that it is automated when asked', async () => {
    expect((await (await makeWaiting()).say('Are you a bot?')).text).toMatch(/AI|automated/);
  });

  test.each([
    ['¿Cuándo me responderéis?', 'es'],
    ['Quand est-ce que vous allez répondre ?', 'fr'],
    ['Wann antwortet mir jemand?', 'de'],
    ['Quando é que me respondem?', 'pt'],
    ['¿Cuánto tardan en responder?', 'es'],
    ['Combien de temps faut-il attendre ?', 'fr'],
    ['Wie lange dauert das noch?', 'de'],
    ['Quanto tempo falta?', 'pt'],
  ] as const)('“%s” is understood', async (text, language) => {
    expect(isOneOf(waitingTexts[language].noTime, (await (await makeWaiting()).say(text)).text)).toBe(true);
  });

  test.each([
    ['Wann bekomme ich mein Geld zurück?', 'de'],
    ['wann ist mein Paket da?', 'de'],
    ['¿Cuándo va a llegar mi pedido?', 'es'],
    ['Quand la veste sera-t-elle de retour ?', 'fr'],
    ['quando vão entregar a encomenda?', 'pt'],
    ['wanneer krijg ik mijn geld terug?', 'en'],
    ['when do I get my money back?', 'en'],
    ['are you open on Saturdays?', 'en'],
  ] as const)('“%s” asks something else', async (text, language) => {
    expect(isOneOf(waitingTexts[language].noTime, (await (await makeWaiting()).say(text)).text)).toBe(false);
  });

  test.each(['¿Cuánto tarda el envío a España?', 'Combien de temps prend la livraison en Espagne ?', 'Quanto tempo demora a entrega?'])(
    '“%s” is about a delivery',
    async (text) => {
      expect((await (await makeWaiting()).say(text)).sources).toMatchObject([{ kind: 'article' }]);
    },
  );

  test.each(['', '...', '👍', 'asdf qwer', '[photo.png] [second.png]', 'a'.repeat(5000)])('something is always said: %s', async (text) => {
    expect((await (await makeWaiting()).say(text)).text).not.toBe('');
  });
});

test.each([...languages, 'nl', 'it'] as const)('%s has several wordings of everything, all different', (language) => {
  const { added, closed, ...texts } = waitingTexts[language];
  for (const wordings of [...Object.values(texts).filter(Array.isArray), added('x'), closed('x')]) {
    expect(wordings.length).toBeGreaterThan(1);
    expect(new Set(wordings).size).toBe(wordings.length);
  }
});

test.each(['is someone reading this today?', 'liest das heute jemand?', 'quelqu’un lit ça aujourd’hui ?', '¿alguien lee esto hoy?'])(
  'says when the team is back to "%s"',
  async (text) => {
    const conversation = await makeWaiting({ open: false, backAt: monday });
    expect((await conversation.say(text)).text).toContain('09:00');
  },
);
test('answers a question without its question mark', async () => {
  const conversation = await makeWaiting();
  expect((await conversation.say('how long does delivery to portugal take')).sources).not.toEqual([]);
});
