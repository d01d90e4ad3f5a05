import { sayViewing } from '@parley/contract/inbox';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { useViewers } from '../use-viewers.ts';
import { isWatched, watchFocus } from './use-mark-read.ts';

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
