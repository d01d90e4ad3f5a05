import type { Endpoint } from '@parley/contract/endpoint';
import { speak } from '../lib/messages.ts';
import { forms } from './form-messages.ts';

const t = speak({ forms });

/** The message per path, 'email' or 'days.0.from'. */
export type Errors = Record<string, string>;

/** Validates values against a contract schema: the first issue per path, in the contract's own message or in one of ours. */
export function errorsIn(input: Endpoint['input'] | undefined, values: unknown): Errors {
  const issues = input?.safeParse(values, { error: sentenceOf }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

type Wording = NonNullable<NonNullable<Parameters<Endpoint['input']['safeParse']>[1]>['error']>;
type Issue = Parameters<Wording>[0];

/** Called only where the contract has no message: Zod's own are written for programmers. */
function sentenceOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeSentence(issue);
  if (issue.code === 'too_big') return mostSentence(issue.origin, Number(issue.maximum));
  if (issue.code === 'too_small') return leastSentence(issue.origin, Number(issue.minimum));
  if (issue.code === 'invalid_value') return t('forms.choose');
  // In an optional field's union the last branch takes what was entered, so its message applies.
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message ?? t('forms.wrong');
  return t('forms.wrong');
}

function typeSentence({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (expected === 'int') return t(typeof input === 'number' ? 'forms.whole' : 'forms.number');
  if (expected === 'number') return t('forms.number');
  return t('forms.required');
}

function mostSentence(origin: string, most: number): string {
  if (origin === 'string') return t('forms.characters_most', { count: most });
  return origin === 'array' ? t('forms.entries_most', { count: most }) : t('forms.at_most', { most });
}

function leastSentence(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? t('forms.required') : t('forms.characters_least', { count: least });
  return origin === 'array' ? t('forms.entries_least', { count: least }) : t('forms.at_least', { least });
}

/** Whether a path is a field's own or lies inside it. */
export const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

export const hasField = (form: HTMLFormElement, path: string): boolean => namedIn(form).some(({ name }) => isAt(path, name));

/** The first of the invalid fields, in reading order. */
export const firstWrong = (form: HTMLFormElement, errors: Errors): HTMLElement | undefined =>
  namedIn(form).find(({ name }) => Object.keys(errors).some((path) => isAt(path, name)));

const namedIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
