export type ServerEvent = { event: string; id: string | undefined; data: unknown };

/** Reads server-sent events as they arrive. */
export async function followStream(url: string, token: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers }, signal: leaving.signal });
  const events: ServerEvent[] = [];
  const state = { ended: false, comments: 0 };
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += Buffer.from(chunk).toString();
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      state.comments += blocks.filter((block) => block === ':').length;
      events.push(...blocks.flatMap((block) => parse(block) ?? []));
    }
  })().then(
    () => (state.ended = true),
    () => (state.ended = true),
  );
  return {
    events,
    status: response.status,
    hasEnded: () => state.ended,
    comments: () => state.comments,
    leave: async () => void (leaving.abort(), await reading),
  };
}

function parse(block: string): ServerEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const event = field('event');
  return event === undefined ? undefined : { event, id: field('id'), data: JSON.parse(field('data') ?? 'null') as unknown };
}
