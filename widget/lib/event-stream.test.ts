import { describe, expect, test } from 'vitest';
import { createEventParser } from './event-stream.ts';
import type { StreamEvent } from './event-stream.ts';

function read(...units: string[]) {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  units.forEach(parse);
  return events;
}

describe('an event stream', () => {
  test.each<[string, string, StreamEvent[]]>([
    ['one event', 'id: 4\nevent: signal\ndata: {"a":1}\n\n', [{ id: '4', event: 'signal', data: '{"a":1}' }]],
    ['windows line ends', 'id: 4\r\ndata: x\r\n\r\n', [{ id: '4', event: 'message', data: 'x' }]],
    ['old line ends', 'id: 4\rdata: x\r\r:\n', [{ id: '4', event: 'message', data: 'x' }]],
    ['several data lines', 'data: a\ndata\ndata: b\n\n', [{ id: '', event: 'message', data: 'a\n\nb' }]],
    ['a value with colons and spaces', 'data:  a: b\n\n', [{ id: '', event: 'message', data: ' a: b' }]],
    ['comments only', ': beat\n\n: beat\n\n', []],
    ['an event without data', 'event: signal\n\n', []],
    ['an unfinished event', 'data: x\n', []],
    ['a byte order mark', '\uFEFFdata: x\n\n', [{ id: '', event: 'message', data: 'x' }]],
    ['a field nobody knows', 'colour: red\nretry: 10\ndata: x\n\n', [{ id: '', event: 'message', data: 'x' }]],
    [
      'an id that stays',
      'id: 1\ndata: a\n\ndata: b\n\n',
      [
        { id: '1', event: 'message', data: 'a' },
        { id: '1', event: 'message', data: 'b' },
      ],
    ],
  ])('%s', (_, text, events) => {
    expect(read(text)).toEqual(events);
  });

  test('gives the same events wherever the text is split', () => {
    const text = ': hello\r\n\r\nid: 7\r\nevent: signal\r\ndata: {"text":"naïve – 你好"}\r\n\r\nid: 8\ndata: b\n\n';
    const whole = read(text);
    expect(whole).toHaveLength(2);
    for (let cut = 0; cut <= text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual(whole);
    expect(read(...text)).toEqual(whole);
  });
});
