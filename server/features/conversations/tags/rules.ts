export const maxTags = 20;

type Named = { id: string; name: string };
/** The tags added and removed when a conversation's tags change from one list to another. */
export function difference<T extends Named>(before: readonly T[], wanted: readonly T[]) {
  const without = (some: readonly T[], others: readonly T[]) => some.filter(({ id }) => !others.some((other) => other.id === id));
  return { added: without(wanted, before), removed: without(before, wanted) };
}

export const namesOf = (tags: readonly Named[]) => tags.map(({ name }) => name).join(', ');
