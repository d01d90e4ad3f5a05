/** The most a message may have, as the contract says. */
export const mostCharacters = 8000;
const nearEnd = 500;

/** What the counter says: characters left near the end, negative beyond it, null while there is no need. */
export function lengthLeft(text: string): number | null {
  const left = mostCharacters - text.trim().length;
  return left <= nearEnd ? left : null;
}
