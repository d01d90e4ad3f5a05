import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Messages for invalid fields where the contract has none, because the library's are for programmers. Each names its field, since a
 * problem's detail is also shown without the form.
 */
export function inputSentence(issue: Issue): string {
  const field = nameOf(issue.path ?? []);
  if (issue.code === 'invalid_type') return typeSentence(issue.expected, issue.input, field);
  if (issue.code === 'too_big') return maxSentence(issue.origin, Number(issue.maximum), field);
  if (issue.code === 'too_small') return leastSentence(issue.origin, Number(issue.minimum), field);
  if (issue.code === 'invalid_value') return `Choose one of these for ${field}: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'unrecognized_keys') return `Remove these unknown fields: ${issue.keys.join(', ')}.`;
  // For a field that may also be empty, report the issue of the non-empty alternative.
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined;
  return inner ?? `Enter a valid value for ${field}.`;
}

/** 'lines.0.tracking_url' → 'tracking url'. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string');
  return last === undefined ? 'the request' : String(last).replaceAll('_', ' ');
}

function typeSentence(expected: string, input: unknown, field: string): string {
  if (expected === 'int') return typeof input === 'number' ? `Enter a whole number for ${field}.` : `Enter a number for ${field}.`;
  if (expected === 'number') return `Enter a number for ${field}.`;
  return input === undefined || input === null ? `Enter a value for ${field}.` : `Enter a valid value for ${field}.`;
}

function maxSentence(origin: string, most: number, field: string): string {
  if (origin === 'string') return `Use at most ${written(most)} characters for ${field}.`;
  return origin === 'array' ? `Use at most ${written(most)} entries for ${field}.` : `Enter ${written(most)} or less for ${field}.`;
}

function leastSentence(origin: string, least: number, field: string): string {
  if (origin === 'string') return least === 1 ? `Enter a value for ${field}.` : `Use at least ${written(least)} characters for ${field}.`;
  if (origin === 'array')
    return least === 1 ? `Add at least one entry to ${field}.` : `Add at least ${written(least)} entries to ${field}.`;
  return `Enter ${written(least)} or more for ${field}.`;
}

const written = (count: number): string => count.toLocaleString('en');
