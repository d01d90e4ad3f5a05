import type { Card, Source } from '@parley/contract/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Hand from 'lucide-react/icons/hand';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.ts';
import { readableExcerpt } from '../../../../lib/excerpt.ts';
import { formatDuration, formatMoney, formatPercent } from '../../../../lib/format.ts';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { TraceView } from '../../trace/index.ts';
import { intentWords } from '../settings/intent-label.ts';
import { costOf, engineWords } from './engine-words.ts';
import { decisionWords } from './differences.ts';
import { ToolCalls } from './tool-calls.tsx';
import type { Shown } from './tested.ts';
import { t } from './messages.ts';

/** The AI's answer, its decision, time and cost; details on demand. `isRecorded`: it was given to a customer. */
export function AnswerView({ answer, isRecorded = false, action }: { answer: Shown; isRecorded?: boolean; action?: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { text, cards, decision, summary, run } = answer;
  const isForPerson = decision === 'hand_off' || decision === 'dropped' || decision === 'failed';
  const facts = [
    run.confidence === null ? null : t('playground.confidence', { share: formatPercent(run.confidence, 0) }),
    formatDuration(run.total_ms),
    costOf(run.cost),
    t('playground.sources', { count: answer.sources.length }),
  ].filter((fact) => fact !== null);
  return (
    <div className="grid justify-items-end gap-1.5">
      {text !== '' && <Bubble>{text}</Bubble>}
      {cards.map((card, place) => (
        <CardLine key={place} card={card} />
      ))}
      {isForPerson && (
        <div className="grid w-full gap-1 rounded-lg border border-human-line bg-human-soft px-3 py-2">
          <p className="flex items-center gap-2 font-medium text-human">
            <Hand aria-hidden className="shrink-0" />
            {decisionOf(answer, isRecorded)}
          </p>
          {summary && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              <span className="font-medium">{t('playground.summary')}:</span> {summary}
            </p>
          )}
        </div>
      )}
      {run.attempts.map(({ engine, failure }, place) => (
        <StatusDot key={place} tone="bad" className="w-full items-baseline text-sm wrap-anywhere">
          {t('playground.tried', { engine: engineWords(engine), failure })}
        </StatusDot>
      ))}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-6 flex-wrap items-center justify-end gap-x-1.5 rounded-xs text-end text-xs text-ink-3 tabular-nums hover:text-ink"
        onClick={() => setOpen(!open)}
      >
        <ChevronRight aria-hidden className={cx('size-3! transition-transform', open && 'rotate-90')} />
        <span>{[isForPerson ? null : decisionOf(answer, isRecorded), ...facts].filter((fact) => fact !== null).join(' · ')}</span>
        <span className="sr-only">{t('playground.details')}</span>
      </button>
      {action}
      <div id={id} className={cx('w-full', !open && 'hidden')}>
        {open && <AnswerDetails answer={answer} />}
      </div>
    </div>
  );
}

function decisionOf({ decision, reason }: Shown, isRecorded: boolean): string {
  const words = decisionWords(decision, isRecorded);
  return reason ? t('playground.because', { decision: words, reason: t(`because.${reason}`) }) : words;
}

export const Bubble = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="max-w-[92%] rounded-lg border border-ai-line bg-ai-soft px-3 py-2 whitespace-pre-wrap wrap-anywhere">
    <span className="sr-only">{t('playground.ai')}: </span>
    {children}
  </p>
);

/** A card the customer would see, as one line of text. */
function CardLine({ card }: { card: Card }) {
  return (
    <p className="flex w-full max-w-[92%] items-center gap-2 rounded border bg-surface px-2.5 py-1.5 text-sm">
      <span className="min-w-0 flex-1 truncate">{nameOf(card)}</span>
      <span className="tabular-nums">{formatMoney(card.type === 'product' ? card.price : card.total_amount, card.currency)}</span>
    </p>
  );
}

function nameOf(card: Card): string {
  if (card.type === 'product') return [card.name, card.detail].filter(Boolean).join(', ');
  return card.type === 'order' ? card.order_number : t('playground.card_checkout');
}

/** The details of an answer: sources, tool calls, and figures. */
function AnswerDetails({ answer }: { answer: Shown }) {
  const { run, sources } = answer;
  return (
    <div className="grid gap-3 rounded-lg border bg-surface px-3 py-2.5 text-sm">
      {sources.length > 0 && (
        <Part title={t('playground.sources_title')}>
          {sources.map((source, place) => (
            <SourceLine key={place} source={source} />
          ))}
        </Part>
      )}
      <Part title={t('playground.tools_title')}>
        <ToolCalls tools={run.tools} />
      </Part>
      <Part title={t('playground.facts')}>
        <KeyValue items={factsOf(answer)} />
      </Part>
      <Part title={t('playground.why')}>
        <TraceView trace={answer.trace} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-1.5">
    <h4 className="text-xs font-strong text-ink-3">{title}</h4>
    {children}
  </section>
);

const placeOf: Partial<Record<Source['kind'], (id: string) => string>> = {
  article: (id) => `/agent-config?tab=knowledge&article=${id}`,
  product: (id) => `/products?product=${id}`,
  order: (id) => `/orders?order=${id}`,
};
const isId = (id: string) => /^[0-9a-f-]{36}$/i.test(id);

function SourceLine({ source }: { source: Source }) {
  const to = isId(source.id) ? placeOf[source.kind]?.(source.id) : undefined;
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer rounded-xs wrap-anywhere">
        <span className="font-medium">{source.title}</span>{' '}
        <span className="text-ink-3 tabular-nums">
          {t(`source.${source.kind}`)} · {t('playground.source_score', { share: formatPercent(source.score, 0) })}
        </span>
      </summary>
      <p dir="auto" className="mt-1 whitespace-pre-wrap text-ink-2 wrap-anywhere">
        {readableExcerpt(source.excerpt) || t('playground.no_excerpt')}
      </p>
      {to && (
        <Link to={to} className="mt-1 inline-block font-medium underline underline-offset-2">
          {t('playground.open_source')}
        </Link>
      )}
    </details>
  );
}

function factsOf({ run }: Shown) {
  const { input, cached, cache_write, output, reasoning } = run.tokens;
  const used = input + cached + cache_write + output + reasoning > 0;
  return [
    { label: t('playground.fact_engine'), value: [engineWords(run.engine), run.model].filter(Boolean).join(' · ') },
    ...(run.intent ? [{ label: t('playground.fact_intent'), value: intentWords(run.intent) }] : []),
    ...(used
      ? [{ label: t('playground.fact_tokens'), value: t('playground.tokens', { input, cached, cache_write, output, reasoning }) }]
      : []),
    ...(run.first_token_ms === null ? [] : [{ label: t('playground.fact_first'), value: formatDuration(run.first_token_ms) }]),
    { label: t('playground.fact_total'), value: formatDuration(run.total_ms) },
    { label: t('playground.fact_cost'), value: costOf(run.cost) },
    { label: t('playground.fact_settings'), value: t('playground.version', { version: String(run.config_version) }) },
  ];
}
