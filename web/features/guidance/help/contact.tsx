import { addTicketMessage, closeTicket, createTicket, type Ticket } from '@parley/contract/help';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { failedRequests } from '../../../data/failed-requests.ts';
import { notify } from '../../../data/notify.ts';
import { useAppConfig } from '../../../data/use-app-config.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useTickets } from './data.ts';
import { OwnFeedback } from './own-feedback.tsx';
import { t } from './messages.ts';

/** A message to the operator with what helps to understand it, and the shop's tickets. */
export function Contact() {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {merchant && may ? (
        <>
          <NewTicket />
          <Tickets />
        </>
      ) : (
        <p className="text-ink-2">{t(merchant ? 'help.no_access' : 'help.no_shop')}</p>
      )}
      <OwnFeedback />
    </div>
  );
}

function NewTicket() {
  const merchant = useMerchantId();
  const [search] = useSearchParams();
  const version = useAppConfig()?.version ?? null;
  const page = search.get('for');
  // As of when the form opened: its own failures would push out those it is about.
  const [failed] = useState(() => [...failedRequests]);
  const form = useContractForm(async () => createTicket, {
    defaults: { merchant, subject: '', message: '', page, version, failed_requests: failed },
    onDone: () => {
      form.reset();
      notify.success(t('help.sent'));
    },
  });
  return (
    <Card title={t('help.contact_title')}>
      <form {...form.props} className="grid gap-4">
        <p className="text-ink-2">{t('help.contact_text')}</p>
        <Field label={t('help.subject')} error={form.error('subject')}>
          <Input maxLength={120} {...form.field('subject')} />
        </Field>
        <Field label={t('help.message')} error={form.error('message')}>
          <Textarea rows={5} maxLength={5000} {...form.field('message')} />
        </Field>
        <section aria-label={t('help.attached')}>
          <h3 className="mb-1.5 text-sm text-ink-3">{t('help.attached')}</h3>
          <KeyValue
            items={[
              ...(page ? [{ label: t('help.page'), value: page }] : []),
              { label: t('help.version'), value: version },
              {
                label: t('help.requests'),
                value: failed.length === 0 ? t('help.requests_none') : <Requests failed={failed} />,
              },
            ]}
          />
        </section>
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
          {t('help.send')}
        </Button>
      </form>
    </Card>
  );
}

const Requests = ({ failed }: { failed: Ticket['failed_requests'] }) => (
  <>
    {failed.map(({ line, status, code, request_id: id }, place) => (
      <span key={place} className="block wrap-anywhere">
        {[line, status, code, id].filter(Boolean).join(' · ')}
      </span>
    ))}
  </>
);

function AddMessage({ ticket: { id, subject } }: { ticket: Ticket }) {
  const [isOpen, setOpen] = useState(false);
  const form = useContractForm(async () => addTicketMessage, {
    defaults: { merchant: useMerchantId(), id, message: '' },
    onDone: () => {
      form.reset();
      setOpen(false);
      notify.success(t('help.added'));
    },
  });
  if (!isOpen)
    return (
      <Button variant="ghost" className="justify-self-start" aria-label={t('help.add_label', { subject })} onClick={() => setOpen(true)}>
        {t('help.add')}
      </Button>
    );
  return (
    <form {...form.props} className="grid gap-2">
      <Field label={t('help.add_message')} error={form.error('message')}>
        <Textarea rows={3} maxLength={5000} autoFocus {...form.field('message')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('help.add_send')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('help.add_cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What went with a ticket, as the operator sees it. */
function SentAlong({ ticket: { page, version, failed_requests: failed } }: { ticket: Ticket }) {
  if (page === null && version === null && failed.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="touch-target w-fit cursor-pointer text-ink-3">{t('help.attached')}</summary>
      <KeyValue
        items={[
          ...(page === null ? [] : [{ label: t('help.page'), value: page }]),
          ...(version === null ? [] : [{ label: t('help.version'), value: version }]),
          ...(failed.length === 0 ? [] : [{ label: t('help.requests'), value: <Requests failed={failed} /> }]),
        ]}
      />
    </details>
  );
}

function Tickets() {
  const { items, isPending, isError, isFetching, refetch, hasMore, loadMore } = useTickets();
  return (
    <Card title={t('help.tickets')} flush>
      {isPending ? (
        <SkeletonRows rows={2} rowHeight={64} />
      ) : isError && items.length === 0 ? (
        <ErrorState title={t('help.tickets_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : items.length === 0 ? (
        <p className="px-3 py-4 text-ink-3">{t('help.tickets_none')}</p>
      ) : (
        <ul>
          {items.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="border-t p-2.5">
          <Button busy={isFetching} onClick={loadMore}>
            {t('help.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const tones = { open: 'info', answered: 'ok', closed: 'neutral' } as const;

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { id, subject, message, state, answer, created_by: name, created_at: at } = ticket;
  const merchant = useMerchantId();
  const close = useCommand(closeTicket, { onDone: () => notify.success(t('help.closed')) });
  return (
    <li className="grid gap-1 border-b px-3 py-2.5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium wrap-anywhere">{subject}</span>
        <StatusDot tone={tones[state]}>{t(`help.state_${state}`)}</StatusDot>
        {state !== 'closed' && (
          <Button
            variant="ghost"
            className="ms-auto"
            busy={close.isPending}
            aria-label={t('help.close_label', { subject })}
            onClick={() => close.mutate({ merchant, id })}
          >
            {t('help.close')}
          </Button>
        )}
      </p>
      <p className="max-h-60 overflow-y-auto whitespace-pre-line text-ink-2 wrap-anywhere">{message}</p>
      <SentAlong ticket={ticket} />
      {answer !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-ink-3">{t('help.operator_answer')}: </span>
          {answer}
        </p>
      )}
      <p className="text-sm text-ink-3">{t('help.by', { name, time: formatDateTime(at) })}</p>
      {state !== 'closed' && <AddMessage ticket={ticket} />}
    </li>
  );
}
