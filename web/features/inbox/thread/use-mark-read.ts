import { markRead } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';

const changes = [
  [document, 'visibilitychange'],
  [window, 'focus'],
  [window, 'blur'],
] as const;

function watchFocus(changed: () => void) {
  for (const [target, name] of changes) target.addEventListener(name, changed);
  return () => {
    for (const [target, name] of changes) target.removeEventListener(name, changed);
  };
}

/** Whether a person can be looking at this tab. */
const isWatched = () => document.visibilityState === 'visible' && document.hasFocus();

/** Tells the server how far this teammate has read, once per customer's message, while the end is in view and the tab has the focus. */
export function useMarkRead(conversationId: string, messages: readonly Message[], isAtEnd: boolean) {
  const merchant = useMerchantId();
  const isLookedAt = useSyncExternalStore(watchFocus, isWatched) && isAtEnd;
  const told = useRef(0);
  const { mutate } = useDo(markRead, { quiet: true, onProblem: () => void (told.current = 0) });
  const written = messages.findLast((message) => message.author === 'customer')?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const tell = useEffectEvent(() => {
    if (written <= told.current) return;
    told.current = last;
    mutate({ merchant, id: conversationId, seq: last });
  });
  useEffect(() => {
    if (isLookedAt) tell();
  }, [isLookedAt, written]);
}
