import { lazy, Suspense, useState } from 'react';
import { useCounts } from '../data.ts';
import { WaitingStrip } from './waiting-strip.tsx';

const ApprovalCards = lazy(() => import('./approval-cards.tsx'));

/** What of this conversation waits for a yes, above the place to write. Nothing is read, and no code comes, while nothing in the shop waits. */
export function ApprovalsHere({ conversationId }: { conversationId: string }) {
  const waiting = useCounts().data?.approvals ?? 0;
  // Whoever decided the last one keeps the focus where it stood.
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
  /** The rows below are there: the strip comes with them, or it would push them down. */
  isReady: boolean;
  /** A mouse is over the rows: then it neither comes nor goes. */
  isHeld: boolean;
};

/** How many requests wait in the whole shop, above the conversations that need somebody. */
export function ApprovalsWaiting({ isReady, isHeld }: WaitingProps) {
  const waiting = useCounts().data?.approvals ?? 0;
  const [shown, setShown] = useState<number | null>(null);
  const wouldMove = shown !== null && shown > 0 !== waiting > 0;
  if (isReady && shown !== waiting && !(isHeld && wouldMove)) setShown(waiting);
  return shown ? <WaitingStrip count={shown} /> : null;
}
