import { logIn, register } from '@parley/contract/auth';
import { getProfile, updateProfile } from '@parley/contract/users';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from './make.ts';
import { useContractForm } from './use-contract-form.ts';
import { useRead } from './use-read.ts';

const line = 'POST /api/auth/register';
const words = { detail: 'Some fields need your attention.', code: 'input.invalid' };
const usual = { name: '', email: '', password: '', merchant_name: 'Harbour Supply' };

type Asked = { load?: () => Promise<typeof register>; defaults?: typeof usual; onDone?: (...said: unknown[]) => void };

/** A form without a field for the shop's name. */
function Form({ load = async () => register, defaults = usual, onDone = () => undefined }: Asked) {
  const form = useContractForm(load, { defaults, blame: { 'email.taken': 'email' }, onDone });
  const field = (name: 'name' | 'email' | 'password') => (
    <label>
      {name}
      <input {...form.field(name)} disabled={form.busy} />
      <i>{form.error(name)}</i>
    </label>
  );
  return (
    <form {...form.props} aria-label="form" data-busy={form.busy}>
      {field('name')}
      {field('email')}
      {field('password')}
      <p role="alert">{form.problem}</p>
      <button type="button" onClick={form.reset}>
        Empty
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole('form'));
const errors = () => ['name', 'email', 'password'].map((name) => field(name).closest('label')?.querySelector('i')?.textContent);
const idle = () => waitFor(() => expect(screen.getByRole('form').dataset.busy).toBe('false'));
const fill = () =>
  ['name', 'email', 'password'].forEach((name) => type(name, name === 'email' ? 'mara@harbour.example' : 'a boat on the quay'));

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows contract issues at the fields, focuses the first, and sends nothing', async () => {
  const server = stubServer();
  render(<Form />);
  type('name', 'Mara');
  expect(errors()).toEqual(['', '', '']);
  press();
  await waitFor(() => expect(errors()).toEqual(['', 'Enter a valid email address.', 'Use at least 10 characters.']));
  await waitFor(() => expect(document.activeElement).toBe(field('email')));
  expect(server.calls(line)).toEqual([]);
});

test('an error stays while the field is invalid, and goes when it is corrected', async () => {
  stubServer();
  render(<Form />);
  press();
  await waitFor(() => expect(errors()[2]).toBe('Use at least 10 characters.'));
  type('password', 'nine char');
  expect(errors()[2]).toBe('Use at least 10 characters.');
  type('password', 'x'.repeat(201));
  expect(errors()[2]).toBe('Use at most 200 characters.');
  type('password', 'ten chars.');
  expect(errors()).toEqual(['Enter your name.', 'Enter a valid email address.', '']);
});

test('shows server errors at the fields as well, and keeps what was typed', async () => {
  stubServer({
    [line]: () =>
      problem(422, {
        ...words,
        errors: [
          { path: 'password', message: 'Too easy.' },
          { path: 'name', message: 'Taken.' },
        ],
      }),
  });
  render(<Form />);
  fill();
  press();
  await waitFor(() => expect(errors()).toEqual(['Taken.', '', 'Too easy.']));
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect(field('password').value).toBe('a boat on the quay');
  expect(screen.getByRole('alert').textContent).toBe('');
  type('name', 'Mara');
  expect(errors()).toEqual(['', '', 'Too easy.']);
});

test('shows a problem at the field that the form maps it to', async () => {
  stubServer({ [line]: () => problem(409, { code: 'email.taken', detail: 'There is such an account.' }) });
  render(<Form />);
  fill();
  press();
  await waitFor(() => expect(errors()).toEqual(['', 'There is such an account.', '']));
});

test('leaves an issue without a field to the server, and shows it above the button', async () => {
  const errors = [{ path: 'merchant_name', message: 'Enter the name of your shop.' }];
  const server = stubServer({ [line]: () => problem(422, { ...words, errors }) });
  render(<Form defaults={{ ...usual, merchant_name: '' }} />);
  fill();
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.detail));
  expect(server.calls(line)).toHaveLength(1);
});

test('while sending, the form is busy and pressing again sends nothing', async () => {
  const answer = Promise.withResolvers<unknown>();
  const server = stubServer({ [line]: () => answer.promise });
  const onDone = vi.fn<(...said: unknown[]) => void>();
  render(<Form onDone={onDone} />);
  fill();
  press();
  press();
  await waitFor(() => expect(server.calls(line)).toHaveLength(1));
  press();
  expect(screen.getByRole('form').dataset.busy).toBe('true');
  answer.resolve({ token: 'token' });
  await idle();
  expect(server.calls(line)).toHaveLength(1);
  expect(onDone.mock.calls).toEqual([[{ token: 'token' }, expect.objectContaining({ name: 'a boat on the quay' })]]);
});

test('the same values carry the same key until they are stored', async () => {
  let broken = true;
  const server = stubServer({ [line]: () => (broken ? problem(409, { detail: 'Later.' }) : {}) });
  render(<Form />);
  fill();
  const send = async () => {
    press();
    await idle();
  };
  await send();
  await send();
  type('name', 'Theo');
  await send();
  broken = false;
  await send();
  await send();
  const [first, again, changed, stored, after] = server.calls(line).map((call) => call.headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect([again, stored]).toEqual([first, changed]);
  expect(new Set([first, changed, after]).size).toBe(3);
});

test('the first change loads the contract, once; looking at the form does not', async () => {
  const load = vi.fn<() => Promise<typeof register>>(async () => register);
  render(<Form load={load} />);
  fireEvent.focus(field('name'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.input(field('name'), { target: { value: 'M' } });
  fireEvent.input(field('name'), { target: { value: '' } });
  press();
  await waitFor(() => expect(errors()[0]).toBe('Enter your name.'));
  expect(load).toHaveBeenCalledOnce();
});

test('retries loading the contract on the next submit', async () => {
  let missing = true;
  const server = stubServer({ [line]: {} });
  render(<Form load={() => (missing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(register))} />);
  fireEvent.focus(field('name'));
  fill();
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  missing = false;
  press();
  await waitFor(() => expect(server.calls(line)).toHaveLength(1));
  await idle();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('knows whether anything differs from the defaults, and resets to them', () => {
  render(<Form />);
  const unsaved = () => screen.getByRole('form').dataset.unsaved;
  expect(unsaved()).toBeUndefined();
  type('name', 'Mara');
  expect(unsaved()).toBe('true');
  type('name', '');
  expect(unsaved()).toBeUndefined();
  type('name', 'Mara');
  fireEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect([field('name').value, unsaved()]).toEqual(['', undefined]);
});

test('untouched fields follow the defaults; edited ones keep what was typed', () => {
  const { rerender } = render(<Form />);
  type('name', 'Mara');
  rerender(<Form defaults={{ ...usual, name: 'Theo', email: 'theo@harbour.example' }} />);
  expect([field('name').value, field('email').value]).toEqual(['Mara', 'theo@harbour.example']);
});

test('refreshes the topics of the change', async () => {
  signIn();
  const id = madeUser.user_id;
  let name = 'Mara';
  stubServer({
    [`GET /api/users/${id}/profile`]: () => ({ name }),
    [`PUT /api/users/${id}/profile`]: ({ body }: SentRequest) => {
      ({ name } = body as { name: string });
      return { name };
    },
  });
  function Profile() {
    const form = useContractForm(async () => updateProfile, { defaults: { id, name: 'Mara de Vries' }, onDone: () => undefined });
    return <form {...form.props} aria-label="form" title={useRead(getProfile, { id }).data?.name} />;
  }
  render(<Profile />);
  await waitFor(() => expect(screen.getByRole('form').title).toBe('Mara'));
  press();
  await waitFor(() => expect(screen.getByRole('form').title).toBe('Mara de Vries'));
});

test('a field or a value that the call doesn’t have doesn’t compile', () => {
  function Wrong() {
    const form = useContractForm(async () => logIn, {
      defaults: { email: '', password: '' },
      // @ts-expect-error log-in has no such field
      blame: { 'credentials.wrong': 'nickname' },
      onDone: () => undefined,
    });
    // @ts-expect-error nor here
    form.field('nickname');
    // @ts-expect-error a text is expected
    const change = () => form.set('email', 7);
    return <button type="button" onClick={change} />;
  }
  expect(Wrong).toBeTypeOf('function');
});
