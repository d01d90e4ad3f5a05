import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Errors, errorsIn, firstWrong, hasField, isAt } from './form-errors.ts';
import { inputSchemaOf } from './input-schema.ts';
import { ApiProblem, sentenceFor } from './problem.ts';
import type { Input } from './request.ts';
import { send } from './send.ts';
import { newId } from '../lib/browser.ts';

type Values<E extends Endpoint> = Input<E> & object;
type TextName<V> = { [Name in keyof V]-?: V[Name] extends string | null | undefined ? Name : never }[keyof V] & string;

type Terms<E extends Endpoint> = {
  /** The fields' initial values; untouched fields follow when they change. A value without a field is sent along. */
  defaults: Values<E>;
  /** The field of a problem where the server doesn't name one: `{ 'email.taken': 'email' }`. */
  blame?: Record<string, keyof Values<E> & string>;
  /** The form stays busy until this settles. */
  onDone: (result: Result<E>, entered: Values<E>) => unknown;
};

/**
 * A form for one call of the contract. `load` imports the call; it and its validation load when the first field changes, which keeps pages
 * small. An issue from the contract or the server appears at its field and goes when the field is corrected; anything else is `problem`, a
 * message to show above the button. What was typed is never lost.
 */
export function useContractForm<E extends Endpoint>(load: () => Promise<E>, { defaults, blame = {}, onDone }: Terms<E>) {
  const contract = useOnDemand(async () => withSchema(await load()));
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
    // The message goes when the contract accepts the value, and changes with the issue.
    const still = Object.entries(errorsIn(contract.now()?.input, { ...values, [name]: value })).filter(([path]) => isAt(path, name));
    setErrors(Object.fromEntries([...rest, ...still]));
  }

  /** Shows the issues that belong to fields and focuses the first of them. Returns whether there were any. */
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
    const loaded = await contract.get().catch((reason: unknown) => setProblem(sentenceFor(reason)));
    if (!loaded || object(form, errorsIn(loaded.input, values))) return;
    const { endpoint } = loaded;
    const options = { idempotencyKey: endpoint.creates || endpoint.keyed ? keyOf.same(values) : undefined };
    const answered = await send(endpoint, values, options).then(
      (result) => ({ result }),
      (failure: unknown) => place(form, failure),
    );
    if (!answered) return;
    keyOf.forget();
    if (endpoint.topics?.length) void refresh(endpoint.topics);
    await onDone(answered.result, values);
  }

  /** For `<form onSubmit>`; a second submit while sending does nothing. */
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
      // Nothing waits for this attempt; submitting retries and reports the error.
      onInput: () => void contract.get().catch(() => undefined),
      'data-unsaved': dirty || undefined,
    },
    /** For the Input, PasswordInput, Textarea or Select of a text value. */
    field: (name: TextName<Values<E>>) => ({
      name,
      value: textOf(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => change(name, target.value),
    }),
    /** Sets any value. */
    set: <Name extends keyof Values<E> & string>(name: Name, value: Values<E>[Name]) => change(name, value),
    /** Sets several values. */
    put: (part: Partial<Values<E>>) => {
      for (const [name, value] of Object.entries(part)) change(name, value);
    },
    /** Forgets what was entered in a field: it follows its default again. */
    follow: (name: keyof Values<E> & string) => {
      setChanged((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !isAt(path, name))));
    },
    /** The error at a path such as 'email' or 'days.0.from', for `<Field error>`. */
    error: (path: string): string | undefined => errors[path],
    /** Resets to the defaults. */
    reset: () => {
      setChanged({});
      setErrors({});
      setProblem(undefined);
    },
  };
}

const withSchema = async <E extends Endpoint>(endpoint: E) => ({ endpoint, input: await inputSchemaOf(endpoint) });

/** Loads once, when `get` is first called; `now` is what has loaded. A failed attempt is not kept: the next `get` tries again. */
function useOnDemand<T>(load: () => Promise<T>): { get: () => Promise<T>; now: () => T | undefined } {
  const held = useRef<{ pending?: Promise<T> | undefined; value?: T }>({});
  const get = () =>
    (held.current.pending ??= load().then(
      (value) => (held.current.value = value),
      (reason: unknown) => {
        held.current.pending = undefined;
        throw reason;
      },
    ));
  return { get, now: () => held.current.value };
}

/** Focuses the first invalid field of a form as soon as it is enabled: fields may be disabled while a form is sent. */
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

/** Reuses the Idempotency-Key for the same values until they are stored: pressing again after a lost answer stores nothing twice. */
function useSameKey() {
  const last = useRef({ text: '', key: '' });
  return {
    same: (values: object) => {
      const text = JSON.stringify(values);
      if (last.current.text !== text) last.current = { text, key: newId() };
      return last.current.key;
    },
    forget: () => {
      last.current = { text: '', key: '' };
    },
  };
}

/** Loads the cache only for a change with topics; a log-in has none. */
const refresh = async (topics: NonNullable<Endpoint['topics']>) => (await import('./refresh-topics.ts')).refreshTopics(topics);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
