import type { WebhookAttempt } from '@parley/contract/webhooks';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

type AttemptProps = {
  attempt: Omit<WebhookAttempt, 'number' | 'trigger'>;
  title: string;
  requestBody?: string;
  /** Its parts are open, not one line each. */
  isOpen?: boolean;
};

/** One request with its response. */
export function AttemptDetails({ attempt, title, requestBody, isOpen = true }: AttemptProps) {
  const { response_status: status, response_headers: received, response_body: body, error, duration_ms: ms, started_at: at } = attempt;
  return (
    <details open={isOpen} className="rounded border px-3 py-2">
      <summary className="cursor-pointer">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 align-middle">
          <span className="font-medium">{title}</span>
          <StatusDot tone={error === null ? 'ok' : 'bad'} className="text-sm tabular-nums">
            {status ?? t('webhooks.no_response')}
          </StatusDot>
          <span className="text-sm text-ink-3 tabular-nums">
            {formatDateTime(at)} · {t('webhooks.took', { ms })}
          </span>
        </span>
      </summary>
      <div className="mt-2 grid gap-2">
        {error !== null && <p className="text-bad">{error}</p>}
        {received !== null && <Part title={t('webhooks.response_headers')}>{linesOf(received)}</Part>}
        {body !== null && <Part title={t('webhooks.response_body')}>{body === '' ? t('webhooks.response_empty') : body}</Part>}
        <Part title={t('webhooks.request_headers')}>{linesOf(attempt.request_headers)}</Part>
        {requestBody !== undefined && <Part title={t('webhooks.request_body')}>{indented(requestBody)}</Part>}
      </div>
    </details>
  );
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** JSON over several lines; it is sent in one. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="text-sm text-ink-3">{title}</h3>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={title}
      className="max-h-60 overflow-auto rounded bg-hover px-2.5 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
    >
      {children}
    </pre>
  </div>
);
