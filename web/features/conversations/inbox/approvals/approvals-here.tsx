import { lazy, Suspense, useState } from 'react';
import { useCounts } from '../data.ts';
import { WaitingStrip } from './waiting-strip.tsx';

const ApprovalCards = lazy(() => import('./approval-cards.tsx'));

/** The conversation's approvals, above the composer. Neither data nor code loads while the shop has none waiting. */
export function ApprovalsHere({ conversationId }: { conversationId: string }) {
  const waiting = useCounts().data?.approvals ?? 0;
  // The focus stays here after the last approval was decided.
  const [isNeeded, setNeeded] = useState(false);
  if (waiting > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ApprovalCards conversationId={conversationId} />
    </Suspense>
  );
}

type WaitingProps = {
  /** The rows below are loaded: the strip appears together with them, or it would push them down. */
  isReady: boolean;
  /** The pointer is over the rows: then the strip neither appears nor leaves. */
  isHeld: boolean;
};

/** How many approvals wait in the whole shop, above the conversations that need you. */
export function ApprovalsWaiting({ isReady, isHeld }: WaitingProps) {
  const waiting = useCounts().data?.approvals ?? 0;
  const [shown, setShown] = useState<number | null>(null);
  const wouldMove = shown !== null && shown > 0 !== waiting > 0;
  if (isReady && shown !== waiting && !(isHeld && wouldMove)) setShown(waiting);
  return shown ? <WaitingStrip count={shown} /> : null;
}
