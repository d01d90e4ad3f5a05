import type { Source } from '@parley/contract/messages';

/** One thing the AI read, with every part of it that was read. */
export type ReadThing = Pick<Source, 'kind' | 'title'> & { key: string; parts: Source[] };

/** Several parts of one article are one source to the reader. */
export function groupSources(sources: readonly Source[]): ReadThing[] {
  const things = new Map<string, ReadThing>();
  for (const source of sources) {
    const key = `${source.kind}:${source.title}`;
    const known = things.get(key);
    if (known) known.parts.push(source);
    else things.set(key, { kind: source.kind, title: source.title, key, parts: [source] });
  }
  return [...things.values()];
}
