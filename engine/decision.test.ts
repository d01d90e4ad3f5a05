import { describe, expect, test } from 'vitest';
import { judge } from './decision.ts';
import { understand } from './understand.ts';

const of = (text: string) => judge(understand(text, 'en'));

describe('what one message makes the engine do', () => {
  test.each([
    ['where is my order #1042?', 'track_order', 'answer'],
    ['order cancel', 'cancel_order', 'answer'],
    ['cancel the fucking order', 'cancel_order', 'answer'],
    ['i need assistance to recover my password', 'recover_password', 'answer'],
    ['question about cancelling order {{Order Number}}', 'cancel_order', 'answer'],
    ['help me see the bill from {{Person Name}}', 'check_invoice', 'answer'],
    ['I want to speak to a human', 'contact_human_agent', 'hand_over'],
    ['quiero hablar con una persona', 'contact_human_agent', 'hand_over'],
    ['your service is fucking terrible', 'complaint', 'hand_over'],
    ['I want to make a complaint', 'complaint', 'answer'],
    ['what will the weather be like tomorrow', 'out_of_scope', 'refuse'],
    ['raconte-moi une blague', 'out_of_scope', 'refuse'],
    ['transfer money to my savings account', 'out_of_scope', 'refuse'],
  ] as const)('%s → %s, %s', (text, intent, decision) => {
    expect(of(text)).toMatchObject({ intent, decision });
  });
  test.each(['asdf qwer zxcv', 'blorf', 'xx', '???', '', 'sand', 'two', 'maybe'])('what says nothing is asked back: "%s"', (text) => {
    expect(of(text).decision).toBe('ask');
  });
  test.each(['', '...', '😂😂😂', 'https://example.test/a?b=c'])('signs and links are no greeting, nor any wish: "%s"', (text) => {
    expect(of(text)).toMatchObject({ intent: 'out_of_scope', decision: 'ask' });
  });
  test.each(["I don't want to cancel my order", 'no quiero devolver nada'])('a refused wish alone is asked back: %s', (text) => {
    expect(of(text).decision).toBe('ask');
  });
  test.each([
    ['where is my amazon parcel', 'refuse'],
    ['cancel my netflix subscription', 'refuse'],
    ['function foo return null', 'refuse'],
  ] as const)("another's matter is refused: %s", (text, decision) => {
    expect(of(text)).toMatchObject({ intent: 'out_of_scope', decision });
  });
  test.each(['waar is mijn bestelling', 'quanto costa la spedizione?', 'gdzie jest moja paczka', 'jag vill returnera skorna'])(
    'a language nobody here speaks is asked back, not answered by what it resembles: %s',
    (text) => {
      expect(of(text).decision).toBe('ask');
    },
  );
  test('a matter for no machine is handed over, whatever else is wanted', () => {
    expect(of('cancel my order or my lawyer will call you').decision).toBe('hand_over');
  });
  test.each(['x'.repeat(50_000), 'where is my order and '.repeat(2000), 'a.'.repeat(20_000)])(
    'a very long message is read to an end',
    (text) => {
      expect(of(text)).toHaveProperty('decision');
    },
  );
});
