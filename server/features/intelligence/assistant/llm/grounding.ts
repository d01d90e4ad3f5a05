import { countriesIn } from '@parley/engine';
import { ungrounded } from './grounding-rules.ts';

/** The facts and countries of a text that occur in nothing the engine has read. */
export const inventedIn = (text: string, read: string): string[] => [...ungrounded(text, read), ...unnamed(text, read)];

/** The countries of a text that aren't in what was read: by the same name, by its name in another language, or by its code. */
function unnamed(text: string, read: string): string[] {
  const known = read.toLowerCase();
  const isNamed = ({ name, code }: { name: string; code: string }) => known.includes(name.toLowerCase()) || read.includes(`"${code}"`);
  // In lower case it is another word: "an island".
  const places = countriesIn(text).filter((place) => /^\p{Lu}/u.test(place.name) && !isNamed(place));
  if (places.length === 0) return [];
  const others = new Set(countriesIn(read).map(({ code }) => code));
  return [...new Set(places.filter(({ code }) => !others.has(code)).map(({ name }) => name))];
}
