import { type Rewrite, rewriteText } from '@parley/contract/inbox';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useDo } from '../../../data/use-do.ts';
import { announce } from '../../../ui/live.tsx';
import type { Selected } from './format-marks.ts';
import { t } from './words.ts';

type Rewritten = { how: Rewrite; before: string; after: string };

/** Has the AI say a draft, or the selected part of it, otherwise. A failure is told in a toast, and the words stay. */
export function useRewrite(conversationId: string, text: string, onText: (text: string) => void) {
  const merchant = useMerchantId();
  const [made, setMade] = useState<Rewritten | null>(null);
  const { mutate, isPending } = useDo(rewriteText);
  const ask = (how: Rewrite, { text: before, start, end }: Selected) => {
    const [from, to] = start === end ? [0, before.length] : [start, end];
    const asked = { merchant, id: conversationId, text: before.slice(from, to), how };
    mutate(asked, {
      onSuccess(result) {
        if (!result.changed) return void notify.plain(t('composer.rewrite_unchanged'));
        const after = before.slice(0, from) + result.text + before.slice(to);
        setMade({ how, before, after });
        onText(after);
        announce(t('composer.rewritten', { how: t(`composer.rewrite_${how}`) }));
      },
    });
  };
  // Whoever writes on has kept the result, and an undo would take away more than the AI's part.
  const isCurrent = made !== null && (text === made.before || text === made.after);
  return {
    ask,
    isAsking: isPending,
    rewritten: isCurrent ? { ...made, isAfter: text === made.after } : null,
    toggle: () => made && onText(text === made.after ? made.before : made.after),
    undo() {
      if (made) onText(made.before);
      setMade(null);
    },
    keep: () => setMade(null),
  };
}
