import type { Sent } from '@parley/contract/endpoint';
import { createArticle, listArticles, searchKnowledge } from '@parley/contract/knowledge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { searchPassages } from './index.ts';

let app: TestApp;
let owner: Person;
const articles: Omit<Sent<typeof createArticle>, 'merchant'>[] = [
  { title: 'Returns', body: 'You may send anything back within 30 days of delivery if it is unused.' },
  { title: 'Delivery times', body: 'Norway: 3-5 working days.\n\nSpain: 4-6 working days.\n\nOrders leave our warehouse the same day.' },
  { title: 'Warranty', body: 'A warranty of two years covers faults of the material, not the batteries.' },
  { title: 'Payment', body: 'We take cards, transfers and vouchers. Vouchers cannot be returned.' },
  { title: 'Can I change the delivery address?', body: 'Until we ship it, yes. Write to us.', kind: 'question' },
  {
    title: 'Do you engrave the bottles?',
    body: 'Yes, up to twelve letters.\n\nIt takes a day longer.\n\nEngraved bottles cannot be returned.',
    kind: 'question',
  },
  { title: 'Rückgabe', body: 'Die Rückgabefrist beträgt 30 Tage. Rücksendungen sind kostenlos.', language: 'de' },
  { title: 'Devoluciones', body: 'Puede devolver los productos en un plazo de 30 días. Las devoluciones son gratuitas.', language: 'es' },
  { title: 'Livraison', body: 'Les commandes partent le jour même. La livraison coûte 4,95 €.', language: 'fr' },
  { title: 'Pagamento', body: 'Aceitamos cartões e transferências. O pagamento é cobrado no envio.', language: 'pt' },
  ...Array.from({ length: 30 }, (_, n) => ({
    title: `Product care ${n}`,
    body: `Wash part ${n} by hand and let it dry in the air. Do not use bleach.`,
  })),
];
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  for (const article of articles) await app.send(createArticle, { merchant: owner.merchant, ...article }, { token: owner.token });
});
afterAll(() => app.close());

const find = async (q: string, language = 'en') =>
  (await app.send(searchKnowledge, { merchant: owner.merchant, q, language }, { token: owner.token })).body.items;

test.each([
  ['how many days do I have to send something back', 'en', 'Returns'],
  ['how long does a delivery to norway take', 'en', 'Delivery times'],
  ['does the waranty cover bateries', 'en', 'Warranty'],
  ['warrnaty', 'en', 'Warranty'],
  ['wie lange ist die Rückgabefrist', 'de', 'Rückgabe'],
  ['was kosten Rücksendungen', 'de', 'Rückgabe'],
  ['Frist', 'de', 'Rückgabe'],
  ['¿puedo devolver un producto?', 'es', 'Devoluciones'],
  ['devolución gratis', 'es', 'Devoluciones'],
  ['combien coûte la livraison', 'fr', 'Livraison'],
  ['aceitam cartão', 'pt', 'Pagamento'],
  ['can i change my delivery adress', 'en', 'Can I change the delivery address?'],
])('"%s" in %s finds "%s" first', async (q, language, title) => {
  expect((await find(q, language))[0]?.title).toBe(title);
});

test('a nearly identical question comes first, with its whole answer', async () => {
  const [found] = await find('do you engrave bottles');
  expect(found).toMatchObject({
    kind: 'question',
    title: 'Do you engrave the bottles?',
    passage: 'Yes, up to twelve letters.\n\nIt takes a day longer.\n\nEngraved bottles cannot be returned.',
  });
  expect(found?.score).toBeGreaterThan(0.95);
});

test('the score is the share of the question that a passage covers', async () => {
  const [whole] = await find('warranty of two years');
  const [part] = await find('warranty for a spaceship');
  expect(whole?.score).toBeGreaterThan(0.9);
  expect(part?.score).toBeLessThan(0.6);
  expect(await find('quantum spaceship')).toEqual([]);
});

test('a word with a typo counts a little less', async () => {
  const [right] = await find('warranty');
  const [slip] = await find('waranty');
  expect([right?.score, slip?.title]).toEqual([1, 'Warranty']);
  expect(slip?.score).toBeGreaterThan(0.5);
  expect(slip?.score).toBeLessThan(1);
});

test('of two equal passages the one in the question’s language comes first', async () => {
  for (const [language, title] of [
    ['es', 'Envío'],
    ['en', 'Despatch'],
  ] as const)
    await app.send(createArticle, { merchant: owner.merchant, title, body: 'DHL Express 24h.', language }, { token: owner.token });
  expect([(await find('DHL Express', 'es'))[0]?.title, (await find('DHL Express', 'en'))[0]?.title]).toEqual(['Envío', 'Despatch']);
});

test('highlights the question’s words in any form', async () => {
  const [found] = await find('returning engraved bottles');
  expect(found?.highlights.map(({ start, end }) => found.passage.slice(start, end))).toEqual(['Engraved', 'bottles', 'returned']);
});

test.each(["'", '\\', "o'neil \\ & | ! :* <->", '%', '"', '🙂', 'a'.repeat(500), '((('])('%s is a question like any other', async (q) => {
  const { status } = await app.send(searchKnowledge, { merchant: owner.merchant, q }, { token: owner.token });
  expect(status).toBe(200);
});

test('another shop finds no article by words or by similarity', async () => {
  const other = await app.register();
  const total = async ({ merchant, token }: Person, q: string) => (await app.send(listArticles, { merchant, q }, { token })).body.total;
  const asked = ['Warranty', 'batteries', 'Waranty'];
  expect(await Promise.all(asked.map((q) => total(owner, q)))).toEqual([1, 1, 1]);
  expect(await Promise.all(asked.map((q) => total(other, q)))).toEqual([0, 0, 0]);
});
test('another shop finds nothing, and neither does no shop', async () => {
  const stranger = await app.register();
  const asked = { query: 'warranty', topic: '', language: 'en', limit: 5 };
  const { readingOf } = app.installation;
  expect([await searchPassages(readingOf(stranger.merchant), asked), await searchPassages(readingOf(''), asked)]).toEqual([[], []]);
});
