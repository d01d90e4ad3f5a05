export type StreamEvent = { id: string; event: string; data: string };

/**
 * Parses server-sent events from text that arrives in chunks of any size; calls `onEvent` for each complete event. @see
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let first = true;
  let id = '';
  let event = '';
  let data: string[] = [];

  function endEvent() {
    if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') });
    event = '';
    data = [];
  }

  function readLine(line: string) {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return (text) => {
    rest += text;
    if (first && rest !== '') {
      first = false;
      rest = rest.replace(/^\uFEFF/, '');
    }
    // A carriage return at the end may be half of a CRLF pair; it waits for the next chunk.
    for (let end = /\r\n|\n|\r(?=[^])/.exec(rest); end; end = /\r\n|\n|\r(?=[^])/.exec(rest)) {
      readLine(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
    }
  };
}
