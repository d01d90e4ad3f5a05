import { getWebsiteChat, mailSnippet, rotateChatKey, rotateIdentitySecret, updateWebsiteChat } from '@parley/contract/website-chat';
import { createTeam } from '@parley/contract/teams';
import { openChatSession } from '@parley/contract/chat';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { come, decide, signing } from '../chat/make.ts';
import { usualSettings } from './rules.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const day = 86_400_000;
const read = async ({ merchant, token }: { merchant: string; token: string }) =>
  (await app.send(getWebsiteChat, { merchant }, { token })).body;
const auditOf = (merchant: string) =>
  app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', 'like', 'website_chat%')
    .execute();

test('a new shop has default settings, a key and a snippet', async () => {
  const owner = await app.register();
  const settings = await read(owner);
  const key = await app.chatKeyOf(owner.merchant);
  expect(settings).toMatchObject({
    ...usualSettings,
    key,
    allowed_origins: [],
    has_identity_secret: false,
    installed_at: null,
    version: 0,
  });
  expect(settings.snippet).toMatch(new RegExp(`^<script src="http.*/widget.js" data-key="${key}" async></script>$`));
  expect(settings.page_url).toMatch(new RegExp(`/chat/${key}$`));
});

test('a change replaces a part, is signaled to visitors and audited with previous values', async () => {
  const owner = await app.register();
  const texts = { title: 'Ask us', welcome: 'Moin!', away: '', quick_replies: ['Which size?'], disclosure: 'A machine answers.' };
  const { body } = await decide(app, owner, { texts, languages: ['de', 'en'] });
  expect(body).toMatchObject({ texts, languages: ['de', 'en'], version: 1 });
  const { session } = await come(app, owner.merchant);
  expect(session.shop).toMatchObject({ texts, languages: ['de', 'en'] });
  expect(await auditOf(owner.merchant)).toEqual([
    {
      action: 'website_chat.changed',
      detail: { texts: { from: usualSettings.texts, to: texts }, languages: { from: [], to: ['de', 'en'] } },
    },
  ]);
});

test('changing outdated settings is a conflict, including the first time', async () => {
  const owner = await app.register();
  const input = { merchant: owner.merchant, continuity: false, version: 0 };
  const both = await Promise.all([
    app.send(updateWebsiteChat, input, owner),
    app.send(updateWebsiteChat, { ...input, enabled: false }, owner),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.map(({ body }) => (body as { code?: string }).code)).toContain('settings.changed');
  expect((await read(owner)).version).toBe(1);
});

test('saving unchanged settings changes nothing', async () => {
  const owner = await app.register();
  expect((await decide(app, owner, { continuity: true })).body.version).toBe(0);
  expect((await decide(app, owner, { continuity: false })).body.version).toBe(1);
  expect((await decide(app, owner, { continuity: false })).body.version).toBe(1);
  expect(await auditOf(owner.merchant)).toHaveLength(1);
});

test.each([
  ['a path', { allowed_origins: ['https://shop.example/path'] }],
  ['a colour', { look: { ...usualSettings.look, accent: 'red' } }],
  ['a number', { guards: { ...usualSettings.guards, messages_per_minute: 0 } }],
  ['a scheme', { asks: { ...usualSettings.asks, privacy_url: 'javascript:alert(1)' } }],
])('refuses %s', async (_what, change) => {
  const owner = await app.register();
  expect((await decide(app, owner, change)).status).toBe(422);
});

test('new conversations can only go to a team of the shop', async () => {
  const [owner, other] = [await app.register(), await app.register()];
  const { body: team } = await app.send(createTeam, { merchant: other.merchant, name: 'Returns' }, other);
  for (const team_id of [newId(), team.id]) expect((await decide(app, owner, { team_id })).status).toBe(404);
  const { body: own } = await app.send(createTeam, { merchant: owner.merchant, name: 'Returns' }, owner);
  expect((await decide(app, owner, { team_id: own.id })).body.team_id).toBe(own.id);
});

test('only allowed websites can use the chat, effective immediately', async () => {
  const owner = await app.register();
  const from = (origin: string) => ({ origin });
  const before = await come(app, owner.merchant, {}, from('https://elsewhere.example'));
  expect(before.opened.status).toBe(201);
  expect((await before.say('hello')).status).toBe(201);
  await decide(app, owner, { allowed_origins: ['https://shop.example'] });
  expect((await before.say('again')).code).toBe('chat.origin_refused');
  expect((await come(app, owner.merchant, {}, from('https://elsewhere.example'))).problem.code).toBe('chat.origin_refused');
  expect((await come(app, owner.merchant, {}, from('null'))).problem.code).toBe('chat.origin_refused');
  for (const headers of [from('https://shop.example'), from(app.url), {}])
    expect((await come(app, owner.merchant, {}, headers)).opened.status).toBe(201);
});

test('a disabled chat accepts no visitors and no messages', async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  await decide(app, owner, { enabled: false });
  expect((await visitor.say('hello')).code).toBe('chat.switched_off');
  expect((await come(app, owner.merchant)).problem.code).toBe('chat.switched_off');
});

test('a new key works at once, and the old one for 7 more days', async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  const { body } = await app.send(rotateChatKey, { merchant: owner.merchant }, owner);
  expect(body.key).not.toBe(visitor.key);
  expect(body.old_key_until).toBe(new Date(now.getTime() + 7 * day).toISOString());
  expect(body.snippet).toContain(body.key);
  later(7 * day - 60_000);
  expect((await visitor.say('still here')).status).toBe(201);
  const again = await come(app, owner.merchant, { key: body.key, session_token: visitor.token });
  expect(again.session.visitor_id).toBe(visitor.session.visitor_id);
  later(120_000);
  expect((await visitor.say('too late')).code).toBe('chat.key_unknown');
  expect((await come(app, owner.merchant, { key: visitor.key })).problem.code).toBe('chat.key_unknown');
  expect((await come(app, owner.merchant, { key: body.key })).opened.status).toBe(201);
  expect((await read(await app.teammate(owner.merchant, 'manager'))).old_key_until).toBeNull();
});

test('websites allowed later apply to the old key, too', async () => {
  const owner = await app.register();
  const key = await app.chatKeyOf(owner.merchant);
  await app.send(rotateChatKey, { merchant: owner.merchant }, owner);
  await decide(app, owner, { allowed_origins: ['https://shop.example'] });
  expect((await come(app, owner.merchant, { key }, { origin: 'https://elsewhere.example' })).problem.code).toBe('chat.origin_refused');
});

test('the identity secret is shown once and stored encrypted; the previous one stays valid for a day', async () => {
  const owner = await app.register();
  const answer = await app.send(rotateIdentitySecret, { merchant: owner.merchant }, owner);
  expect(answer.body.secret).toMatch(/^[\w-]{43}$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const kept = await app.installation.readingOf(owner.merchant).selectFrom('website_chat').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(answer.body.secret);
  expect(JSON.stringify(await read(owner))).not.toContain(answer.body.secret);
  expect((await read(owner)).has_identity_secret).toBe(true);

  const first = await signing(app, owner);
  const second = await signing(app, owner);
  const check = async (sign: typeof first) => (await (await come(app, owner.merchant)).identify(sign('ada'))).status;
  expect([await check(first), await check(second)]).toEqual([200, 200]);
  later(day + 1);
  expect([await check(first), await check(second)]).toEqual([403, 200]);
  expect((await auditOf(owner.merchant)).map(({ action }) => action)).toEqual(Array(3).fill('website_chat.secret_rotated'));
});

test("remembers the first visit from a page other than Parley's own", async () => {
  const owner = await app.register();
  await come(app, owner.merchant);
  await come(app, owner.merchant, {}, { origin: app.url });
  expect((await read(owner)).installed_at).toBeNull();
  await come(app, owner.merchant, {}, { origin: 'https://shop.example' });
  const first = (await read(owner)).installed_at;
  expect(first).toBe(now.toISOString());
  later(1000);
  await come(app, owner.merchant, {}, { origin: 'https://shop.example' });
  expect(await read(owner)).toMatchObject({ installed_at: first, version: 0 });
});

test('emails the snippet with instructions to the developer', async () => {
  const owner = await app.register();
  const to = `builder-${newId()}@agency.example`;
  expect((await app.send(mailSnippet, { merchant: owner.merchant, email: to }, owner)).status).toBe(200);
  const mail = await until(async () => app.mails.find((mail) => mail.to === to));
  expect(mail.text).toContain((await read(owner)).snippet);
  expect(mail.text).toContain('Olive Owner');
});

test("a role that can only read settings can't change them", async () => {
  const owner = await app.register();
  const agent = await app.teammate(owner.merchant, 'agent');
  expect((await app.send(updateWebsiteChat, { merchant: owner.merchant, enabled: false, version: 0 }, agent)).status).toBe(403);
  expect((await app.send(rotateIdentitySecret, { merchant: owner.merchant }, agent)).status).toBe(403);
});

// As in production, where results aren't checked against the contract.
test('a setting stored under an earlier rule is read, and the screen can save it again', async () => {
  const plain = await startTestApp({ worker: false, careful: false });
  const shop = await plain.register();
  const [as, at] = [{ token: shop.token }, { merchant: shop.merchant }];
  const key = await plain.chatKeyOf(shop.merchant);
  const read = async () => {
    const { status, body } = await plain.send(getWebsiteChat, at, as);
    expect([status, (await plain.send(openChatSession, { key })).status]).toEqual([200, 201]);
    return body;
  };
  const long = `https://shop.example/${'ü'.repeat(400)}`;
  for (const stored of ['https://shop.example/datenschutzerklärung', 'https://shop.example/%zz', long, 'javascript:alert(1)']) {
    await plain.write(shop.merchant, ({ db }) =>
      sql`insert into website_chat (merchant_id, settings, version) values (${shop.merchant}, ${JSON.stringify({ asks: { privacy_url: stored, consent: true } })}, 1)
        on conflict (merchant_id) do update set settings = excluded.settings`.execute(db),
    );
    const { asks, version } = await read();
    expect(asks.consent).toBe(true);
    const { status, body } = await plain.send(updateWebsiteChat, { ...at, asks, version }, as);
    expect([status, body.asks]).toEqual([200, asks]);
    await read();
  }
  await plain.close();
});
