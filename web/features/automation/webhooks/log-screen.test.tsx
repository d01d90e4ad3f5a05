import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { WebhookLogScreen } from './log-screen.tsx';
import { chosenIn, filtersIn } from './log-place.ts';
import { endpointId, lines, logId, madeLog, ofLog, stubWebhooks } from './make.ts';

function open(answers: Answers = {}, path = '/settings/webhooks') {
  signIn();
  const server = stubWebhooks(answers);
  const router = createMemoryRouter([{ path: '*', element: <WebhookLogScreen /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const madeDetail = {
  ...madeLog({ status: 'failed', attempts: 2, last_status: 500, last_error: 'It responded with status 500.' }),
  request_body: '{"type":"order.paid"}',
  items: [
    {
      number: 2,
      trigger: 'manual',
      url: 'https://erp.example/parley',
      started_at: '2026-11-27T09:00:05.000Z',
      duration_ms: 31,
      request_headers: { 'webhook-id': 'one' },
      response_status: 500,
      response_headers: { server: 'erp' },
      response_body: '<b>broken</b>',
      error: 'It responded with status 500.',
    },
  ],
};

beforeEach(forgetAll);
afterEach(cleanup);

test('an event opens with its request and its response, and is sent again', async () => {
  const { server, person, router } = open({
    [ofLog('GET', logId)]: madeDetail,
    [ofLog('POST', logId, '/retry')]: madeLog({ status: 'pending' }),
  });
  await person.click(await screen.findByRole('button', { name: /order\.paid/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'order.paid' }));
  expect(await drawer.findByText('<b>broken</b>')).toBeTruthy();
  expect(drawer.getByText('Attempt 2, sent again')).toBeTruthy();
  expect(drawer.getByText('webhook-id: one')).toBeTruthy();
  expect(router.state.location.search).toBe(`?event=${logId}`);
  await person.click(drawer.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.calls(ofLog('POST', logId, '/retry'))).toHaveLength(1));
});

test('filters are in the address and in the request', async () => {
  const { server, person, router } = open();
  await screen.findByRole('button', { name: /order\.paid/ });
  await person.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await person.selectOptions(screen.getByLabelText('Event'), 'tag.created');
  await waitFor(() => expect(router.state.location.search).toBe('?status=failed&type=tag.created'));
  await waitFor(() => expect(server.calls(lines.logs).at(-1)?.url.searchParams.get('type')).toBe('tag.created'));
});

test('nothing sent, nothing found, and a failed read are told apart', async () => {
  open({ [lines.logs]: { items: [], next_cursor: null } });
  expect(await screen.findByText('No events yet')).toBeTruthy();
  cleanup();
  forgetAll();
  const { person, router } = open({ [lines.logs]: { items: [], next_cursor: null } }, '/settings/webhooks?status=failed');
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  cleanup();
  forgetAll();
  open({ [lines.logs]: problem(500) });
  expect(await screen.findByText('Couldn’t load the log')).toBeTruthy();
});

test('an event that is gone says so', async () => {
  open({ [ofLog('GET', logId)]: problem(404, { code: 'webhook_log.missing', detail: 'Gone.' }) }, `/settings/webhooks?event=${logId}`);
  expect(await screen.findByText('This event isn’t in the log')).toBeTruthy();
});

test('a test shows what the receiver answered', async () => {
  const { number: _number, trigger: _trigger, ...attempt } = madeDetail.items[0] ?? { number: 0, trigger: '' };
  const { server, person } = open({ [lines.test]: { ...attempt, request_body: '{}', succeeded: false } });
  await person.click(await screen.findByRole('button', { name: 'Send test…' }));
  await person.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('Not delivered')).toBeTruthy();
  expect(screen.getByText('It responded with status 500.')).toBeTruthy();
  expect(server.calls(lines.test)[0]?.body).toEqual({ endpoint_id: endpointId, type: 'order.created' });
});

test('an address that means nothing is ignored', () => {
  const place = new URLSearchParams('status=lost&endpoint=1&period=year&event=x');
  expect([filtersIn(place, 0), chosenIn(place)]).toEqual([{}, null]);
});
