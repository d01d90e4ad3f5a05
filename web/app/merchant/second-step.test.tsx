import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SecondStep } from './second-step.tsx';

afterEach(cleanup);

test.each([
  [undefined, 'Harbour Supply requires two-step authentication', 'Set it up', '/settings/profile#two-step'],
  ['harbour', 'Harbour Supply requires single sign-on', 'Log in through Harbour Supply', '/login/sso/harbour'],
])('a shop that can’t be opened yet says why and leads on (%s)', (sso, title, action, href) => {
  render(<SecondStep shop="Harbour Supply" sso={sso} />, { wrapper: MemoryRouter });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});
