import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, problem, stubServer } from '../../../data/make.ts';
import { Landing } from './index.ts';
import { Privacy, Terms } from './legal-screen.tsx';

const line = 'POST /api/public/book-demo';

function open(answers: Answers = {}) {
  const server = stubServer(answers);
  render(<Landing />, { wrapper: MemoryRouter });
  return { server, person: userEvent.setup() };
}

async function book(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('Your name'), 'Nora Lind');
  await person.type(screen.getByLabelText('Work email'), 'nora@fjord.example');
  await person.type(screen.getByLabelText('Your shop'), 'Fjord');
  await person.click(screen.getByRole('button', { name: 'Book a demo' }));
}

/** A window so high that every section is visible. */
class SeesAll {
  private readonly notify: (seen: { isIntersecting: boolean }[]) => void;
  constructor(notify: (seen: { isIntersecting: boolean }[]) => void) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  forgetAll();
  vi.stubGlobal('IntersectionObserver', SeesAll);
});
afterEach(cleanup);

test('its links have the right targets', () => {
  open();
  const address = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(address('Start free')).toEqual(['/onboarding', '/onboarding']);
  expect(address('Talk to the demo shop')).toEqual(['/demo']);
  expect(address('Developers')).toEqual(['/api/docs']);
  for (const name of ['How it works', 'Plans']) {
    const [inside = ''] = address(name);
    expect(document.querySelector(inside ?? '')?.tagName).toBe('SECTION');
  }
});

test('an installation without a demo shop doesn’t link to it', async () => {
  open({ 'GET /api/config': { demo: false, error_tracking_url: null, version: '0', operator: null } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Talk to the demo shop' })).toBeNull());
});

test('says for whom it is, what it costs and what each plan includes, without engineering', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('online store');
  expect(screen.getByText('Start free: 100 AI answers a month for 2 teammates.')).toBeTruthy();
  await screen.findByRole('heading', { level: 3, name: 'Scale' });
  expect([...document.querySelectorAll('#plans h3')].map((name) => name.textContent)).toEqual(['Free', 'Starter', 'Growth', 'Scale']);
  for (const text of ['1,000 AI answers a month', 'Unlimited AI answers', '20 teammates', '1 channel'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toMatch(/database|command|server|OpenAPI|API calls|script/i);
});

test('screen readers get the picture as one sentence, and nothing in it can be focused', () => {
  open();
  const picture = screen.getByRole('img', { name: /Parley’s inbox/ });
  expect(picture.querySelector('a, button, input, [tabindex]')).toBeNull();
});

test('books a demo without leaving the page', async () => {
  const { server, person } = open({ [line]: { message: 'Done.' } });
  await book(person);
  expect(await screen.findByText('Thank you. We’ll email nora@fjord.example to find a time.')).toBeTruthy();
  expect(server.calls(line)[0]?.body).toEqual({ name: 'Nora Lind', email: 'nora@fjord.example', shop: 'Fjord', message: '' });
});

test('keeps what could not be sent in the form', async () => {
  const { person } = open({
    [line]: () =>
      problem(409, { code: 'idempotency.in_flight', detail: 'The same request is still being processed. Wait a moment, then try again.' }),
  });
  await book(person);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('The same request is still being processed. Wait a moment, then try again.'),
  );
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Nora Lind');
});

test('sends nothing without a shop name', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Book a demo' }));
  expect(await screen.findByText('Enter the name of your shop.')).toBeTruthy();
  expect(server.calls(line)).toEqual([]);
});

test.each([
  ['Privacy', Privacy],
  ['Terms', Terms],
])('%s has one heading, and each entry of its contents leads to a section', (title, Page) => {
  stubServer({});
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(parts.shift()).toBe('Who runs this installation');
  expect(parts.length).toBeGreaterThan(7);
  for (const part of parts) {
    const target = screen.getByRole('link', { name: part ?? '' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)?.textContent).toContain(part);
  }
});

const operator = { name: 'Fjord Software AS', address: 'Havnegata 1, 5003 Bergen', email: 'privacy@fjord.example' };
test.each([
  ['names its operator', operator, operator.address],
  ['says that no operator is configured', null, /hasn’t entered their name and address/],
])('a legal page %s', async (_, configured, text) => {
  stubServer({ 'GET /api/config': { demo: false, error_tracking_url: null, version: '0', operator: configured } });
  render(<Privacy />, { wrapper: MemoryRouter });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: operator.email })).toHaveLength(configured ? 1 : 0);
});
