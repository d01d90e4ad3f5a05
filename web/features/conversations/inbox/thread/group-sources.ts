import type { Source } from '@parley/contract/messages';

/** One source the AI read, with every passage of it. */
export type GroupedSource = Pick<Source, 'kind' | 'title'> & { key: string; parts: Source[] };

/** Several passages of one article are a single source to the reader. */
export function groupSources(sources: readonly Source[]): GroupedSource[] {
  const groups = new Map<string, GroupedSource>();
  for (const source of sources) {
    const key = `${source.kind}:${source.title}`;
    const group = groups.get(key);
    if (group) group.parts.push(source);
    else groups.set(key, { kind: source.kind, title: source.title, key, parts: [source] });
  }
  return [...groups.values()];
}
