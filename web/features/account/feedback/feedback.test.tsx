import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, madeUser, problem, signIn, stubServer } from '../../../data/make.ts';
import { FeedbackButton } from './index.ts';

const line = 'POST /api/public/feedback';
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((toast) => toast.message);
/** The text of the only toast, and where its link leads. */
function sentToast() {
  const [message, ...more] = toasts();
  const { container } = render(<>{message}</>);
  const link = container.querySelector('a');
  return {
    count: more.length + 1,
    text: container.querySelector('span span')?.textContent,
    link: link?.textContent,
    to: link?.getAttribute('href'),
  };
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const type = () => screen.getByLabelText<HTMLSelectElement>('Type');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const press = () => fireEvent.submit(title().form as HTMLFormElement);

async function open() {
  render(
    <MemoryRouter initialEntries={['/orders?order=7']}>
      <FeedbackButton />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog', { name: 'Send Feedback' }, { timeout: 10_000 });
}

async function write() {
  await userEvent.selectOptions(type(), 'bug');
  await userEvent.type(title(), 'The tag is gone');
  await userEvent.type(description(), 'I had one.');
}

beforeEach(() => {
  vi.setConfig({ testTimeout: 20_000 });
  forgetAll();
  signIn();
});
afterEach(cleanup);

test('offers three types, starts with general, and shows page and email', async () => {
  stubServer();
  await open();
  expect([...type().options].map((option) => option.value)).toEqual(['bug', 'feature_request', 'general']);
  expect(type().value).toBe('general');
  expect(screen.getByText('/orders')).not.toBeNull();
  expect(screen.getByText(madeUser.email)).not.toBeNull();
});

test('counts the title’s characters, up to 100', async () => {
  stubServer();
  await open();
  expect(screen.getByText('0/100')).not.toBeNull();
  await userEvent.type(title(), 'Menu');
  expect(screen.getByText('4/100')).not.toBeNull();
  expect(title().maxLength).toBe(100);
});

test.each([
  ['a title', '', 'Words'],
  ['a description', 'Words', ''],
  ['words that are more than spaces', '   ', '   '],
])('without %s it requires both and sends nothing', async (_, heading, text) => {
  const server = stubServer();
  await open();
  if (heading) await userEvent.type(title(), heading);
  if (text) await userEvent.type(description(), text);
  press();
  expect(await screen.findByText('Please provide a title and description')).not.toBeNull();
  expect(server.calls(line)).toEqual([]);
});

test('while sending, the buttons are disabled and the label says so', async () => {
  const answer = Promise.withResolvers<unknown>();
  stubServer({ [line]: () => answer.promise });
  await open();
  await write();
  press();
  await waitFor(() => expect(sendButton().textContent).toBe('Sending...'));
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  answer.resolve({ message: 'ok', id: madeUser.id });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['the words of the server', { message: 'We read every line.', id: madeUser.id }, 'We read every line.'],
  ['thanks when it has none', { message: '', id: madeUser.id }, 'Thank you for your feedback!'],
])('success shows %s, closes, and resets the form', async (_, answer, words) => {
  const server = stubServer({ [line]: answer });
  await open();
  await write();
  press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentToast()).toEqual({ count: 1, text: words, link: 'See its status', to: `/feedback/${madeUser.id}` });
  expect(server.calls(line)[0]?.body).toEqual({
    feedback_type: 'bug',
    title: 'The tag is gone',
    description: 'I had one.',
    merchant_id: madeUser.merchant_id,
    user_email: madeUser.email,
    page_url: `${location.origin}/orders`,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog');
  expect([type().value, title().value, description().value]).toEqual(['general', '', '']);
});

test('a failure shows one toast, keeps the text, and the next press sends the same again', async () => {
  let broken = true;
  const server = stubServer({ [line]: () => (broken ? problem(400, { detail: 'Broken.' }) : { message: 'ok', id: madeUser.id }) });
  await open();
  await write();
  press();
  expect(await screen.findByText('Failed to submit feedback. Please try again.')).not.toBeNull();
  expect([type().value, title().value, description().value]).toEqual(['bug', 'The tag is gone', 'I had one.']);
  expect(toasts()).toEqual([]);
  expect(sendButton().disabled).toBe(false);
  broken = false;
  press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = server.calls(line).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an unsent text is there when the dialog opens again', async () => {
  stubServer();
  await open();
  await write();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog');
  expect(title().value).toBe('The tag is gone');
});
