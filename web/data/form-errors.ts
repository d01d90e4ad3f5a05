import type { Endpoint } from '@parley/contract/endpoint';

/** The sentence per path, 'email' or 'days.0.from'. */
export type Errors = Record<string, string>;

/** What a description of the contract has against values: the first objection per path. */
export function errorsIn(input: Endpoint['input'] | undefined, values: unknown): Errors {
  const issues = input?.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** Whether a path is a field's own or lies inside it. */
export const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

export const hasField = (form: HTMLFormElement, path: string): boolean => namedIn(form).some(({ name }) => isAt(path, name));

/** The first of the wrong fields, as one reads the form. */
export const firstWrong = (form: HTMLFormElement, errors: Errors): HTMLElement | undefined =>
  namedIn(form).find(({ name }) => Object.keys(errors).some((path) => isAt(path, name)));

const namedIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
