import { expect, test } from 'vitest';
import { parseEvents, type StreamEvent } from './event-parser.ts';

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const take = parseEvents((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

const whole = 'id: 7\nevent: signal\ndata: {"a":1}\n\n';
const event = { id: '7', event: 'signal', data: '{"a":1}' };

test('an event has a position, a name and data', () => {
  expect(parse(whole)).toEqual([event]);
});

test('the pieces may be cut anywhere', () => {
  for (let at = 1; at < whole.length; at += 1) expect(parse(whole.slice(0, at), whole.slice(at))).toEqual([event]);
  expect(parse(...whole)).toEqual([event]);
});

test.each(['\r\n', '\r', '\n'])('lines may end in %j, in any pieces', (end) => {
  const text = whole.replaceAll('\n', end) + whole.replaceAll('\n', end);
  const following = `:${end}`;
  expect(parse(...text, following)).toEqual([event, event]);
});

test('comments are no events, several data lines are one text, a space after the colon is not part of it', () => {
  expect(parse(': beat\n\n', 'data:one\ndata:  two\n\n')).toEqual([{ id: null, event: 'message', data: 'one\n two' }]);
});

test('an event with a name and no data still says something', () => {
  expect(parse('event: reset\nid: 9\n\n')).toEqual([{ id: '9', event: 'reset', data: '' }]);
});

test('a position holds for its own event only', () => {
  expect(parse('id: 1\ndata: a\n\ndata: b\n\n').map((one) => one.id)).toEqual(['1', null]);
});

test('what is not finished is not said', () => {
  expect(parse('data: half')).toEqual([]);
});
