import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './router.tsx';

/** Renders the app at a URL, with an in-memory router. */
export function openApp(at: string, tree: RouteObject[] = routes) {
  const router = createMemoryRouter(tree, { initialEntries: [at] });
  return { router, ...render(<RouterProvider router={router} />), path: () => router.state.location.pathname };
}
