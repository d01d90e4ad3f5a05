// Varies one written line: alternative words, and the way people type.
import type { Chance } from '../chance.ts';

/** Replaces every `{a|b|c}` by one of its alternatives. */
export function vary(text: string, draws: Chance): string {
  const chosen = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => draws.pick(choices.split('|')));
  // Removes the comma of a dropped greeting.
  const whole = chosen
    .replace(/^[\s,.]+/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return whole === chosen ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** A customer's line as typed: missing capitals and full stops, swapped letters. Codes and addresses stay intact. */
export function typed(text: string, draws: Chance): string {
  const [lower, bare, slip] = [draws.maybe(0.35), draws.maybe(0.4), draws.maybe(0.07)];
  if (/@|^\d+$/.test(text)) return text;
  let result = text;
  if (lower && !/^(I |I'|H\d)/.test(result)) result = result.charAt(0).toLowerCase() + result.slice(1);
  if (bare) result = result.replace(/\.$/, '');
  return slip ? swapped(result, draws) : result;
}

/** Swaps two letters inside one long word. */
function swapped(text: string, draws: Chance): string {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{6,}$/.test(word) ? [index] : []));
  if (!long.length) return text;
  const chosen = draws.pick(long);
  const at = draws.int(2, 3);
  words[chosen] = (words[chosen] ?? '').replace(new RegExp(`^(.{${at}})(.)(.)`), '$1$3$2');
  return words.join(' ');
}
