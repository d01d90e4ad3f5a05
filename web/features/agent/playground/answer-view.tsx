import type { Card } from '@parley/contract/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Hand from 'lucide-react/icons/hand';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatDuration, formatMoney, formatPercent } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { AnswerDetails } from './answer-details.tsx';
import { costOf } from './cost.ts';
import { engineWords } from './engine-words.ts';
import type { Answer } from './use-playground.ts';
import { t } from './words.ts';

/** What the AI answered, what it decided and what that took; how it came about on request. */
export function AnswerView({ answer }: { answer: Answer }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { text, cards, decision, summary, run } = answer;
  const isForPerson = decision === 'hand_over' || decision === 'dropped' || decision === 'failed';
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
            {decisionOf(answer)}
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
        <span>{[isForPerson ? null : decisionOf(answer), ...facts].filter((fact) => fact !== null).join(' · ')}</span>
        <span className="sr-only">{t('playground.details')}</span>
      </button>
      <div id={id} className={cx('w-full', !open && 'hidden')}>
        {open && <AnswerDetails answer={answer} />}
      </div>
    </div>
  );
}

function decisionOf({ decision, reason }: Answer): string {
  const words = t(`playground.decision_${decision}`);
  return reason ? t('playground.because', { decision: words, reason: t(`playground.reason_${reason}`) }) : words;
}

export const Bubble = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="max-w-[92%] rounded-lg border border-ai-line bg-ai-soft px-3 py-2 whitespace-pre-wrap wrap-anywhere">
    <span className="sr-only">{t('playground.ai')}: </span>
    {children}
  </p>
);

/** What the customer would see as a card, in a line. */
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
