import { describe, expect, test } from 'vitest';
import { asksTotal, wantsToBuy } from './asks.ts';

describe('wants to buy what is discussed', () => {
  test.each([
    ['can i order it now'],
    ['give me the link for it'],
    ['good. send me to checkout'],
    ['lovely. brass. can you send me the thing to pay'],
    ['ok take one of those. link?'],
    ['yep both, basket link pls'],
    ['could you put two in the basket?'],
    ['go on then, checkout'],
    ['ok envoie le lien'],
    ['pouvez-vous en mettre deux dans le panier ?'],
    ['schick mir bitte den link'],
    ['kann ich zwei davon bestellen?'],
    ['mándame el enlace'],
    ['posso comprar já?'],
  ])('%s', (text) => expect(wantsToBuy(text, true)).toBe(true));
  test.each([
    ['does it leak in a bag? and how much does it hold'],
    ['does it fit in the basket of my bike?'],
    ['is there a link to the size chart?'],
    ['do you gift wrap at checkout?'],
    ['can i order it to my office?'],
    ['can i take it back if it does not fit?'],
    ['how do i order it?'],
    ['passt das in den korb vom rad?'],
    ['est-ce que ça rentre dans le panier du vélo ?'],
  ])('not: %s', (text) => expect(wantsToBuy(text, true)).toBe(false));
});

describe('asks for a total', () => {
  test.each([
    ["what's the total"],
    ["what's that come to"],
    ['what do i pay for both'],
    ["ok burner + that pot, what's the sum"],
    ['beide zusammen in Walnuss, was macht das?'],
    ['ça fait combien les deux ?'],
    ['cuánto es todo junto?'],
    ['quanto fica tudo?'],
  ])('%s', (text) => expect(asksTotal(text)).toBe(true));
  test.each([
    ['can you hook shorter ones together?'],
    ['what is the total weight?'],
    ['how much is the red one?'],
    ['does it come to Spain?'],
    ["what's the difference between the two?"],
    ['what is everything made of?'],
    ['was gibt es alles in Blau?'],
    ['need 12 cups, about 200 euros in total max'],
  ])('not: %s', (text) => expect(asksTotal(text)).toBe(false));
});
