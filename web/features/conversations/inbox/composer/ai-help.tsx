import type { Result } from '@parley/contract/endpoint';
import { type Rewrite, rewriteText, suggestReply } from '@parley/contract/inbox';
import Sparkles from 'lucide-react/icons/sparkles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { announce } from '../../../../ui/live.tsx';
import { Evidence } from '../thread/evidence.tsx';
import { t } from './messages.ts';
import type { Selected } from './field.tsx';

/** Requests a suggestion from the AI; it stays until it is used or dismissed. */
export function useSuggestion(conversationId: string) {
  const merchant = useMerchantId();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const { mutate, isPending } = useCommand(suggestReply, {
    onDone: (result) => {
      setSuggestion(result);
      announce(t('inbox.suggestion_here'));
    },
  });
  return { suggestion, isAsking: isPending, ask: () => mutate({ merchant, id: conversationId }), dismiss: () => setSuggestion(null) };
}

type Suggestion = Result<typeof suggestReply>;

type SuggestionProps = { suggestion: Suggestion; onUse: () => void; onDismiss: () => void };

/** The AI's suggestion with its sources, to use or dismiss. */
export function SuggestionBar({ suggestion, onUse, onDismiss }: SuggestionProps) {
  return (
    <div className="flex items-start gap-[9px] rounded-t-[10px] border-b border-dashed border-ai-line bg-ai-soft py-[9px] ps-3 pe-2">
      <Sparkles aria-hidden className="mt-0.5 text-ai" />
      <div className="min-w-0 flex-1">
        <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {t('inbox.suggested')}
          <bdi>“{suggestion.text}”</bdi>
        </p>
        <Evidence sources={suggestion.sources} align="start" />
        <p className="mt-0.5 text-xs text-ink-3">{confidenceOf(suggestion)}</p>
      </div>
      <Button kbd="Tab" onClick={onUse} className="self-center">
        {t('inbox.use')}
      </Button>
      <IconButton label={t('inbox.dismiss')} icon={<X />} onClick={onDismiss} className="self-center" />
    </div>
  );
}

const confidenceOf = ({ confidence }: Suggestion): string =>
  t('inbox.confidence', { value: formatNumber(confidence, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });

type Rewritten = { how: Rewrite; before: string; after: string };

/** Has the AI rewrite a draft, or its selected part. A failure shows a toast and leaves the text as it is. */
export function useRewrite(conversationId: string, text: string, onText: (text: string) => void) {
  const merchant = useMerchantId();
  const [made, setMade] = useState<Rewritten | null>(null);
  const { mutate, isPending } = useCommand(rewriteText);
  const ask = (how: Rewrite, { text: before, start, end }: Selected) => {
    const [from, to] = start === end ? [0, before.length] : [start, end];
    const input = { merchant, id: conversationId, text: before.slice(from, to), how };
    mutate(input, {
      onSuccess(result) {
        if (!result.changed) return void notify.plain(t('composer.rewrite_unchanged'));
        const after = before.slice(0, from) + result.text + before.slice(to);
        setMade({ how, before, after });
        onText(after);
        announce(t('composer.rewritten', { how: t(`composer.rewrite_${how}`) }));
      },
    });
  };
  // Typing on accepts the rewrite: an undo would also remove what was typed since.
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

type BarProps = Pick<ReturnType<typeof useRewrite>, 'toggle' | 'undo' | 'keep'> & {
  rewritten: NonNullable<ReturnType<typeof useRewrite>['rewritten']>;
};

/** The AI's rewrite; the original is a click away until the teammate types on. */
export function RewriteBar({ rewritten, toggle, undo, keep }: BarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-b border-dashed border-ai-line bg-ai-soft py-1 ps-3 pe-2 text-sm">
      <WandSparkles aria-hidden className="me-1 text-ai" />
      <span className="me-auto">{t('composer.rewritten', { how: t(`composer.rewrite_${rewritten.how}`) })}</span>
      <Button variant="ghost" aria-pressed={!rewritten.isAfter} onClick={toggle}>
        {rewritten.isAfter ? t('composer.show_before') : t('composer.show_after')}
      </Button>
      <Button variant="ghost" onClick={undo}>
        {t('composer.undo')}
      </Button>
      <Button variant="ghost" onClick={keep}>
        {t('composer.keep')}
      </Button>
    </div>
  );
}
