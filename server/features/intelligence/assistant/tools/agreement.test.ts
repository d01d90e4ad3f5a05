import { describe, expect, test } from 'vitest';
import { isAgreedTo } from './agreement.ts';
import { isAgreed } from './checkout.ts';

describe('a yes confirms', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, seconds));
  const turn = (seq: number, author: 'customer' | 'ai' | 'teammate', text: string) => ({ seq, author, text, at: at(seq) });
  const shown = { say: ['W2611340', '1234.50', 'Sand'], since: at(2) };
  const offer = 'Order #w2611340: the mug in  sand, $1,234.50 back. Shall I?';

  test('after everything was named', () => expect(isAgreedTo([turn(3, 'ai', offer), turn(4, 'customer', 'Yes')], shown)).toBe(true));
  test('in any notation of an amount', () =>
    expect(isAgreedTo([turn(3, 'ai', 'W2611340, Sand: 1.234,50 €?'), turn(4, 'customer', 'Ja')], shown)).toBe(true));
  test.each([
    ['a part of it was not said', [turn(3, 'ai', 'W2611340 in sand?'), turn(4, 'customer', 'Yes')]],
    ['another amount was said', [turn(3, 'ai', offer.replace('1,234.50', '1,234.60')), turn(4, 'customer', 'Yes')]],
    ['it was said before it was worked out', [turn(1, 'ai', offer), turn(4, 'customer', 'Yes')]],
    ['nobody answered', [turn(1, 'customer', 'Yes'), turn(3, 'ai', offer)]],
    ['a teammate said it', [turn(3, 'teammate', offer), turn(4, 'customer', 'Yes')]],
    ['the AI has said something else since', [turn(3, 'ai', offer), turn(4, 'ai', 'One moment.'), turn(5, 'customer', 'Yes')]],
    ['more came after the yes', [turn(3, 'ai', offer), turn(4, 'customer', 'Yes'), turn(5, 'customer', 'wait')]],
  ])('not when %s', (_, turns) => expect(isAgreedTo(turns, shown)).toBe(false));
});

describe('a yes to an offer', () => {
  const offer = { author: 'ai' as const, text: '2 × Lamp (Blue) at €20.00 each. Shall I make you a checkout link?' };
  const said = (text: string) => ({ author: 'customer' as const, text });
  const unit = { named: '2 × Lamp', version: ['Blue'], prices: ['20.00', '40.00'] };
  test.each([
    ['to the offer', [offer, said('yes')], true],
    ['and more', [offer, said('yes'), said('but in red')], false],
    ['to something else', [{ author: 'ai' as const, text: 'Shall I fetch a person?' }, said('yes')], false],
    ['to another number', [{ ...offer, text: '3 × Lamp (Blue) at €20.00' }, said('yes')], false],
    ['to a number that ends alike', [{ ...offer, text: '12 × Lamp (Blue) at €20.00' }, said('yes')], false],
    ['to another version', [{ ...offer, text: '2 × Lamp (Red) at €20.00' }, said('yes')], false],
    ['to another price', [{ ...offer, text: '2 × Lamp (Blue) at €18.00' }, said('yes')], false],
    ['to the price of all of them', [{ ...offer, text: '2 × Lamp (Blue), 40,00 €' }, said('yes')], true],
    ['to a teammate', [offer, { author: 'teammate' as const, text: '2 × Lamp?' }, said('yes')], false],
    ['that did not come', [said('two lamps'), offer], false],
    ['before the offer', [said('yes'), offer], false],
  ])('%s: %#', (_, turns, agreed) => expect(isAgreed(turns, [unit])).toBe(agreed));
});
