import { aiAgent, aiEngine, getAiSettings, updateAiSettings } from '@parley/contract/ai-settings';
import { aiPolicy } from '@parley/contract/ai-policy';
import type { Sent } from '@parley/contract/endpoint';
import { getMerchantSettings, updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, detailOf, pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour' });
});

type Change = Omit<Sent<typeof updateAiSettings>, 'merchant'>;
const change = (wanted: Change, { token } = owner) => app.send(updateAiSettings, { merchant: owner.merchant, ...wanted }, { token });
const settings = async () => (await app.send(getAiSettings, { merchant: owner.merchant }, { token: owner.token })).body;
const row = () =>
  app.installation
    .readingOf(owner.merchant)
    .selectFrom('shop_settings')
    .select(['ai_agent', 'ai_engine', 'ai_policy', 'ai_key', 'ai_key_hint', 'version'])
    .executeTakeFirstOrThrow();
const audited = async () =>
  (
    await app.installation
      .readingOf(owner.merchant)
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
  ).map(({ detail }) => detail);
const issueOf = (answer: Awaited<ReturnType<typeof change>>) => ({
  status: answer.status,
  path: pathsOf(answer)[0],
  message: detailOf(answer) ?? '',
});
const ownModel = { key_from: 'own' as const, model: 'small-1', key: 'sk-a-secret-key-1234', order: ['llm' as const, 'builtin' as const] };

describe('what a shop decided about its AI', () => {
  test('has Parley’s defaults until changed', async () => {
    expect(await settings()).toEqual({
      enabled: true,
      confidence_threshold: 0.45,
      debounce_ms: 0,
      verification: 'email_code',
      money_limit: '50.00',
      policy: aiPolicy.parse({}),
      agent: aiAgent.parse({}),
      engine: { ...aiEngine.parse({}), key_set: false, key_hint: null, platform: null },
      version: 1,
    });
  });

  test('changes only the named settings', async () => {
    await change({ agent: { name: 'Coral', tone: 'friendly' } });
    const { body, status } = await change({ enabled: false, agent: { tone: 'formal' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ enabled: false, agent: { name: 'Coral', tone: 'formal' }, version: 3 });
    expect(await settings()).toEqual(body);
  });

  test('stores only differences from the defaults', async () => {
    await change({
      agent: { name: 'Coral', tone: 'neutral', hours: 'always' },
      engine: { timeout_ms: 9000, order: ['builtin'] },
      policy: { cancel: { states: ['pending', 'confirmed'] }, limits: { cancel: '20.00' } },
    });
    expect(await row()).toMatchObject({
      ai_agent: { name: 'Coral' },
      ai_engine: { timeout_ms: 9000 },
      ai_policy: { cancel: { states: ['pending', 'confirmed'] }, limits: { cancel: '20.00' } },
    });
  });

  test('a changed policy is replaced: omitted settings return to defaults', async () => {
    await change({ policy: { permissions: { cancel: 'never' }, change: { items_once: false } } });
    const { body } = await change({ policy: { permissions: { return: 'ask' } } });
    expect(body.policy).toEqual(aiPolicy.parse({ permissions: { return: 'ask' } }));
  });

  test('shows the same five values as the shop’s settings', async () => {
    await change({ debounce_ms: 500, money_limit: '12' });
    const { body } = await app.send(getMerchantSettings, { merchant: owner.merchant }, { token: owner.token });
    expect(body).toMatchObject({ version: 2, ai: { debounce_ms: 500, money_limit: '12.00' } });
    await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: false } }, { token: owner.token });
    expect(await settings()).toMatchObject({ enabled: false, debounce_ms: 500, version: 3 });
  });

  test('is neither written nor signaled when nothing differs', async () => {
    await change({ agent: { name: 'Coral' }, money_limit: '20.00', policy: { permissions: { cancel: 'never', return: 'ask' } } });
    const { body } = await change({
      agent: { name: 'Coral' },
      money_limit: '20',
      policy: { permissions: { return: 'ask', cancel: 'never' } },
    });
    expect(body.version).toBe(2);
    expect(await audited()).toHaveLength(1);
  });

  test('is guarded by the shop settings’ version', async () => {
    await app.send(updateMerchantSettings, { merchant: owner.merchant, name: 'Pier' }, { token: owner.token });
    const late = await change({ enabled: false, version: 1 });
    expect([late.status, codeOf(late)]).toEqual([409, 'settings.changed']);
    expect((await settings()).enabled).toBe(true);
  });

  test.each(['agent', 'analyst'] as const)('is not changed by an %s', async (role) => {
    const person = await app.teammate(owner.merchant, role);
    const refused = await change({ enabled: false }, person);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'permission.denied']);
  });

  test('is audited with the changed names, and the values that concern money', async () => {
    await change({ money_limit: '10.00', agent: { name: 'Coral', about: 'We sell mugs.' }, engine: { timeout_ms: 9000 } });
    expect(await audited()).toEqual([
      {
        fields: ['ai.money_limit', 'ai.agent.name', 'ai.agent.about', 'ai.engine.timeout_ms'],
        before: { 'ai.money_limit': '50.00' },
        after: { 'ai.money_limit': '10.00' },
      },
    ]);
  });
});

describe('a change is refused', () => {
  const card = (id: string) => ({ id, title: 'A', when: '', does: 'answer' as const, then: 'Yes.' });
  const topic = (id: string) => ({ id, name: 'A', does: 'decline' as const });
  const id = newId();
  test.each<[string, Change, string]>([
    ['below zero', { money_limit: '-1.00' }, 'money_limit'],
    ['with a limit of its own below zero', { policy: { limits: { cancel: '-1.00' } } }, 'policy.limits.cancel'],
    ['with two cards of one id', { agent: { guidance: [card(id), card(id)] } }, 'agent.guidance.1.id'],
    ['with two topics of one id', { agent: { topics: [topic(id), topic(newId()), topic(id)] } }, 'agent.topics.2.id'],
    ['with a card that says nothing', { agent: { guidance: [{ ...card(id), then: ' ' }] } }, 'agent.guidance.0.then'],
    ['with an engine named twice', { engine: { order: ['builtin', 'builtin'] } }, 'engine.order'],
    ['with a model nobody provides', { engine: { order: ['llm'] } }, 'engine.order'],
    ['with a key and no model', { engine: { ...ownModel, model: '' } }, 'engine.model'],
    ['with a model and no key', { engine: { ...ownModel, key: undefined } }, 'engine.key'],
    ['with an address of this machine', { engine: { base_url: 'http://127.0.0.1:11434/v1' } }, 'engine.base_url'],
    ['with a private address written otherwise', { engine: { base_url: 'http://0x0a000001/v1' } }, 'engine.base_url'],
    ['with a password in the address', { engine: { base_url: 'https://me:word@api.example/v1' } }, 'engine.base_url'],
    ['with a key in the address', { engine: { base_url: 'https://api.example/v1?key=sk-1234' } }, 'engine.base_url'],
    ['with another protocol', { engine: { base_url: 'ftp://api.example/v1' } }, 'engine.base_url'],
  ])('%s', async (_what, wanted, path) => {
    const issue = issueOf(await change(wanted));
    expect(issue).toMatchObject({ status: 422, path });
    expect(issue.message).toMatch(/^[A-Z].*\.$/);
    expect((await settings()).version).toBe(1);
  });
});

describe('a key of one’s own', () => {
  const key = ownModel.key;
  test('is stored encrypted and shown by its last four characters only', async () => {
    const answer = await change({ engine: ownModel });
    expect(answer.body.engine).toMatchObject({ key_set: true, key_hint: '1234', model: 'small-1', order: ['llm', 'builtin'] });
    const kept = await row();
    expect(JSON.stringify([answer.body, await settings(), kept, await audited()])).not.toContain(key);
    expect(await audited()).toMatchObject([{ fields: expect.arrayContaining(['ai.engine.key']) }]);
    expect(app.installation.vault.open(`ai-key:${owner.merchant}`, kept.ai_key ?? '')).toBe(key);
    expect(() => app.installation.vault.open(`ai-key:${newId()}`, kept.ai_key ?? '')).toThrow('can’t decrypt');
  });

  test('can be replaced and removed', async () => {
    await change({ engine: ownModel });
    expect((await change({ engine: { key: 'sk-another-key-9876' } })).body.engine.key_hint).toBe('9876');
    const { body } = await change({ engine: { key: null, order: ['builtin'] } });
    expect(body.engine).toMatchObject({ key_set: false, key_hint: null });
    expect(await row()).toMatchObject({ ai_key: null, ai_key_hint: null });
  });

  test('cannot be removed while the model is to answer', async () => {
    await change({ engine: ownModel });
    expect(issueOf(await change({ engine: { key: null } }))).toMatchObject({ status: 422, path: 'engine.key' });
  });

  test.each([{ base_url: 'https://elsewhere.example/v1' }, { provider: 'anthropic' as const }])(
    'goes to no other address without being entered again: %o',
    async (moved) => {
      await change({ engine: ownModel });
      expect(issueOf(await change({ engine: moved }))).toMatchObject({ status: 422, path: 'engine.key' });
      expect((await change({ engine: { ...moved, key } })).status).toBe(200);
    },
  );
});

test('an operator’s model works as soon as there is one, and its key is never shown', async () => {
  const env = { LLM_MODEL: 'big-1', LLM_API_KEY: 'the operator’s key', LLM_BASE_URL: 'https://llm.example/v1', OUTBOUND_PRIVATE: '1' };
  const provided = await startTestApp({ worker: false, env });
  try {
    const { merchant, token } = await provided.register();
    const wanted = { order: ['llm' as const], base_url: 'http://127.0.0.1:11434/v1' };
    const { body, status } = await provided.send(updateAiSettings, { merchant, engine: wanted }, { token });
    expect([status, body.engine.order]).toEqual([200, ['llm']]);
    expect(body.engine.platform).toEqual({ provider: 'openai_compatible', model: 'big-1' });
    expect(JSON.stringify(body)).not.toContain('operator');
  } finally {
    await provided.close();
  }
});
