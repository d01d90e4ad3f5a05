import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { useAuth, useMay, useMerchantId } from '../../../data/auth.ts';
import { startKeeping } from '../../../data/kept/keep.ts';
import { sentenceOf } from '../../../data/kept/sentence.ts';
import { useOffline } from '../../../data/kept/state.ts';
import { localStore } from '../../../lib/browser.ts';
import { Banner } from '../../../ui/banner.tsx';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

// As soon as it is loaded, and for as long as the page lives: it also deletes what is kept when the session ends.
startKeeping();

/** The question before logging out; null while nobody asks. */
const useQuestion = create<{ count: number; answer: ((leaves: boolean) => void) | null }>()(() => ({ count: 0, answer: null }));

/** Resolves with whether the person logs out; then their waiting messages, stored under `key`, are gone. */
export async function askToLeave(key: string): Promise<boolean> {
  const leaves = await new Promise<boolean>((answer) => useQuestion.setState({ count: countIn(key), answer }));
  useQuestion.setState({ answer: null });
  if (leaves) localStore.removeItem(key);
  return leaves;
}

function countIn(key: string): number {
  try {
    const queue: unknown = JSON.parse(localStore.getItem(key) ?? '[]');
    return Array.isArray(queue) ? queue.length : 0;
  } catch {
    return 0;
  }
}

/** What the shell shows of a missing network: since when, and a question before unsent replies are lost. */
export function Offline() {
  const offline = useOffline();
  const { count, answer } = useQuestion();
  useSendWaiting();
  return (
    <>
      {offline.isOffline && (
        // The shell's note about the connection would say it twice.
        <div data-offline className="px-3 py-1.5">
          <Banner>{sentenceOf(offline)}</Banner>
        </div>
      )}
      {answer && (
        <Suspense>
          <LeaveDialog count={count} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}

/** Sends what was written before the app was closed, on whatever page it opens. */
function useSendWaiting(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:write');
  const userId = useAuth((auth) => auth.user?.id ?? '');
  useEffect(() => {
    if (!may || localStore.getItem(`inbox-outbox:${merchant}:${userId}`) === null) return;
    // What can't be sent now is sent when the inbox opens.
    import('../inbox/index.ts').then(({ sendWaiting }) => sendWaiting(merchant, userId)).catch(() => undefined);
  }, [merchant, may, userId]);
}
