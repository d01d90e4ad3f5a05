/** What can be done to a list whose order counts. */
type Row = { id: string };

export const moved = <T extends Row>(rows: readonly T[], id: string, by: -1 | 1): T[] => {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (!row || from + by < 0 || from + by >= rows.length) return [...rows];
  const rest = rows.filter((other) => other.id !== id);
  return [...rest.slice(0, from + by), row, ...rest.slice(from + by)];
};

export const without = <T extends Row>(rows: readonly T[], id: string): T[] => rows.filter((row) => row.id !== id);

export const withChange = <T extends Row>(rows: readonly T[], id: string, change: Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** Back at its place, or at the end where there is none any more. */
export const withRow = <T extends Row>(rows: readonly T[], row: T, at: number): T[] =>
  rows.some(({ id }) => id === row.id) ? [...rows] : [...rows.slice(0, at), row, ...rows.slice(at)];
