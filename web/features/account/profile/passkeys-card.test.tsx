import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { lines, madePasskey, stubProfile } from './make.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const options = {
  rp: { id: 'parley.example', name: 'Parley' },
  user: { id: 'AAAA', name: 'mara@harbour.example', displayName: 'Mara Visser' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const bytes = new Uint8Array([0, 0, 0]).buffer;
const created = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};

/** A browser with passkeys, whose ceremonies end one after the other as given. */
function open(answers: Answers = {}, ceremonies: (() => Promise<unknown>)[] = []) {
  vi.stubGlobal('PublicKeyCredential', class {});
  const create = vi.fn<() => Promise<unknown> | undefined>(() => ceremonies.shift()?.());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  signIn();
  const server = stubProfile(answers);
  render(<PasskeysCard />);
  return { server, create, person: userEvent.setup() };
}

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

test('without passkeys says what they are good for', async () => {
  open();
  expect(await screen.findByText('No passkeys yet')).toBeTruthy();
});

test('a failed read can be repeated', async () => {
  let isUp = false;
  const { person } = open({ [lines.passkeys]: () => (isUp ? { items: [madePasskey] } : problem(503)) });
  expect(await screen.findByText('Your passkeys couldn’t be loaded', {}, { timeout: 15_000 })).toBeTruthy();
  isUp = true;
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Work laptop')).toBeTruthy();
});

test('takes the password, then the browser creates the passkey', async () => {
  const { person, server, create } = open({ [lines.startPasskey]: options, [lines.addPasskey]: madePasskey }, [async () => created]);
  await person.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await person.type(screen.getByLabelText('Password'), 'harbour-demo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create).toHaveBeenCalledOnce();
  expect(server.calls(lines.startPasskey)[0]?.body).toMatchObject({ password: 'harbour-demo' });
  expect(server.calls(lines.addPasskey)[0]?.body).toMatchObject({
    credential: {
      id: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] },
    },
  });
});

test('a wrong password shows at its field, and the browser isn’t asked', async () => {
  const { person, create } = open({
    [lines.startPasskey]: () => problem(400, { code: 'password.wrong', detail: 'Your current password is incorrect.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await person.type(screen.getByLabelText('Password'), 'guessed{Enter}');
  expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('with two-step authentication on, takes a code', async () => {
  const { person, server } = open({ [lines.status]: { enabled: true, recovery_codes_left: 9 }, [lines.startPasskey]: options }, [
    async () => created,
  ]);
  await screen.findByText('No passkeys yet');
  await person.click(screen.getByRole('button', { name: 'Add passkey' }));
  await person.type(await screen.findByLabelText('Code from your app, or a recovery code'), '123456{Enter}');
  await waitFor(() => expect(server.calls(lines.startPasskey)[0]?.body).toEqual({ code: '123456' }));
});

test('a ceremony that was canceled can be repeated without another password', async () => {
  const canceled = async () => Promise.reject(new DOMException('Canceled.', 'NotAllowedError'));
  const { person, server } = open({ [lines.startPasskey]: options, [lines.addPasskey]: madePasskey }, [canceled, async () => created]);
  await person.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await person.type(screen.getByLabelText('Password'), 'harbour-demo{Enter}');
  expect(await screen.findByText('No passkey was created. Try again.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create passkey' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(lines.startPasskey)).toHaveLength(1);
  expect(server.calls(lines.addPasskey)).toHaveLength(1);
});

test('a device that has one already says so', async () => {
  const { person } = open({ [lines.startPasskey]: options }, [async () => Promise.reject(new DOMException('Known.', 'InvalidStateError'))]);
  await person.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await person.type(screen.getByLabelText('Password'), 'harbour-demo{Enter}');
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeTruthy();
});

test('renames and removes', async () => {
  const { person, server } = open({
    [lines.passkeys]: { items: [madePasskey] },
    [lines.renamePasskey]: { ...madePasskey, name: 'Old laptop' },
    [lines.removePasskey]: { message: 'Done.' },
  });
  const row = (await screen.findByText('Work laptop')).closest('li');
  expect(within(row as HTMLElement).getByText('Synced')).toBeTruthy();
  expect(within(row as HTMLElement).getByText(/never used/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Actions for Work laptop' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await person.clear(screen.getByLabelText('Name'));
  await person.type(screen.getByLabelText('Name'), 'Old laptop{Enter}');
  await waitFor(() => expect(server.calls(lines.renamePasskey)[0]?.body).toEqual({ name: 'Old laptop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Actions for Work laptop' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await person.type(await screen.findByLabelText('Password'), 'harbour-demo{Enter}');
  await waitFor(() => expect(server.calls(lines.removePasskey)[0]?.body).toEqual({ password: 'harbour-demo' }));
});

test('a browser without passkeys lists those of others, and offers none', async () => {
  signIn();
  stubProfile({ [lines.passkeys]: { items: [madePasskey] } });
  render(<PasskeysCard />);
  expect(await screen.findByText('Work laptop')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});
