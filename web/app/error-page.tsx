import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reportError } from '../data/error-tracking.ts';
import { t } from '../lib/messages.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/button.tsx';

/** Shown for an unhandled error: its message, and two links. They reload the page, since the app may be broken. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  if (isNotLoaded(error) && !navigator.onLine)
    return (
      <Page title={t('shell.offline_page')}>
        <NotLoaded />
      </Page>
    );
  return (
    <Page title={t('shell.unexpected_error')}>
      <p role="alert" className="rounded-lg border bg-surface px-3 py-2.5 font-mono text-sm break-words whitespace-pre-wrap text-ink-2">
        {textOf(error)}
      </p>
      {isNotLoaded(error) && <NotLoaded />}
    </Page>
  );
}

/** A part of the app could not be loaded, without a network for instance. It loads by itself once the network is back. */
function NotLoaded() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <p className="text-ink-2">{t('shell.not_loaded_text')}</p>;
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-full max-w-[60ch] content-center gap-4 px-5 py-16">
      <h1 className="text-xl">{title}</h1>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
        <a href="/" className={buttonClass()}>
          {t('shell.error_home')}
        </a>
      </div>
    </main>
  );
}

/** The messages of Chrome, Firefox and Safari, and of the bundler for a style sheet. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message);

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
