type Row = { id: string };

/**
 * The list while a person points at it: rows keep their places and take their new words, older ones may follow below,
 * and new ones wait. A row that left stays until it is let go, since removing it would move the others.
 */
export function holdRows<T extends Row>(shown: readonly T[], fresh: readonly T[]): { rows: readonly T[]; held: number } {
  if (shown.length === 0) return { rows: fresh, held: 0 };
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map((row) => row.id));
  const lastKnown = fresh.findLastIndex((row) => known.has(row.id));
  const older = lastKnown < 0 ? [] : fresh.slice(lastKnown + 1);
  const held = fresh.length - older.length - fresh.filter((row) => known.has(row.id)).length;
  return { rows: [...shown.map((row) => now.get(row.id) ?? row), ...older], held };
}
