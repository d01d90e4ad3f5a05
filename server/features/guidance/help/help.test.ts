import {
  addTicketMessage,
  askHelp,
  closeTicket,
  createTicket,
  getHelpArticle,
  getHelpChangelog,
  listHelpArticles,
  listTickets,
} from '@parley/contract/help';
import { problems } from '@parley/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_NAME: 'Fjord', OPERATOR_ADDRESS: 'Bergen', OPERATOR_EMAIL: 'ops@fjord.example' } });
  owner = await app.register();
});
afterAll(() => app.close());

const search = async (q: string) => (await app.send(listHelpArticles, { q }, { token: owner.token })).body.items.map(({ id }) => id);
const ask = async (q: string) => (await app.send(askHelp, { q }, { token: owner.token })).body.answer;

test.each([
  ['invite', 'teammate-access'],
  ['How do I take over a conversation', 'inbox'],
  ['recovery codes', 'lost-phone'],
  ['widget snippet', 'settings-website-chat'],
  ['holiday', 'settings-business-hours'],
  ['refnd limit', 'orders'],
  ['fulfil', 'fulfillment'],
  ['order.on_hold', 'order.on_hold'],
  ['impersonation', 'operator-access'],
])('the words “%s” find %s among the first three', async (q, id) => {
  expect((await search(q)).slice(0, 3)).toContain(id);
});

test('words that no article has find nothing', async () => {
  expect(await search('xylophone zeppelin')).toEqual([]);
});

test.each([
  ['How do I invite a teammate?', 'teammate-access', 'choose Invite'],
  ['What can the operator see?', 'operator-access', 'read but change nothing'],
  ['How long is a password reset link valid?', 'forgot-password', '30 minutes'],
  ['How do I print a packing slip?', 'orders', 'packing slips'],
])('“%s” is answered from %s', async (q, id, words) => {
  const answer = await ask(q);
  expect(answer?.source.id).toBe(id);
  expect(answer?.text).toContain(words);
});

test.each(['What is the capital of France?', 'How many days to Mars?', 'Is Parley HIPAA certified?', 'Do you deliver to Germany?'])(
  '“%s” has no answer, and none is made up',
  async (q) => expect(await ask(q)).toBeNull(),
);

test('every answer is a part of the article that it names', async () => {
  for (const q of ['How do I invite a teammate?', 'How do I reset my password?', 'The AI gives wrong answers']) {
    const answer = await ask(q);
    const { body } = await app.send(getHelpArticle, { id: answer?.source.id ?? '' }, { token: owner.token });
    const flat = (text: string) => text.replace(/\s+/g, ' ');
    expect(flat(body.body)).toContain(flat(answer?.text ?? 'none').slice(0, 120));
  }
});

test('the article of an error has the sentence that people see for its title', async () => {
  const { body } = await app.send(getHelpArticle, { id: 'order.on_hold' }, { token: owner.token });
  expect([body.kind, body.title]).toEqual(['error', problems['order.on_hold'][1]]);
  expect(codeOf(await app.send(getHelpArticle, { id: 'nothing' }, { token: owner.token }))).toBe('help_article.missing');
});

test('what’s new has only what a shop’s team should know', async () => {
  const { body } = await app.send(getHelpChangelog, {}, { token: owner.token });
  expect(body.releases[0]?.sections.map(({ title }) => title)).toEqual(['For shop teams']);
  expect(JSON.stringify(body)).not.toMatch(/CREATEROLE|trigger|`|\/api\/|endpoint|migration/i);
  for (const { sections } of body.releases)
    for (const { items } of sections) for (const item of items) expect(item).not.toMatch(/^\s*$|\n/);
});

const written = { subject: 'The list stays empty', message: 'After I filter it.' };
const failed = { line: 'GET /api/orders/:merchant', status: 500, code: 'unexpected', request_id: 'req-7' };

test('a ticket reaches the operator with its context, is confirmed, and the whole team follows it', async () => {
  const shop = await app.register({ merchant_name: 'Fjord Candles' });
  const { merchant, token } = shop;
  const input = { merchant, ...written, page: '/orders', version: '0.1.0', failed_requests: [failed] };
  const { status, body } = await app.send(createTicket, input, { token });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...written,
    page: '/orders',
    state: 'open',
    answer: null,
    created_by: 'Olive Owner',
    failed_requests: [failed],
  });
  const mailsAbout = () => app.mails.filter(({ subject }) => subject.includes(written.subject));
  await expect
    .poll(() =>
      mailsAbout()
        .map(({ to }) => to)
        .toSorted(),
    )
    .toEqual(['ops@fjord.example', shop.email].toSorted());
  const toOperator = mailsAbout().find(({ to }) => to === 'ops@fjord.example');
  const copy = mailsAbout().find(({ to }) => to === shop.email);
  for (const part of ['Fjord Candles', shop.email, '/orders', '0.1.0', 'req-7']) expect(toOperator?.text).toContain(part);
  for (const part of [written.message, '/orders', '0.1.0', 'req-7']) expect(copy?.text).toContain(part);
  const agent = await app.teammate(merchant, 'agent');
  const { body: listed } = await app.send(listTickets, { merchant }, { token: agent.token });
  expect(listed.items.map(({ id }) => id)).toEqual([body.id]);
  const { body: closed } = await app.send(closeTicket, { merchant, id: body.id }, { token: agent.token });
  expect(closed.state).toBe('closed');
  expect((await app.send(closeTicket, { merchant, id: body.id }, { token })).status).toBe(200);
  const actions = await app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'ticket.%')
    .execute();
  expect(actions.map(({ action }) => action).sort()).toEqual(['ticket.closed', 'ticket.created']);
});

test('a confirmation that isn’t accepted is tried again, and the operator gets their mail once', async () => {
  const shop = await app.register();
  const { mail } = app.installation.outside;
  const accept = mail.send.bind(mail);
  const subject = `Once ${newId()}`;
  let refusals = 0;
  mail.send = async (letter) => {
    if (letter.to === shop.email && letter.subject.includes(subject) && refusals === 0) {
      refusals += 1;
      throw new Error('busy');
    }
    await accept(letter);
  };
  try {
    await app.send(createTicket, { merchant: shop.merchant, ...written, subject }, { token: shop.token });
    const about = () => app.mails.filter((one) => one.subject.includes(subject)).map(({ to }) => to);
    await expect.poll(about).toContain('ops@fjord.example');
    await expect.poll(() => refusals).toBe(1);
    // The second try, without its delay.
    await expect
      .poll(
        async () => {
          await app.installation.owner.query(
            'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
          );
          return about();
        },
        { timeout: 15_000 },
      )
      .toContain(shop.email);
    expect(about().toSorted()).toEqual(['ops@fjord.example', shop.email].toSorted());
  } finally {
    mail.send = accept;
  }
});

test('a teammate adds to an open ticket: the operator gets it, and an answered ticket is open again', async () => {
  const shop = await app.register({ merchant_name: 'Fjord Soap' });
  const { merchant, token } = shop;
  const subject = 'Stuck import';
  const { body: ticket } = await app.send(createTicket, { merchant, ...written, subject }, { token });
  const agent = await app.teammate(merchant, 'agent');
  const add = (message: string, who: string = agent.token) =>
    app.send(addTicketMessage, { merchant, id: ticket.id, message }, { token: who });
  await app.write(merchant, async (ctx) => {
    await ctx.db.updateTable('tickets').set({ state: 'answered', answer: 'Which file?' }).where('id', '=', ticket.id).execute();
  });
  const { status, body } = await add('The second one.');
  expect([status, body.state, body.answer]).toEqual([200, 'open', 'Which file?']);
  expect(body.message).toMatch(/^After I filter it\.\n\n.+, \d{4}-\d\d-\d\d \d\d:\d\d UTC:\nThe second one\.$/);
  const mailsAbout = () => app.mails.filter((mail) => mail.subject === `Added to a ticket from Fjord Soap: ${subject}`);
  await expect.poll(() => mailsAbout().map(({ to }) => to)).toEqual(['ops@fjord.example']);
  expect(mailsAbout()[0]?.text).toContain('The second one.');
  await Promise.all([add('One.'), add('Two.')]);
  const { body: listed } = await app.send(listTickets, { merchant }, { token });
  for (const part of ['The second one.', 'One.', 'Two.']) expect(listed.items[0]?.message).toContain(part);
  expect(pathsOf(await add(' '))).toEqual(['message']);
  for (let times = 0; times < 3; times += 1) await add('x'.repeat(5000));
  expect(codeOf(await add('x'.repeat(5000)))).toBe('ticket.full');
  await app.send(closeTicket, { merchant, id: ticket.id }, { token });
  expect(codeOf(await add('More.'))).toBe('ticket.closed');
  expect(
    codeOf(await app.send(addTicketMessage, { merchant: owner.merchant, id: ticket.id, message: 'More.' }, { token: owner.token })),
  ).toBe('ticket.missing');
  const analyst = await app.teammate(merchant, 'billing');
  expect((await add('More.', analyst.token)).status).toBe(403);
});

test('tickets come page by page, latest first, and only those of the shop', async () => {
  const { merchant, token } = await app.register();
  for (const place of [1, 2, 3]) await app.send(createTicket, { merchant, ...written, subject: `Ticket ${place}` }, { token });
  const first = (await app.send(listTickets, { merchant, limit: 2 }, { token })).body;
  const rest = (await app.send(listTickets, { merchant, limit: 2, cursor: first.next_cursor ?? '' }, { token })).body;
  expect([...first.items, ...rest.items].map(({ subject }) => subject)).toEqual(['Ticket 3', 'Ticket 2', 'Ticket 1']);
  expect(rest.next_cursor).toBeNull();
  const [ticket] = first.items;
  expect(codeOf(await app.send(closeTicket, { merchant: owner.merchant, id: ticket?.id ?? '' }, { token: owner.token }))).toBe(
    'ticket.missing',
  );
  expect(codeOf(await app.send(closeTicket, { merchant, id: newId() }, { token }))).toBe('ticket.missing');
});

test('an empty ticket is refused at its fields', async () => {
  const answer = await app.send(createTicket, { merchant: owner.merchant, subject: ' ', message: '' }, { token: owner.token });
  expect([answer.status, pathsOf(answer)]).toEqual([422, ['subject', 'message']]);
});
