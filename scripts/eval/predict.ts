// Turns lines `{id, text, locale?}` into lines `{id, intent, confidence, entities, decision}`, one at a time, however many there are.
import fs from 'node:fs';
import { once } from 'node:events';
import { judge } from '../../engine/decision.ts';
import { extractEntities } from '../../engine/entities/index.ts';
import { spokenLanguage } from '../../engine/language.ts';
import { understand } from '../../engine/understand.ts';

type Sentence = { id: unknown; text: string; locale: string | undefined };

export type Written = { lines: number; failed: number };

/** Lines that are none are answered with an `error`; empty ones are passed over. */
export async function predict(from: string, to: string): Promise<Written> {
  const output = fs.createWriteStream(to);
  const written: Written = { lines: 0, failed: 0 };
  for await (const line of linesOf(fs.createReadStream(from, 'utf8'))) {
    if (line.trim() === '') continue;
    written.lines += 1;
    const result = answered(line.replace(/^\uFEFF/, ''), written.lines);
    if ('error' in result) written.failed += 1;
    if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return written;
}

/** Lines as JSON lines have them: what else may end one elsewhere (U+2028) may stand in a text. */
async function* linesOf(chunks: AsyncIterable<string>) {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** A sentence that breaks the engine is an error of that line, and no end of the others. */
function answered(line: string, number: number) {
  try {
    return resultOf(line, number);
  } catch (error) {
    return {
      id: idIn(line),
      line: number,
      error: `This sentence could not be read: ${error instanceof Error ? error.message : 'no reason given'}.`,
    };
  }
}

function resultOf(line: string, number: number) {
  const sentence = sentenceIn(line);
  if (typeof sentence === 'string') return { id: idIn(line), line: number, error: sentence };
  const heard = understand(sentence.text, spokenLanguage(sentence.locale));
  return { id: sentence.id, ...judge(heard), entities: extractEntities(sentence.text, { language: heard.language }) };
}

/** The sentence of a line, or what is wrong with it. */
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

function idIn(line: string): unknown {
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
