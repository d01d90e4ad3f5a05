import { updateCustomer } from '@parley/contract/customers';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { contextOf, openChat, openPage, patience } from './browser.ts';
import { makeOrder, makeProduct, type Teammate } from './commerce.ts';

/** A paid order of a customer who can prove who they are by its number and their e-mail address. */
export async function makeProvenOrder(owner: Teammate, price: string) {
  const product = await makeProduct(owner, { price });
  const order = await makeOrder(owner, [{ product, quantity: 2 }]);
  const email = `${order.customer.toLowerCase().replace(' ', '.')}@mail.example`;
  await owner.calls(updateCustomer, { id: order.customerId, emails: [email] });
  return { ...order, email, product };
}
export type ProvenOrder = Awaited<ReturnType<typeof makeProvenOrder>>;

/** A customer in the demo shop's chat. What they say is answered before they say more, as people wait for an answer. */
export async function openTalk(browser: Browser, url: string) {
  const { page, faults } = await openPage(await contextOf(browser));
  const chat = await openChat(page, `${url}/demo`);
  return {
    ...chat,
    page,
    faults,
    async asks(words: string, answer: string | RegExp) {
      const turns = chat.log.locator('.turn');
      /** What stands below these words once they are the customer's last. */
      const heard = () =>
        turns.evaluateAll((all, said) => {
          const mine = all.findLastIndex(({ classList }) => classList.contains('mine'));
          const below = all.slice(mine + 1).map(({ textContent }) => textContent ?? '');
          return all[mine]?.textContent?.includes(said) ? below.join('\n') : '';
        }, words);
      await chat.say(words);
      await expect.poll(heard, patience).toMatch(answer);
    },
  };
}
