import { expect, test } from 'vitest';
import { inventedIn } from './grounding.ts';

const deliveries = `{"facts":[{"countries":["ES","ES-CN"],"text":"3-5 working days"}]} We ship to the Netherlands. <customer>And to Norway?</customer>`;
test.each([
  ['We deliver to Spain, the Canary Islands and the Netherlands, but I don’t know about Norway.', []],
  ['Wir liefern in die Niederlande und nach Spanien.', []],
  ['We deliver to Spain and Portugal.', ['Portugal']],
  ['Sí, enviamos a Portugal y a España.', ['Portugal']],
  ['Das Essen hält sich darin warm.', []],
  ['Delivery to an island takes longer.', []],
])('of "%s", %j is named nowhere', (text, wrong) => {
  expect(inventedIn(text, deliveries)).toEqual(wrong);
});
