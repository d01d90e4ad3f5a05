/** PostgreSQL keeps no NUL and no half of a surrogate pair; nobody means to send one, so they are left out rather than refused. */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map((part: unknown) => storable(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part as unknown)]));
}
