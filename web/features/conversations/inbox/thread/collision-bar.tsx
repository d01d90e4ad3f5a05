import { sayViewing } from '@parley/contract/inbox';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useDo } from '../../../../data/use-do.ts';
import { useViewers, type Viewer } from '../viewers.ts';
import { isWatched, watchFocus } from './use-mark-read.ts';
import { t } from './words.ts';

const namesOf = (viewers: readonly Viewer[]) => viewers.map(({ name }) => name).join(', ');

/** Who else has this conversation open, so that nobody is answered twice; who writes comes first. */
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

/** Said again this often while one looks, in milliseconds. */
const every = 20_000;

/** Tells the others that this teammate has the conversation open, for as long as the tab is looked at. */
export function useSayViewing(conversationId: string) {
  const merchant = useMerchantId();
  const { mutate } = useDo(sayViewing, { quiet: true });
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
  // Who has just come was not there to hear it.
  useEffect(() => {
    if (company !== '') greet();
  }, [company]);
}
