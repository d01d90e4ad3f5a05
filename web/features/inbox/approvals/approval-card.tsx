import type { Approval } from '@parley/contract/approvals';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { useEffect, useId, useRef, useState } from 'react';
import { formatRelative } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { useNow } from '../use-now.ts';
import { movesOf, placeOf, questionOf, whyOf } from './approval-words.ts';
import { DeclineForm } from './decline-form.tsx';
import { useDecide } from './use-decide.ts';
import { t } from './words.ts';

/** What a customer agreed to and the AI may not do: what it comes to, why a person is asked, and the two answers. */
export function ApprovalCard({ approval, onDone }: { approval: Approval; onDone: () => void }) {
  const headId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const { refusal, approve, decline, ...at } = useDecide(approval, onDone);
  const may = approval.actions;
  // Whoever thought better of declining is where they began.
  const decliner = useRef<HTMLButtonElement>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) decliner.current?.focus();
  }, [isBack]);
  const ask = (on: boolean) => {
    setDeclining(on);
    setBack(!on);
  };
  return (
    <article aria-labelledby={headId} className="grid gap-2 rounded-lg border border-human-line bg-human-soft px-3 py-2.5">
      <h3 id={headId} className="flex gap-[9px] font-medium">
        <ShieldQuestion aria-hidden className="mt-0.5 shrink-0 text-human" />
        {questionOf(approval)}
      </h3>
      <KeyValue items={factsOf(approval, useNow())} />
      <p className="text-sm text-ink-2">{whyOf(approval)}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {refusal}
      </p>
      {may.length === 0 && <p className="text-sm text-ink-3">{t('approvals.may_not')}</p>}
      {may.length === 1 && <p className="text-sm text-ink-3">{t('approvals.may_not_amount')}</p>}
      {isDeclining ? (
        <DeclineForm isBusy={at.isDeclining} onDecline={decline} onBack={() => ask(false)} />
      ) : (
        may.length > 0 && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button ref={decliner} aria-describedby={headId} disabled={at.isApproving} onClick={() => ask(true)}>
              {t('approvals.decline')}
            </Button>
            {may.includes('approve') && (
              <Button variant="primary" aria-describedby={headId} busy={at.isApproving} onClick={approve}>
                {t('approvals.approve')}
              </Button>
            )}
          </div>
        )
      )}
    </article>
  );
}

function factsOf(approval: Approval, now: number) {
  const { changes, reason, address, created_at: askedAt } = approval;
  const moves = movesOf(approval);
  return [
    ...(changes.length > 0 ? [{ label: t('approvals.changes'), value: <Lines lines={changes} /> }] : []),
    ...(address ? [{ label: t('approvals.address'), value: placeOf(address) }] : []),
    { label: t('approvals.money'), value: moves.length > 0 ? <Lines lines={moves} /> : t('approvals.nothing_moves') },
    ...(reason ? [{ label: t('approvals.reason'), value: <bdi>{reason}</bdi> }] : []),
    { label: t('approvals.asked'), value: formatRelative(askedAt, now) },
  ];
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
