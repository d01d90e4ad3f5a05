import { type ToolCall, trace } from '@parley/contract/runs';

const stored = trace.omit({ state: true });
type StoredTrace = ReturnType<typeof stored.parse>;

const most = { clauses: 12, words: 40, listed: 10, facts: 20, skills: 10 };
const longest = { clause: 300, word: 40, name: 200 };
/** The longest memory that is kept with a run, in characters of JSON. */
const longestMemory = 16_000;
const masked = '••••••';

/** What a run keeps of its engine's trace: bounded in size, and without what its tools never store. An engine without a trace has none. */
export function storedTrace(given: unknown, secrets: readonly string[] = []): StoredTrace | null {
  const found = stored.safeParse(given).data;
  if (!found) return null;
  const clean = withoutSecrets(secrets);
  const words = (list: readonly string[]) => list.slice(0, most.words).map((word) => clean(word).slice(0, longest.word));
  const named = <T extends { name: string }>(list: readonly T[]) => list.slice(0, most.listed).map(nameOf);
  const { read, ground, skills } = found;
  return {
    read: read && {
      language: read.language.slice(0, longest.word),
      clauses: read.clauses.slice(0, most.clauses).map((clause) => ({
        ...clause,
        text: clean(clause.text).slice(0, longest.clause),
        intents: clause.intents.slice(0, 3),
      })),
      words: words(read.words),
      unexplained: words(read.unexplained),
    },
    ground: ground && {
      products: named(ground.products),
      shown: named(ground.shown),
      focus: ground.focus && nameOf(ground.focus),
      page: ground.page && { ...ground.page, title: ground.page.title.slice(0, longest.name) },
      facts: ground.facts
        .slice(0, most.facts)
        .map(({ name, value }) => ({ name: name.slice(0, longest.name), value: value.slice(0, longest.clause) })),
      orders: ground.orders.slice(0, most.listed).map((number) => number.slice(0, longest.word)),
    },
    skills: skills.slice(0, most.skills).map((one) => ({ ...one, skill: one.skill.slice(0, longest.name), explains: words(one.explains) })),
  };
}

const nameOf = <T extends { name: string }>(one: T): T => ({ ...one, name: one.name.slice(0, longest.name) });

/** What the engine remembered before a run, for replaying it. One too long to keep is left out, and so is an empty one. */
export function storedMemory(memory: unknown): Record<string, unknown> | null {
  const found = trace.shape.state.safeParse(memory).data ?? null;
  if (found === null || Object.keys(found).length === 0) return null;
  return JSON.stringify(found).length > longestMemory ? null : found;
}

/** What one tool keeps secret is in no other call either: an engine may search for a code before it knows what it is. */
export function storedCalls(calls: readonly ToolCall[], secrets: readonly string[]): ToolCall[] {
  if (secrets.length === 0) return [...calls];
  const clean = withoutSecrets(secrets);
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(deep);
    return typeof value === 'object' && value !== null ? fieldsOf(value, deep) : value;
  };
  return calls.map((call) => ({ ...call, arguments: fieldsOf(call.arguments, deep), summary: clean(call.summary) }));
}
const fieldsOf = (value: object, each: (part: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, each(part)]));

const escaped = (sign: string) => sign.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);

/** Masks a secret wherever it is written, also in pieces: "123 456" and "123-456" are 123456. */
function withoutSecrets(secrets: readonly string[]) {
  const known = secrets.filter((secret) => secret !== '');
  const forms = known.map((secret) => new RegExp([...secret].map((sign) => escaped(sign)).join(String.raw`[\s-]*`), 'giu'));
  return (text: string) => {
    if (text.length > 1 && known.some((secret) => secret.toLowerCase().includes(text.toLowerCase()))) return masked;
    return forms.reduce((rest, form) => rest.replace(form, masked), text);
  };
}
