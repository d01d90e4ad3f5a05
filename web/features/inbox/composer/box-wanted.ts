import { useEffect, useEffectEvent } from 'react';

type Ask = (conversationId: string, files: readonly File[]) => void;
const askers = new Set<Ask>();

/** Has the box of a conversation opened with the caret in it, and files put in. */
export const wantBox: (conversationId: string, files?: readonly File[]) => void = (conversationId, files = []) => {
  for (const ask of askers) ask(conversationId, files);
};

/** Hears that the box of a conversation is wanted. */
export function useBoxWanted(conversationId: string, open: (files: readonly File[]) => void): void {
  const asked = useEffectEvent<Ask>((wanted, files) => {
    if (wanted === conversationId) open(files);
  });
  useEffect(() => {
    const ask: Ask = (wanted, files) => asked(wanted, files);
    askers.add(ask);
    return () => void askers.delete(ask);
  }, []);
}
