/** The parsed JSON, null when it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Stored by another script under our key, or truncated: treated as missing.
    return null;
  }
}

/** The value as an object with unchecked fields, empty when it is none. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
