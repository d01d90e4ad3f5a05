import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSoon } from '../lib/use-soon.ts';
import { type Errors, errorsIn, firstWrong, hasField, isAt } from './form-errors.ts';
import { ApiProblem, sentenceFor } from './problem.ts';
import type { Input } from './request.ts';
import { send } from './send.ts';

type Values<E extends Endpoint> = Input<E> & object;
type TextName<V> = { [Name in keyof V]-?: V[Name] extends string | null | undefined ? Name : never }[keyof V] & string;

type Terms<E extends Endpoint> = {
  /** What stands in the fields until somebody changes them, also when it changes itself; a value without a field is sent along. */
  defaults: Values<E>;
  /** The field a problem is about when the server does not say: `{ 'email.taken': 'email' }`. */
  blame?: Record<string, keyof Values<E> & string>;
  /** No toast: the form says it all. */
  quiet?: boolean;
  /** The form is busy until this is over. */
  onDone: (result: Result<E>, entered: Values<E>) => unknown;
};

/**
 * A form over one call of the contract. On a page that has no other use for the contract `load` imports the call, and with it the
 * validation: once the browser is idle or a field has the focus, so that the page itself is there without. What the contract or the server objects to lands on its
 * field and goes as the field is corrected; anything else is `problem`, a sentence for above the button. Nothing typed is lost.
 */
export function useContractForm<E extends Endpoint>(load: () => Promise<E>, { defaults, blame = {}, quiet = false, onDone }: Terms<E>) {
  const contract = useSoon(load);
  const [changed, setChanged] = useState<Record<string, unknown>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const pointIn = usePointer(errors, busy);
  const keyOf = useSameKey();
  const values: Values<E> = { ...defaults, ...changed };
  const dirty = JSON.stringify(values) !== JSON.stringify(defaults);

  function change(name: string, value: unknown) {
    setChanged((before) => ({ ...before, [name]: value }));
    const rest = Object.entries(errors).filter(([path]) => !isAt(path, name));
    if (rest.length === Object.keys(errors).length) return;
    // The sentence goes when the contract is content, and changes with the reason.
    const still = Object.entries(errorsIn(contract.now()?.input, { ...values, [name]: value })).filter(([path]) => isAt(path, name));
    setErrors(Object.fromEntries([...rest, ...still]));
  }

  /** Shows what is about a field, and looks at the first of them. Answers whether there was any. */
  function object(form: HTMLFormElement, found: Errors): boolean {
    const here = Object.fromEntries(Object.entries(found).filter(([path]) => hasField(form, path)));
    setErrors(here);
    if (Object.keys(here).length === 0) return false;
    pointIn(form);
    return true;
  }

  function place(form: HTMLFormElement, failure: unknown) {
    if (!(failure instanceof ApiProblem)) throw failure;
    const blamed = blame[failure.code];
    const named = failure.errors.map(({ path, message }) => [path, message] as const).reverse();
    if (!object(form, blamed ? { [blamed]: failure.detail } : Object.fromEntries(named))) setProblem(sentenceFor(failure));
  }

  async function run(form: HTMLFormElement) {
    const endpoint = await contract.get().catch((reason: unknown) => setProblem(sentenceFor(reason)));
    if (!endpoint || object(form, errorsIn(endpoint.input, values))) return;
    const options = { quiet, idempotencyKey: endpoint.creates || endpoint.keyed ? keyOf.same(values) : undefined };
    const answered = await send(endpoint, values, options).then(
      (result) => ({ result }),
      (failure: unknown) => place(form, failure),
    );
    if (!answered) return;
    keyOf.forget();
    if (endpoint.topics?.length) void refresh(endpoint.topics);
    await onDone(answered.result, values);
  }

  /** For `<form onSubmit>`; a second press while it is sent does nothing. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    setBusy(true);
    void run(event.currentTarget).finally(() => setBusy(false));
  }

  return {
    values,
    problem,
    busy,
    dirty,
    submit,
    /** For the `<form>` itself. */
    props: {
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void contract.get().catch(() => undefined),
      'data-unsaved': dirty || undefined,
    },
    /** For the Input, PasswordInput, Textarea or Select of a text. */
    field: (name: TextName<Values<E>>) => ({
      name,
      value: textOf(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => change(name, target.value),
    }),
    /** Changes any value. */
    set: <Name extends keyof Values<E> & string>(name: Name, value: Values<E>[Name]) => change(name, value),
    /** What is wrong at a path such as 'email' or 'days.0.from', for `<Field error>`. */
    error: (path: string): string | undefined => errors[path],
    /** Back to the defaults. */
    reset: () => {
      setChanged({});
      setErrors({});
      setProblem(undefined);
    },
  };
}

/** Brings the focus to the first wrong field of a form as soon as it can take it: fields may be shut while a form is sent. */
function usePointer(errors: Errors, busy: boolean) {
  const waiting = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (busy || !waiting.current) return;
    firstWrong(waiting.current, errors)?.focus();
    waiting.current = null;
  }, [errors, busy]);
  return (form: HTMLFormElement) => {
    waiting.current = form;
  };
}

/** The same values carry the same Idempotency-Key until they were stored: pressing again after a lost answer stores nothing twice. */
function useSameKey() {
  const last = useRef({ text: '', key: '' });
  return {
    same: (values: object) => {
      const text = JSON.stringify(values);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = { text: '', key: '' };
    },
  };
}

/** Only a change that screens read about needs their cache; a log-in does not. */
const refresh = async (topics: NonNullable<Endpoint['topics']>) => (await import('./refresh-topics.ts')).refreshTopics(topics);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
