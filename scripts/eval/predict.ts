// Converts lines `{id, text, locale?}` to lines `{id, intent, confidence, entities, decision}`, streaming one at a time.
import fs from 'node:fs';
import { once } from 'node:events';
import { decide } from '../../engine/decision.ts';
import { extractEntities } from '../../engine/entities/index.ts';
import { spokenLanguage } from '../../engine/language.ts';
import { classify } from '../../engine/classify.ts';

type Sentence = { id: unknown; text: string; locale: string | undefined };

export type Written = { lines: number; failed: number };

/** Invalid lines get an `error`; empty ones are skipped. */
export async function predict(from: string, to: string): Promise<Written> {
  const output = fs.createWriteStream(to);
  const written: Written = { lines: 0, failed: 0 };
  for await (const line of linesOf(fs.createReadStream(from, 'utf8'))) {
    if (line.trim() === '') continue;
    written.lines += 1;
    const result = resultFor(line.replace(/^\uFEFF/, ''), written.lines);
    if ('error' in result) written.failed += 1;
    if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return written;
}

/** Splits at \n only, because JSON Lines may contain other line separators (U+2028) in texts. */
async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** An exception becomes an error of its line and doesn't stop the others. */
function resultFor(line: string, number: number) {
  try {
    return resultOf(line, number);
  } catch (error) {
    return {
      id: idOf(line),
      line: number,
      error: `This sentence could not be read: ${error instanceof Error ? error.message : 'no reason given'}.`,
    };
  }
}

function resultOf(line: string, number: number) {
  const sentence = sentenceIn(line);
  if (typeof sentence === 'string') return { id: idOf(line), line: number, error: sentence };
  const nlu = classify(sentence.text, spokenLanguage(sentence.locale));
  return { id: sentence.id, ...decide(nlu), entities: extractEntities(sentence.text, { language: nlu.language }) };
}

/** The sentence of a line, or an error message. */
export function sentenceIn(line: string): Sentence | string {
  const value = parsed(line);
  if (value === undefined) return 'This line is not JSON.';
  if (typeof value !== 'object' || value === null || !('id' in value)) return 'This line is no object with an id.';
  const text = 'text' in value ? value.text : undefined;
  const locale = 'locale' in value ? value.locale : undefined;
  if (typeof text !== 'string') return 'This line has no text.';
  if (locale !== undefined && locale !== null && typeof locale !== 'string') return 'The locale of this line is no text.';
  return { id: value.id, text, locale: locale ?? undefined };
}

function idOf(line: string): unknown {
  const value = parsed(line);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
