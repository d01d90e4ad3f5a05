import { lazy, Suspense, useState } from 'react';
import { useCounts } from '../data.ts';

const ApprovalCards = lazy(() => import('./approval-cards.tsx'));
const WaitingStrip = lazy(() => import('./waiting-strip.tsx'));

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

/** How many requests wait in the whole shop, above the conversations that need somebody. */
export function ApprovalsWaiting() {
  const waiting = useCounts().data?.approvals ?? 0;
  if (waiting === 0) return null;
  return (
    <Suspense>
      <WaitingStrip count={waiting} />
    </Suspense>
  );
}
