import { placesIn } from './place-rules.ts';
import { languageOf, mostOfSentence, type ReadLanguage, type Sentence } from './text-rules.ts';

const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#{0,20}\s*$/;
const withoutMarks = (line: string) =>
  line
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[([^\]]{1,300})\]\([^)\s]{0,2000}(?:\s"[^"]{0,1000}")?\)/g, '$1')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/^\s*(?:>|[-*+•]\s|\d{1,2}[.)]\s)\s*/, '')
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const ends = /(?<=[.!?…]["”»)]?)(?<!\b[ap]\.m\.)\s+(?=["“„«¿¡(]?(?:[\p{Lu}\p{N}€$£+]|i\p{Lu}))/u;

/** "Spain (mainland):" on a line of its own is what the lines below are about. */
function countryLine(line: string, language: ReadLanguage): string | undefined {
  const text = withoutMarks(line);
  if (text.length > 100 || !/[:：]$/.test(text)) return undefined;
  const [first] = placesIn(text, language);
  return first && first.start < 6 ? text.slice(0, -1) : undefined;
}

/** The sentences of an article, without marks of Markdown. */
export function sentencesOf({ title, body, language }: { title: string; body: string; language: string }): Sentence[] {
  const spoken = languageOf(`${title}\n${body}`, language);
  const sentences: Sentence[] = [];
  let under = title;
  for (const line of body.replace(/\0/g, '').split('\n')) {
    const named = heading.exec(line)?.[1] ?? countryLine(line, spoken);
    if (named !== undefined) {
      under = withoutMarks(named);
      continue;
    }
    let paragraph = '';
    for (const text of withoutMarks(line.slice(0, 20_000)).split(ends)) {
      if (text.length > 3 && text.length <= mostOfSentence)
        sentences.push({ text, before: sentences.at(-1)?.text ?? '', paragraph, heading: under, title, language: spoken });
      paragraph = `${paragraph} ${text}`.slice(-mostOfSentence).trim();
    }
  }
  return sentences;
}
