/** PostgreSQL can't store NUL or lone surrogates. Nobody sends them on purpose, so they are removed rather than refused. */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map((part: unknown) => storable(part));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part as unknown)]));
}
