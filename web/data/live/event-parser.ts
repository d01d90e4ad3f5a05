/** One server-sent event. `id` is null where the event carries no position. */
export type StreamEvent = { id: string | null; event: string; data: string };

/** Reads server-sent events out of text that arrives in any pieces. Comments, such as heartbeats, are passed over. */
export function parseEvents(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let next = blank();
  const readLine = (line: string) => {
    if (line === '') {
      if (next.event !== 'message' || next.lines.length > 0) onEvent({ id: next.id, event: next.event, data: next.lines.join('\n') });
      next = blank();
    } else takeField(next, line);
  };
  return (piece) => {
    rest += piece;
    // A carriage return at the very end may be the first half of one line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}

type Pending = { id: string | null; event: string; lines: string[] };

const blank = (): Pending => ({ id: null, event: 'message', lines: [] });

function takeField(next: Pending, line: string) {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (field === 'data') next.lines.push(value);
  if (field === 'event') next.event = value || 'message';
  if (field === 'id' && !value.includes('\0')) next.id = value;
}
