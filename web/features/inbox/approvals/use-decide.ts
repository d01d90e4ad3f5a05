import { type Approval, approve as approveLine, decline as declineLine } from '@parley/contract/approvals';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { type ApiProblem, sentenceFor } from '../../../data/problem.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { useDo } from '../../../data/use-do.ts';
import { t } from './words.ts';

/** Saying yes or no to a request, once; what stood against it is told beside it, and what came of it is read again. */
export function useDecide({ id }: Approval, onDone: () => void) {
  const merchant = useMerchantId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = (problem: ApiProblem) => {
    if (problem.code === 'approval.decided' || problem.code === 'approval.missing') notify.plain(t('approvals.decided_elsewhere'));
    else setRefusal(sentenceOf(problem));
    void refreshTopics(['approvals']);
  };
  const done = (words: string) => () => {
    notify.success(words);
    onDone();
  };
  const yes = useDo(approveLine, { quiet: true, onProblem: refused, onDone: done(t('approvals.approved_done')) });
  const no = useDo(declineLine, { quiet: true, onProblem: refused, onDone: done(t('approvals.declined_done')) });
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
