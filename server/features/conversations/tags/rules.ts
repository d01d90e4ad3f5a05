export const mostTags = 20;

type Named = { id: string; name: string };
/** What setting a conversation's tags from one list to another adds and takes away. */
export function difference<T extends Named>(before: readonly T[], wanted: readonly T[]) {
  const without = (some: readonly T[], others: readonly T[]) => some.filter(({ id }) => !others.some((other) => other.id === id));
  return { added: without(wanted, before), removed: without(before, wanted) };
}

export const namesOf = (tags: readonly Named[]) => tags.map(({ name }) => name).join(', ');
