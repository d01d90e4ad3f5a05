import { getOrder } from '@parley/contract/orders';
import { listConversations } from '@parley/contract/inbox';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeProvenOrder, startAiConversation } from './ai-conversation-page.ts';
import { openBrowser, pollOptions } from './browser.ts';
import { drawerOf, somewhat, type Teammate } from './commerce.ts';
import { asTeammate, openConversation, openWindow, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('ai-conversation'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** The conversation with this customer, if the AI resolved it and the customer confirmed that. */
async function confirmedOf(name: string) {
  const filter = { match: 'all' as const, conditions: [{ field: 'ai_resolution', op: 'is' as const, value: ['confirmed'] }] };
  return (await owner.calls(listConversations, { q: name, filter: JSON.stringify(filter) })).items.map(({ customer_name: found }) => found);
}
async function talkOf(name: string) {
  const { items } = await owner.calls(listConversations, { q: name });
  const [found] = items;
  if (!found) throw new Error(`There is no conversation with ${name}.`);
  return found;
}

test('an address changes after several turns, a question and a change of mind, and the customer’s thanks confirm it', async () => {
  const order = await makeProvenOrder(owner, '20.00');
  const customer = await startAiConversation(browser, parley.url);
  await customer.asks('I would like to change the delivery address of my order', /order number and the email address/);
  await customer.asks(`${order.number}, ${order.email}`, /What’s the new address/);
  await customer.asks('Hauptstr. 5, Germany', /what’s the postal code/);
  await customer.asks('How long does delivery to Germany take?', /working days.*back to what we were doing.*postal code/s);
  await customer.asks('10115 Berlin', /Hauptstr\. 5\s*10115 Berlin\s*Germany.*Shall I go ahead\?/s);
  await customer.asks(
    'no wait, send it to Lindenweg 8, 20095 Hamburg instead',
    /Lindenweg 8\s*20095 Hamburg\s*Germany.*Does this look right\?/s,
  );
  expect((await owner.calls(getOrder, { id: order.id })).shipping_address?.line1).toBe('Quay 4');
  await customer.asks('yes, please', /now going to this address.*Lindenweg 8/s);
  await customer.asks('Thank you, that helped!', /welcome|glad/i);

  const { id } = await talkOf(order.customer);
  const { page, errors } = await openWindow(browser, parley.url, `/inbox?tab=all&conversation=${id}`);
  expect(await confirmedOf(order.customer)).toEqual([]);
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect.poll(() => confirmedOf(order.customer), pollOptions).toEqual([order.customer]);

  await page.goto(`${parley.url}/orders?order=${order.id}`);
  const drawer = drawerOf(page, order.number);
  await drawer.shows('Address changed by the AI');
  await drawer.shows(/Lindenweg 8/);
  expect([...customer.errors, ...errors]).toEqual([]);
});

test('an AI answer is reported from its menu, and the report appears in the agent settings', async () => {
  const word = somewhat('Lantern');
  const customer = await startAiConversation(browser, parley.url);
  await customer.asks(`How long does delivery to Germany take? Says ${word}`, /working days/);
  const { id } = await talkOf(word);
  const window = await openConversation(browser, parley.url, { id, text: `How long does delivery to Germany take? Says ${word}` }, theo);
  const answer = window.thread.getByText(/working days/).first();
  await answer.hover();
  await window.thread.getByRole('button', { name: 'Message actions' }).last().click();
  await window.page.getByRole('menuitem', { name: 'Report answer' }).click();
  const dialog = window.page.getByRole('dialog', { name: 'What was wrong with this answer?' });
  await dialog.getByText(/working days/).waitFor();
  await dialog.getByRole('radio', { name: 'It’s outdated' }).check();
  await dialog.getByLabel(/What should the AI have said/).fill(`Three days, says ${word}`);
  await dialog.getByRole('button', { name: 'Report answer' }).click();
  await window.page.getByText('Answer reported').waitFor();

  const { page, errors } = await openWindow(browser, parley.url, '/agent-config?tab=reports');
  const report = page
    .getByRole('list', { name: 'Reported answers' })
    .getByRole('listitem')
    .filter({ hasText: `Three days, says ${word}` });
  await report.getByText('Outdated').waitFor();
  await report.getByText(/working days/).waitFor();
  await report.getByText(/Theo Lindqvist/).waitFor();
  await report.getByRole('link', { name: /^Conversation \d+/ }).click();
  await page.waitForURL((url) => url.searchParams.get('conversation') === id);
  await page.goBack();
  await report.getByRole('button', { name: 'Mark as fixed' }).click();
  await page.getByText('Report marked as fixed').waitFor();
  await report.waitFor({ state: 'detached' });
  expect([...customer.errors, ...window.errors, ...errors]).toEqual([]);
});

test('an answer is explained, replayed with more confidence required, and reported with what led to it', async () => {
  const word = somewhat('Beacon');
  const asked = `How long does delivery to Germany take? Says ${word}`;
  const customer = await startAiConversation(browser, parley.url);
  await customer.asks(asked, /working days/);
  const { id } = await talkOf(word);
  const { page, thread, errors } = await openConversation(browser, parley.url, { id, text: asked });
  const openMenu = async () => {
    await thread
      .getByText(/working days/)
      .first()
      .hover();
    await thread.getByRole('button', { name: 'Message actions' }).last().click();
  };
  await openMenu();
  await page.getByRole('menuitem', { name: 'Replay in playground' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByText('Same decision, skill, confidence and text').waitFor();
  const then = replay.getByRole('region', { name: 'Then' });
  await then.getByRole('button', { name: /^Answered/ }).click();
  await then.getByRole('table', { name: 'Skills that competed' }).waitFor();

  await page.getByLabel('Confidence required', { exact: true }).fill('1');
  await replay.getByRole('button', { name: 'Replay again' }).click();
  await replay.getByText('Decision: Answered → Would hand off (confidence was too low)').waitFor();
  await replay.getByRole('button', { name: 'Back to the chat' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByLabel('Message', { exact: true }).fill('How long does delivery to Germany take?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('button', { name: 'Replay from here' }).click();
  await replay.getByText('Same decision, skill, confidence and text').waitFor();

  await page.goto(`${parley.url}/inbox?tab=all&conversation=${id}`);
  await openMenu();
  await page.getByRole('menuitem', { name: 'Report answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was wrong with this answer?' });
  await dialog.getByRole('radio', { name: 'It should have handed off' }).check();
  await dialog.getByLabel(/What should the AI have said/).fill(`Nothing, says ${word}`);
  await dialog.getByRole('button', { name: 'Report answer' }).click();
  await page.getByText('Answer reported').waitFor();

  await page.goto(`${parley.url}/agent-config?tab=reports`);
  const report = page
    .getByRole('list', { name: 'Reported answers' })
    .getByRole('listitem')
    .filter({ hasText: `Nothing, says ${word}` });
  await report.getByText('Should hand off').waitFor();
  await report.getByRole('button', { name: 'Details' }).click();
  await report.getByText(asked).first().waitFor();
  await report.getByRole('table', { name: 'Skills that competed' }).waitFor();
  await report.getByRole('link', { name: 'Replay' }).click();
  await replay
    .getByRole('region', { name: 'Now' })
    .getByText(/working days/)
    .first()
    .waitFor();
  expect([...customer.errors, ...errors]).toEqual([]);
});
