import { describe, expect, test } from 'vitest';
import { decide } from './decision.ts';
import { classify } from './classify.ts';

const of = (text: string) => decide(classify(text, 'en'));

describe('the decision about a single message', () => {
  test.each([
    ['where is my order #1042?', 'track_order', 'answer'],
    ['order cancel', 'cancel_order', 'answer'],
    ['cancel the fucking order', 'cancel_order', 'answer'],
    ['i need assistance to recover my password', 'recover_password', 'answer'],
    ['question about cancelling order {{Order Number}}', 'cancel_order', 'answer'],
    ['help me see the bill from {{Person Name}}', 'check_invoice', 'answer'],
    ['I want to speak to a human', 'contact_human_agent', 'hand_off'],
    ['quiero hablar con una persona', 'contact_human_agent', 'hand_off'],
    ['your service is fucking terrible', 'complaint', 'hand_off'],
    ['I want to make a complaint', 'complaint', 'answer'],
    ['what will the weather be like tomorrow', 'out_of_scope', 'refuse'],
    ['raconte-moi une blague', 'out_of_scope', 'refuse'],
    ['transfer money to my savings account', 'out_of_scope', 'refuse'],
  ] as const)('%s → %s, %s', (text, intent, decision) => {
    expect(of(text)).toMatchObject({ intent, decision });
  });
  test.each(['asdf qwer zxcv', 'blorf', 'xx', '???', '', 'sand', 'two', 'maybe'])('asks back about "%s"', (text) => {
    expect(of(text).decision).toBe('ask');
  });
  test.each(['', '...', '😂😂😂', 'https://example.test/a?b=c'])('punctuation and links have no intent: "%s"', (text) => {
    expect(of(text)).toMatchObject({ intent: 'out_of_scope', decision: 'ask' });
  });
  test.each(["I don't want to cancel my order", 'no quiero devolver nada'])('asks back about a negated intent: %s', (text) => {
    expect(of(text).decision).toBe('ask');
  });
  test.each([
    ['where is my amazon parcel', 'refuse'],
    ['cancel my netflix subscription', 'refuse'],
    ['function foo return null', 'refuse'],
  ] as const)("another's matter is refused: %s", (text, decision) => {
    expect(of(text)).toMatchObject({ intent: 'out_of_scope', decision });
  });
  test.each(['gdzie jest moja paczka', 'jag vill returnera skorna'])(
    'a language the engine doesn’t speak is handed off, not answered by what it resembles: %s',
    (text) => {
      expect(of(text).decision).toBe('hand_off');
    },
  );
  test('hands off a sensitive topic, whatever the intent', () => {
    expect(of('cancel my order or my lawyer will call you').decision).toBe('hand_off');
  });
  test.each(['x'.repeat(50_000), 'where is my order and '.repeat(2000), 'a.'.repeat(20_000)])(
    'a very long message is read to an end',
    (text) => {
      expect(of(text)).toHaveProperty('decision');
    },
  );
});
