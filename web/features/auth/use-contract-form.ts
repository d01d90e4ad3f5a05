import { zodResolver } from '@hookform/resolvers/zod';
import type { Endpoint } from '@parley/contract/endpoint';
import { type BaseSyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiProblem, sentenceFor } from '../../data/problem.ts';

type Terms<In extends FieldValues> = {
  /** The endpoint's input: the one description of what may be entered. */
  schema: Endpoint['input'] & { _zod: { input: In } };
  /** What stands in the fields at first; values without a field of their own are sent along. */
  values: DefaultValues<In>;
  /** The field a problem is about when the server does not say: `{ 'email.taken': 'email' }`. */
  blame?: Record<string, Path<In>>;
  send: (values: In) => Promise<unknown>;
};

/** A form over one call: the server's objections land on their fields, anything else is `problem`, a sentence for above the button. */
export function useContractForm<In extends FieldValues>({ schema, values, blame = {}, send }: Terms<In>) {
  const form = useForm<In, unknown, In>({ resolver: zodResolver(schema, undefined, { raw: true }), defaultValues: values });
  const [problem, setProblem] = useState<string>();
  const { isSubmitting } = form.formState;

  function place(failure: unknown, page: unknown) {
    if (!(failure instanceof ApiProblem)) throw failure;
    const blamed = blame[failure.code];
    const errors = blamed ? [{ path: blamed, message: failure.detail }] : failure.errors;
    const [first, ...others] = errors.filter(({ path }) => hasField(page, path));
    if (!first) return setProblem(sentenceFor(failure));
    for (const { path, message } of others) form.setError(path as Path<In>, { message });
    form.setError(first.path as Path<In>, { message: first.message }, { shouldFocus: true });
  }

  const sendValues = form.handleSubmit(async (entered, event) => {
    setProblem(undefined);
    await send(entered).catch((failure: unknown) => place(failure, event?.target));
  });
  return {
    form,
    problem,
    busy: isSubmitting,
    /** For `<form onSubmit>`; a second press while it is sent does nothing. */
    submit: (event: BaseSyntheticEvent) => (isSubmitting ? event.preventDefault() : void sendValues(event)),
    /** What is wrong with a field, for `<Field error>`. */
    error: (name: Path<In>) => form.getFieldState(name, form.formState).error?.message,
  };
}

const hasField = (page: unknown, path: string) => page instanceof HTMLFormElement && page.elements.namedItem(path) !== null;
