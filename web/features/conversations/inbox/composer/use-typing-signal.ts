import { sayTyping } from '@parley/contract/inbox';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';

/** How often the signal repeats while typing, in milliseconds. */
const every = 3000;

/** Signals to colleagues that this teammate is writing a reply, and when they stop. */
export function useTypingSignal(conversationId: string) {
  const merchant = useMerchantId();
  const { mutate } = useCommand(sayTyping);
  const saidAt = useRef<number | null>(null);
  const say = (on: boolean) => mutate({ merchant, id: conversationId, on });

  const wrote = () => {
    if (saidAt.current !== null && Date.now() - saidAt.current < every) return;
    saidAt.current = Date.now();
    say(true);
  };
  const stopped = () => {
    if (saidAt.current === null) return;
    saidAt.current = null;
    say(false);
  };
  const leave = useEffectEvent(() => stopped());
  useEffect(() => () => leave(), []);
  return { wrote, stopped };
}
