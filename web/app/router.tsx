import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { SignedInOnly, StaffOnly } from './guards.tsx';
import type { Page, PageFacts } from './page.ts';
import { merchantPages, operatorPages, publicPages } from './pages.ts';
import { settingsPages } from './settings-pages.ts';
import { Root } from './root.tsx';
import { UnbuiltPage, UnbuiltPublicPage } from './unbuilt-page.tsx';
import { startPage, UnknownAddress } from './unknown-address.tsx';

const merchantFrame = async () => ({ Component: (await import('./merchant/merchant-frame.tsx')).MerchantFrame });
const settingsFrame = async () => ({ Component: (await import('./merchant/settings-frame.tsx')).SettingsFrame });
const unbuiltSettings = async () => ({ Component: (await import('./merchant/settings-frame.tsx')).UnbuiltSettings });
const operatorFrame = async () => ({ Component: (await import('./operator/operator-frame.tsx')).OperatorFrame });

/** Every route of the specification. A page loads when it is opened; an unknown path leads to the start page. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    // The first paint waits for the page's own code, too briefly for a spinner.
    hydrateFallbackElement: <div aria-busy />,
    children: [
      { errorElement: <ErrorPage />, children: publicPages.map((page) => routeOf(withUnknown(page), <UnbuiltPublicPage />)) },
      {
        element: <SignedInOnly />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./merchant/merchant-shell.tsx')).MerchantShell }),
            children: [inFrame(merchantPages, merchantFrame), inFrame(settingsPages.map(ofSettings), settingsFrame)],
          },
        ],
      },
      {
        element: <StaffOnly />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./operator/operator-shell.tsx')).OperatorShell }),
            children: [inFrame(operatorPages, operatorFrame)],
          },
        ],
      },
      { path: '*', element: <UnknownAddress /> },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);

/** Pages beside the menu, under the top bar; an error takes their place and leaves the menu standing. */
function inFrame(pages: readonly Page[], lazy: () => Promise<{ Component: ComponentType }>): RouteObject {
  return { errorElement: <ErrorPage />, children: [{ lazy, children: pages.map((page) => routeOf(page, <UnbuiltPage />)) }] };
}

/** A settings page draws its own heading, above its cards; one that is not built yet does so, too. */
function ofSettings(page: Page): Page {
  return { screen: unbuiltSettings, ...page, ownHeading: true };
}

/** The start page is where unknown paths lead. */
function withUnknown(page: Page): Page {
  const { path, screen } = page;
  return path === '/' && screen ? { ...page, screen: async () => ({ Component: startPage((await screen()).Component) }) } : page;
}

function routeOf({ path, screen, ...facts }: Page, unbuilt: ReactNode): RouteObject {
  const handle: PageFacts = { ...facts, ownHeading: facts.ownHeading ?? !screen };
  return screen ? { path, handle, lazy: screen } : { path, handle, element: unbuilt };
}
