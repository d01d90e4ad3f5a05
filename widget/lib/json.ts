/** What the text says in JSON, null when it says nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Written by somebody else under our name, or cut short: the same as nothing.
    return null;
  }
}

/** The value as an object whose fields are still to be looked at, empty when it is none. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
