/** One or two letters for a person or a shop: "Yusuf Rossi" → "YR", "Operator" → "OP", nothing → "?". */
export function initials(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .map((word) => [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter)))
    .filter((letters) => letters.length > 0);
  const first = words[0];
  if (!first) return '?';
  const last = words.at(-1);
  const letters = words.length > 1 && last ? [first[0], last[0]] : first.slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
