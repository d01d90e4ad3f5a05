import { expect, test } from 'vitest';
import { openLibrary } from '../server/features/guidance/help/articles.ts';
import { readHelpTexts } from '../server/help-texts.ts';

// Questions as people type them, with the articles that answer them. Add what somebody looked for in vain, then mend the article's words.
const questions: [question: string, articles: string[]][] = [
  ['someone left the company, how do I remove them', ['settings', 'teammate-access']],
  ['my coworker should see only orders, can I limit that', ['settings', 'teammate-access']],
  ['the bot told a customer nonsense, how do i fix it', ['teach-the-ai']],
  ['customers complain nobody replies at night', ['settings-business-hours', 'after-hours']],
  ['i forgot my password', ['forgot-password']],
  ['got a new phone and the code app is gone', ['lost-phone', 'settings-profile']],
  ['where can I see what I paid you last month', ['plan-invoices', 'settings-billing']],
  ['how do I stop paying for parley', ['settings-billing', 'cancel-plan']],
  ['a customer wants all their data removed', ['erase-customer', 'customers']],
  ['chat bubble is not showing on my shopify store', ['install-chat']],
  ['change the color of the chat', ['settings-website-chat']],
  ['my customers write in French, does the bot understand', ['languages', 'agent-config']],
  ['how do I know the webhook really came from you', ['verify-webhooks', 'settings-webhooks-config']],
  ['webhook keeps failing', ['settings-webhooks', 'settings-webhooks-config']],
  ['can I import my products from a spreadsheet', ['products']],
  ['how do I give money back to a customer', ['orders']],
  ['bot answers even though I want to write myself', ['take-over', 'inbox']],
  ['too many emails from parley', ['settings-notifications']],
  ['can you guys read my chats', ['operator-access']],
  ['connect our erp', ['settings-api-keys']],
  ['the ai went quiet since yesterday', ['ai-silent', 'settings-billing', 'take-over']],
  ['print address labels for todays parcels', ['orders', 'fulfillment']],
  ['how many people can I have on the free plan', ['settings-billing', 'teammate-access']],
  ['wie kann ich mein Passwort zurücksetzen', ['forgot-password']],
  ['wo finde ich meine Rechnung', ['plan-invoices', 'settings-billing']],
  ['how do I give my intern access', ['settings', 'teammate-access']],
  ['delete a customer (GDPR)', ['erase-customer', 'customers']],
  ['lost my phone two factor', ['lost-phone', 'settings-profile']],
  ['how do i verify webhook signature', ['verify-webhooks', 'settings-webhooks-config']],
  ['change language of the chat', ['languages']],
  ['wie lade ich Rechnungen herunter', ['plan-invoices', 'settings-billing']],
  ['can I get a refund for my plan', ['cancel-plan', 'settings-billing']],
  ['download invoices', ['plan-invoices', 'settings-billing']],
  ['why did the AI stop answering', ['ai-silent']],
  ['add my boss as an administrator', ['teammate-access', 'settings']],
  ['two people with the same name, combine them', ['customers', 'erase-customer']],
  ['I want my own logo in the chat', ['settings-website-chat', 'brands']],
  ['the assistant is making things up', ['teach-the-ai', 'agent-config']],
  ['how do I make the AI shut up for one conversation', ['take-over', 'inbox', 'ai-silent']],
  ['we are closed on christmas', ['settings-business-hours', 'after-hours']],
  ['sell in two different stores with different names', ['brands']],
  ['my card was declined', ['settings-billing']],
  ['how much have we sold this week', ['analytics', 'dashboard']],
  ['log out my stolen laptop', ['settings-profile', 'lost-phone']],
  ['parcel came back damaged, send a new one', ['orders', 'fulfillment']],
  ['where do I put the code on wordpress', ['install-chat', 'settings-website-chat']],
  ['upload our size chart pdf', ['teach-the-ai', 'agent-config']],
  ['wie lade ich einen Kollegen ein', ['teammate-access']],
  ['Abo kündigen', ['cancel-plan']],
];
const foreign = [
  'what is the weather in Oslo',
  'do you ship to Norway',
  'can I pay my rent with this',
  'who won the world cup',
  'how do I cook rice',
  'can I book a flight for a customer',
  'does it work with my fax machine',
];

const library = openLibrary(readHelpTexts());
const search = (q: string) => library.list({ q, limit: 20 }).items.map(({ id }) => id);
const answer = (q: string) => library.answer(q).answer;

test.each(questions)('“%s” finds its article first', (q, ids) => expect(ids).toContain(search(q)[0]));

test.each(questions)('“%s” isn’t answered from another article', (q, ids) => {
  expect([...ids, undefined]).toContain(answer(q)?.source.id);
});

test('most of these questions have an answer', () => {
  expect(questions.filter(([q]) => answer(q) !== null).length).toBeGreaterThan(questions.length * 0.6);
});

test.each(foreign)('“%s” has no answer', (q) => expect(answer(q)).toBeNull());

test('a search lists what is about the question, and no more', () => {
  expect(search('why did the AI stop answering').length).toBeLessThanOrEqual(5);
  expect(search('what is the weather in Oslo')).toEqual([]);
});
