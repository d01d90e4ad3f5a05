import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reportError } from '../data/error-tracking.ts';
import { t } from '../lib/messages.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/button.tsx';

/** What an error nobody handled shows: its text, and two ways on. The links load the page anew, since the app may be in pieces. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main className="mx-auto grid min-h-full max-w-[60ch] content-center gap-4 px-5 py-16">
      <h1 className="text-xl">{t('shell.unexpected_error')}</h1>
      <p role="alert" className="rounded-lg border bg-surface px-3 py-2.5 font-mono text-sm break-words whitespace-pre-wrap text-ink-2">
        {textOf(error)}
      </p>
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

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
