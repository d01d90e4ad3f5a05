import { randomUUID } from 'node:crypto';
import type { Channel } from '@parley/contract/channels';
import { type AiTexts, aiTexts, updateAiSettings } from '@parley/contract/ai-settings';
import type { Sent } from '@parley/contract/endpoint';
import { type Schedule, updateBusinessHours } from '@parley/contract/hours';
import { importRecords } from '@parley/contract/imports';
import { getPanel, listMessages, returnToAi, sendMessage } from '@parley/contract/inbox';
import { builtin } from '@parley/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { receive } from '../../conversations/inbox/index.ts';
import { answer } from './answer.ts';
import { type Engine, EngineFailure } from './engine.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour', time_zone: 'Europe/Amsterdam' });
  const article = { external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' };
  await app.send(importRecords, { merchant: owner.merchant, articles: [article] }, as());
});

const as = () => ({ token: owner.token });
type Agent = NonNullable<Sent<typeof updateAiSettings>['agent']>;
const decide = (agent: Agent) => app.send(updateAiSettings, { merchant: owner.merchant, agent }, as());
const english = (more: Partial<AiTexts>) => ({ en: aiTexts.parse(more) });
const setHours = (schedule: Partial<Schedule>) => {
  const never = { team_id: null, time_zone: 'Europe/Amsterdam', always_open: false, slots: [], holidays: [] };
  return app.send(updateBusinessHours, { merchant: owner.merchant, version: 0, schedules: [{ ...never, ...schedule }] }, as());
};

async function ask(...lines: string[]) {
  const visitor = await visit(app, owner.merchant);
  const said: string[] = [];
  for (const line of lines) {
    await visitor.say(line);
    said.push(
      await until(async () => {
        const { items } = await visitor.sees();
        return items.filter(({ author }) => author === 'ai')[said.length]?.text;
      }),
    );
  }
  const { id } = await latestConversation(app, owner);
  const [run] = (await app.send(getPanel, { merchant: owner.merchant, id }, as())).body.runs;
  return { said, run, row: await rowOf(id) };
}
const rowOf = (id: string) =>
  app.installation.readingOf(owner.merchant).selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const delivery = 'How long does delivery to Spain take?';
const card = {
  id: newId(),
  title: 'Wholesale',
  when: 'Somebody asks for wholesale.',
  words: ['wholesale'],
  then: 'Write to trade@shop.example.',
};

describe('the shop’s texts', () => {
  test('welcome a customer once, before the first answer', async () => {
    await decide({ texts: english({ welcome: 'Welcome aboard.' }) });
    const { said } = await ask(delivery, delivery);
    expect(said[0]).toMatch(/^Welcome aboard\.\n\n.*3-5 working days/s);
    expect(said[1]).not.toMatch(/Welcome/);
  });

  test('are sent verbatim where guidance applies, with the card as source and no engine', async () => {
    await decide({ guidance: [{ ...card, does: 'answer' }] });
    const { said, run } = await ask('Do you have wholesale prices?');
    expect(said).toEqual(['Write to trade@shop.example.']);
    expect(run).toMatchObject({
      engine: 'rules',
      decision: 'answer',
      tools: [],
      cost: '0.000000',
      sources: [{ kind: 'guidance', id: card.id, title: 'Wholesale' }],
    });
  });

  test('hand off where guidance says so, and say why', async () => {
    await decide({ guidance: [{ ...card, does: 'hand_off', then: 'Wholesale is for the sales team' }] });
    const { run, row } = await ask('Do you have wholesale prices?');
    expect(run).toMatchObject({ engine: 'rules', decision: 'hand_off', reason: 'unsupported_request' });
    expect(row).toMatchObject({ handler: 'none', handoff_summary: expect.stringMatching(/for the sales team.*wholesale prices/s) });
  });

  test('decline an excluded topic in the customer’s language', async () => {
    await decide({ topics: [{ id: newId(), name: 'Medicine', words: ['médicament'], does: 'decline' }] });
    const { said, run, row } = await ask('Bonjour, quel MEDICAMENT me conseillez-vous pour mon chien ?');
    expect(said[0]).toMatch(/^Je ne peux pas vous aider sur ce point/);
    expect(run).toMatchObject({ decision: 'answer', sources: [{ kind: 'guidance', title: 'Medicine' }] });
    expect(row.handler).toBe('ai');
  });

  test('yield to a request for a person', async () => {
    await decide({ guidance: [{ ...card, does: 'answer', intents: ['contact_human_agent'] }] });
    const { run } = await ask('I want to speak to a human about wholesale');
    expect(run).toMatchObject({ engine: 'builtin', decision: 'hand_off', reason: 'customer_request' });
  });

  test('do not replace safety texts', async () => {
    await decide({
      texts: english({ handoff_online: 'One moment.' }),
      topics: [{ id: newId(), name: 'Harm', words: ['hospital'], does: 'decline' }],
    });
    const { said, run } = await ask('Your lamp gave me an electric shock, I am in hospital');
    expect(said[0]).toMatch(/call a doctor/);
    expect(run).toMatchObject({ reason: 'sensitive_topic' });
  });
});

describe('where and when the AI answers', () => {
  test('within hours only: hands off outside them and says when the team is back', async () => {
    await setHours({ slots: [{ day: 1, from: '03:00', to: '03:01' }] });
    await decide({ hours: 'open', texts: english({ handoff_offline: 'We are asleep until {hours}.' }) });
    const { said, run } = await ask(delivery);
    expect(said[0]).toMatch(/^We are asleep until Monday.* 03:00 CES?T\.$/);
    expect(run).toMatchObject({ engine: 'rules', decision: 'hand_off', reason: 'policy_restriction' });
  });

  test('outside hours only: hands off within them', async () => {
    await decide({ hours: 'closed', texts: english({ handoff_online: 'A colleague is coming.' }) });
    expect((await ask(delivery)).said).toEqual(['A colleague is coming.']);
  });

  test('outside hours only: answers outside them', async () => {
    await setHours({ slots: [] });
    await decide({ hours: 'closed' });
    expect((await ask(delivery)).said[0]).toMatch(/3-5 working days/);
  });
});

describe('on any channel and with any engine', () => {
  async function answered(channel: Channel, engines: Engine[] = [builtin]) {
    const id = newId();
    const customer = { id, name: 'Ann' };
    const { conversation } = await app.write(owner.merchant, async (w) => {
      await w.db.insertInto('customers').values({ merchant_id: owner.merchant, id, name: 'Ann' }).execute();
      return receive(w, { conversationId: null, customer, channel, clientId: randomUUID(), text: delivery });
    });
    const about = { merchant: owner.merchant, conversation_id: conversation.id };
    await answer(jobCtxOf(app, owner.merchant), about, { enginesOf: async () => engines });
    const { items } = (await app.send(listMessages, { merchant: owner.merchant, id: conversation.id }, as())).body;
    const [run] = (await app.send(getPanel, { merchant: owner.merchant, id: conversation.id }, as())).body.runs;
    return { text: items.findLast(({ author }) => author === 'ai')?.text ?? '', run, row: await rowOf(conversation.id) };
  }
  const broken = (model: string): Engine => ({
    name: 'llm',
    model,
    promptVersion: 'p1',
    answer: () => Promise.reject(new EngineFailure('timeout', 'The language model took too long.')),
  });

  test('the first message outside the website discloses the AI', async () => {
    await decide({ name: 'Coral' });
    expect((await answered('whatsapp')).text).toMatch(/^I’m Coral, the AI assistant at Harbour\.\n\n.*3-5 working days/s);
  });

  test('a channel without the AI is handed off by a message that discloses itself', async () => {
    await decide({ channels: ['website'] });
    const { text, row } = await answered('messenger');
    expect(text).toMatch(/^I’m the AI assistant at Harbour\.\n\nSomeone from our team/);
    expect(row).toMatchObject({ handler: 'none', handoff_reason: 'policy_restriction' });
  });

  test('when the first engine fails the next one answers, and the run says so', async () => {
    const { text, run } = await answered('website', [broken('big-1'), builtin]);
    expect(text).toMatch(/3-5 working days/);
    expect(run).toMatchObject({
      engine: 'builtin',
      prompt_version: null,
      attempts: [{ engine: 'llm', model: 'big-1', failure: expect.stringMatching(/timeout/) }],
    });
  });

  test('when all engines fail the shop’s text is sent, and the conversation is handed off', async () => {
    await decide({ texts: english({ error: 'Our machine is out of order.' }) });
    const { text, run, row } = await answered('website', [broken('big-1'), broken('small-1')]);
    expect(text).toBe('Our machine is out of order.');
    expect(run).toMatchObject({ engine: 'llm', model: 'small-1', prompt_version: 'p1', decision: 'failed', reason: 'tool_failure' });
    expect(row).toMatchObject({ handler: 'none', handoff_reason: 'tool_failure' });
  });
});

describe('a conversation stores', () => {
  test('that the AI’s last message was a question', async () => {
    expect((await ask('where is my order H2493?')).row.ai_asked).toBe(true);
  });
  test('that it was none after an answer or a handoff', async () => {
    expect((await ask('where is my order H2493?', 'never mind', delivery)).row.ai_asked).toBe(false);
    expect((await ask('where is my order H2493?', 'I want to speak to a human')).row.ai_asked).toBe(false);
  });
  test('that the customer confirmed the help', async () => {
    expect((await ask(delivery, 'Thank you, that helps!')).row.ai_confirmed_at).toBeInstanceOf(Date);
  });
  test.each([
    ['thanks for a greeting', ['hello', 'thank you']],
    ['thanks with a but', [delivery, 'Thanks, but that is not what I asked']],
    ['another question', [delivery, delivery]],
  ])('no confirmation by %s', async (_what, lines) => {
    expect((await ask(...lines)).row.ai_confirmed_at).toBeNull();
  });
  test('no confirmation by thanks for a person’s message', async () => {
    const visitor = await visit(app, owner.merchant);
    await visitor.say(delivery);
    await until(async () => (await visitor.sees()).items.some(({ author }) => author === 'ai'));
    const { id } = await latestConversation(app, owner);
    const at = { merchant: owner.merchant, id };
    await app.send(sendMessage, { ...at, client_id: randomUUID(), text: 'And we pay for it.' }, as());
    await visitor.say('Thank you, that helps!');
    await app.send(returnToAi, at, as());
    await until(async () => (await app.send(getPanel, at, as())).body.runs.length === 2);
    expect((await rowOf(id)).ai_confirmed_at).toBeNull();
  });
  test('no confirmation by thanks for a declined topic', async () => {
    await decide({ topics: [{ id: newId(), name: 'Medicine', words: ['medicine'], does: 'decline' }] });
    expect((await ask('Which medicine is good for dogs?', 'thank you')).row.ai_confirmed_at).toBeNull();
  });
});
