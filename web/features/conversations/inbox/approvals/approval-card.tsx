import { type Approval, approve as approveLine, askForApproval, decline as declineLine } from '@parley/contract/approvals';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { type ApiProblem, sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { formatRelative } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { useNow } from '../use-now.ts';
import { approversOf, movesOf, placeOf, questionOf, reasonOf } from './approval-words.ts';
import { t } from './messages.ts';

/** An action a customer confirmed that is above the AI's limits: its details, the reason, Approve and Decline. */
export function ApprovalCard({ approval, onDone }: { approval: Approval; onDone: () => void }) {
  const headId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const { refusal, approve, decline, ...at } = useDecide(approval, onDone);
  const may = approval.actions;
  // Closing the decline form returns the focus to where it was.
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
      <p className="text-sm text-ink-2">{reasonOf(approval)}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {refusal}
      </p>
      {!may.includes('approve') && <WhoCan approval={approval} />}
      {isDeclining ? (
        <DeclineForm isBusy={at.isDeclining} onDecline={decline} onBack={() => ask(false)} />
      ) : (
        may.length > 0 && (
          <div className="flex flex-wrap justify-end gap-2">
            {may.includes('decline') && (
              <Button ref={decliner} aria-describedby={headId} disabled={at.isApproving} onClick={() => ask(true)}>
                {t('approvals.decline')}
              </Button>
            )}
            {may.includes('ask') && approval.approvers.length > 0 && <AskButton approval={approval} headId={headId} />}
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

/** Why this person can't approve it, who can, and when they were last asked. */
function WhoCan({ approval }: { approval: Approval }) {
  const { actions, asked_at: askedAt, asked_by: name } = approval;
  const now = useNow();
  return (
    <p className="text-sm text-ink-3">
      {[
        t(actions.includes('decline') ? 'approvals.may_not_amount' : 'approvals.may_not'),
        approversOf(approval),
        ...(askedAt && name ? [t('approvals.asked_by', { name, time: formatRelative(askedAt, now) })] : []),
      ].join(' ')}
    </p>
  );
}

/** Notifies those who can approve. The server does so once in a while, and says when it last did. */
function AskButton({ approval: { id, asked_at: before }, headId }: { approval: Approval; headId: string }) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useCommand(askForApproval, {
    onDone: (after) => (after.asked_at === before ? notify.plain(t('approvals.asked_before')) : notify.success(t('approvals.asked_done'))),
  });
  return (
    <Button variant="primary" aria-describedby={headId} busy={isPending} onClick={() => mutate({ merchant, id })}>
      {before ? t('approvals.ask_again') : t('approvals.ask')}
    </Button>
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

type DeclineProps = { isBusy: boolean; onDecline: (note: string) => void; onBack: () => void };

/** An optional reason for declining, for the team. */
function DeclineForm({ isBusy, onDecline, onBack }: DeclineProps) {
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // On a phone the cards have little room, and the buttons would lie below the edge.
  // The braces keep the promise that newer browsers return from reaching React, which would take it for a cleanup.
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onBack();
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDecline(note);
      }}
    >
      <Field label={t('approvals.decline_title')} hint={t('approvals.decline_hint')} optional>
        <Textarea rows={2} maxLength={500} value={note} autoFocus onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t('approvals.keep')}</Button>
        <Button variant="danger" type="submit" busy={isBusy}>
          {t('approvals.decline_do')}
        </Button>
      </div>
    </form>
  );
}

/** Approves or declines once; shows an error beside the card, and reads the result again. */
function useDecide({ id }: Approval, onDone: () => void) {
  const merchant = useMerchantId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = (problem: ApiProblem) => {
    // A teammate was faster: the toast says so, and the card goes.
    if (problem.code !== 'approval.decided' && problem.code !== 'approval.missing') setRefusal(sentenceOf(problem));
    void refreshTopics(['approvals']);
  };
  const done = (words: string) => () => {
    notify.success(words);
    onDone();
  };
  const yes = useCommand(approveLine, { onProblem: refused, onDone: done(t('approvals.approved_done')) });
  const no = useCommand(declineLine, { onProblem: refused, onDone: done(t('approvals.declined_done')) });
  const begin = (work: () => void) => {
    setRefusal(null);
    work();
  };
  return {
    refusal,
    isApproving: yes.isPending,
    isDeclining: no.isPending,
    approve: () => begin(() => yes.mutate({ merchant, id })),
    decline: (note: string) => begin(() => no.mutate({ merchant, id, note })),
  };
}

function sentenceOf(problem: ApiProblem): string {
  if (problem.code === 'approval.changed') return t('approvals.changed');
  return problem.code === 'approval.refused' ? t('approvals.refused', { why: problem.detail }) : sentenceFor(problem);
}
