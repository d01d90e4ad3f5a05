import { sayViewing } from '@parley/contract/inbox';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useViewers, type Viewer } from '../viewers.ts';
import { isWatched, watchFocus } from './use-mark-read.ts';
import { t } from './messages.ts';

const namesOf = (viewers: readonly Viewer[]) => viewers.map(({ name }) => name).join(', ');

/** Colleagues who have this conversation open, to prevent double answers; those writing come first. */
export function CollisionBar({ conversationId }: { conversationId: string }) {
  const viewers = useViewers(conversationId);
  const typing = viewers.filter(({ isTyping }) => isTyping);
  const looking = viewers.filter(({ isTyping }) => !isTyping);
  return (
    <div role="status">
      {viewers.length > 0 && (
        <p className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-1 border-b bg-hover px-[22px] py-1.5 text-sm text-ink-2 max-md:px-4">
          {typing.length > 0 && (
            <span className="flex min-w-0 items-center gap-1.5 font-medium text-ink">
              <PenLine aria-hidden />
              {t('thread.types', { count: typing.length, names: namesOf(typing) })}
            </span>
          )}
          {looking.length > 0 && (
            <span className="flex min-w-0 items-center gap-1.5">
              <Eye aria-hidden />
              {t('thread.looks', { count: looking.length, names: namesOf(looking) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** How often the viewing signal repeats, in milliseconds. */
const every = 20_000;

/** Signals to colleagues that this teammate has the conversation open, while the tab is visible. */
export function useViewingSignal(conversationId: string) {
  const merchant = useMerchantId();
  // Leaving is said while the page unloads, when the browser would cancel an ordinary call.
  const { mutate } = useCommand(sayViewing, { keepalive: true });
  const isLookedAt = useSyncExternalStore(watchFocus, isWatched);
  const say = useEffectEvent((on: boolean) => mutate({ merchant, id: conversationId, on }));
  useEffect(() => {
    if (!isLookedAt) return;
    say(true);
    const timer = setInterval(() => say(true), every);
    return () => {
      clearInterval(timer);
      say(false);
    };
  }, [isLookedAt, conversationId]);
  const company = useViewers(conversationId)
    .map((one) => one.user_id)
    .sort()
    .join(' ');
  const greet = useEffectEvent(() => isLookedAt && say(true));
  // A colleague who just opened it has missed the earlier signal.
  useEffect(() => {
    if (company !== '') greet();
  }, [company]);
}
