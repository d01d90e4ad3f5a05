// English: product care, accounts and data.
import type { Article } from './article.ts';
import { demoShop } from '../shop.ts';

export const house: Article[] = [
  {
    id: 'care-guide',
    title: 'Care for steel, wool, leather and wood',
    body: `Steel bottles: let a teaspoon of baking soda in warm water stand overnight against stains and smells, then rinse. No bleach. Dry bottles with the lid off. The seal can be taken out and washed.

Wool: air it in damp weather rather than washing it. Against pilling use a wool comb. If it must be washed, use the wool programme at 30 °C with wool detergent, and dry it flat. Cedar keeps moths away.

Leather: wipe it with a damp cloth and treat it with leather balm twice a year. Dry wet leather slowly, away from the heater. Scratches grow fainter when rubbed with a little balm.

Wooden boards and handles: wash by hand, dry standing, oil with linseed oil about every two months. Waxed canvas: brush it, and wax it again once a year with a hair dryer.

Rain jackets: wash with technical detergent at 30 °C and reproof after ten washes. Softener ruins the membrane.`,
  },
  {
    id: 'account',
    title: 'Account and password',
    body: `You can order without an account. With one you see your orders and invoices and save addresses. Open it with "Sign in" at the top, your name, e-mail address and a password of at least 10 characters.

Forgot the password? Choose "Forgot password" on the sign-in page; the link in the e-mail works for 30 minutes. Look in the spam folder when it does not come within 5 minutes.

Name, e-mail address and addresses can be changed under My account. If the page says that the e-mail address is already taken, there is an account with it: ask for a new password instead.

Two accounts can be joined into one by a teammate.`,
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    body: `The newsletter comes twice a month with new products and repair tips, and brings a code for 10 % off the first order. Sign up at the foot of the page and click the link in the e-mail we send.

To leave, click "Unsubscribe" at the end of any newsletter; it works at once. We need no reason.`,
  },
  {
    id: 'privacy',
    title: 'Your data, and how to have it deleted',
    body: `We keep what an order needs: name, address, e-mail, phone, and what you bought. Invoices are kept for 7 years because the law requires it. We sell no data and use no tracking of third parties.

You can ask for a copy of your data or have your account deleted. Write in the chat or to ${demoShop.email} from the address of the account; a person answers within 5 working days and deletes it within 30 days. Open orders and returns are finished first.

Chats are kept for 2 years. Part of them is answered by an automated assistant; ask for a person any time.`,
  },
];
