import { updateCustomer } from '@parley/contract/customers';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { contextOf, openChat, openPage, pollOptions } from './browser.ts';
import { makeOrder, makeProduct, type Teammate } from './commerce.ts';

/** A paid order of a customer who can verify themselves by order number and email. */
export async function makeProvenOrder(owner: Teammate, price: string) {
  const product = await makeProduct(owner, { price });
  const order = await makeOrder(owner, [{ product, quantity: 2 }]);
  const email = `${order.customer.toLowerCase().replace(' ', '.')}@mail.example`;
  await owner.calls(updateCustomer, { id: order.customerId, emails: [email] });
  return { ...order, email, product };
}
export type ProvenOrder = Awaited<ReturnType<typeof makeProvenOrder>>;

/** A customer in the demo shop's chat, who waits for each answer before writing again. */
export async function startAiConversation(browser: Browser, url: string) {
  const { page, errors } = await openPage(await contextOf(browser));
  const chat = await openChat(page, `${url}/demo`);
  return {
    ...chat,
    page,
    errors,
    async asks(words: string, answer: string | RegExp) {
      const turns = chat.log.locator('.turn');
      /** The text below this message, once it is the customer's last one. */
      const replies = () =>
        turns.evaluateAll((all, text) => {
          const mine = all.findLastIndex(({ classList }) => classList.contains('mine'));
          const below = all.slice(mine + 1).map(({ textContent }) => textContent ?? '');
          return all[mine]?.textContent?.includes(text) ? below.join('\n') : '';
        }, words);
      await chat.say(words);
      await expect.poll(replies, pollOptions).toMatch(answer);
    },
  };
}
