import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { lines, stubProfile } from './make.ts';
import { TwoStepCard } from './two-step-card.tsx';

const secret = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Parley', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const wrong = () => problem(400, { code: 'two_factor.wrong', detail: 'This code is incorrect. Check it and try again.' });

/** A fake server with two-step log-in, whose app always shows 123456. */
function open(enabled: boolean, answers: Answers = {}, needsPassword = false) {
  let on = enabled;
  const turn = (to: boolean, answer: object) => (request: { body: { code: string } }) => {
    if (request.body.code !== '123456') return wrong();
    on = to;
    return answer;
  };
  signIn();
  const server = stubProfile({
    [lines.status]: () => ({ enabled: on, recovery_codes_left: on ? 10 : 0, setup_needs_password: needsPassword }),
    [lines.enable]: secret,
    [lines.verify]: turn(true, { recovery_codes: codes }),
    [lines.disable]: turn(false, { message: 'Done.' }),
    ...answers,
  });
  render(<TwoStepCard />);
  return { server, person: userEvent.setup() };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('a code from the app turns it on, and the recovery codes show once', async () => {
  const { person } = open(false);
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  expect((await screen.findByRole('img', { name: 'QR code for your authenticator app' })).getAttribute('src')).toContain(
    'data:image/svg+xml',
  );
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await person.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText('This code is incorrect. Check it and try again.')).toBeTruthy();
  await person.clear(screen.getByLabelText('Code'));
  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  await person.click(screen.getByRole('button', { name: 'I’ve saved the codes' }));
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  expect(await screen.findByText(/10 recovery codes left/)).toBeTruthy();
});

test('copies the recovery codes one per line', async () => {
  const { person } = open(false);
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  await person.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Copy all' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(codes.join('\n')));
});

test('setting it up can be cancelled', async () => {
  const { server, person } = open(false);
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(server.calls(lines.verify)).toEqual([]);
});

test('turning it off requires a code', async () => {
  const { person } = open(true);
  await person.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step authentication?' });
  await person.type(within(dialog).getByLabelText('Code'), '000000{Enter}');
  expect(await within(dialog).findByText('This code is incorrect. Check it and try again.')).toBeTruthy();
  await person.clear(within(dialog).getByLabelText('Code'));
  await person.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('new recovery codes take a code, and show once', async () => {
  const { person, server } = open(true, { [lines.renewCodes]: { recovery_codes: codes.map((code) => `new-${code}`) } });
  await person.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const dialog = screen.getByRole('dialog', { name: 'Create new recovery codes?' });
  await person.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe('new-code-0');
  expect(server.calls(lines.renewCodes)[0]?.body).toEqual({ code: '123456' });
  await person.click(screen.getByRole('button', { name: 'I’ve saved the codes' }));
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

/** A server that wants the password first. */
const askingEnable = ({ body }: { body: { password?: string } }) => {
  if (!body.password) return problem(403, { code: 'password.required', detail: 'Confirm your password to continue.' });
  return body.password === 'harbour-demo'
    ? secret
    : problem(400, { code: 'password.wrong', detail: 'Your current password is incorrect.' });
};

test('some time after logging in it asks for the password before setting up', async () => {
  const { person, server } = open(false, { [lines.enable]: askingEnable }, true);
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  expect(server.calls(lines.enable)).toEqual([]);
  await person.type(dialog.getByLabelText('Password'), 'wrong');
  await person.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Your current password is incorrect.')).toBeTruthy();
  await person.clear(dialog.getByLabelText('Password'));
  await person.type(dialog.getByLabelText('Password'), 'harbour-demo');
  await person.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that was open too long asks for the password when the server does', async () => {
  const { person } = open(false, { [lines.enable]: askingEnable });
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await person.type(dialog.getByLabelText('Password'), 'harbour-demo');
  await person.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
});
