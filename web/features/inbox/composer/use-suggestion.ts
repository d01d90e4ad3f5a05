import { suggestReply } from '@parley/contract/inbox';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { announce } from '../../../ui/live.tsx';
import type { Suggestion } from './suggestion-bar.tsx';
import { t } from '../words.ts';

/** Asks the AI what it would say; the answer stays until it is taken or dismissed. */
export function useSuggestion(conversationId: string) {
  const merchant = useMerchantId();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const { mutate, isPending } = useDo(suggestReply, {
    onDone: (result) => {
      setSuggestion(result);
      announce(t('inbox.suggestion_here'));
    },
  });
  return { suggestion, isAsking: isPending, ask: () => mutate({ merchant, id: conversationId }), dismiss: () => setSuggestion(null) };
}
