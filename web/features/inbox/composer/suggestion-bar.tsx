import type { suggestReply } from '@parley/contract/inbox';
import type { Result } from '@parley/contract/endpoint';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../words.ts';

export type Suggestion = Result<typeof suggestReply>;

type BarProps = { suggestion: Suggestion; onUse: () => void; onDismiss: () => void };

/** What the AI would say, to take or leave, with what it rests on. */
export function SuggestionBar({ suggestion, onUse, onDismiss }: BarProps) {
  return (
    <div className="flex items-start gap-[9px] rounded-t-[10px] border-b border-dashed border-ai-line bg-ai-soft py-[9px] ps-3 pe-2">
      <Sparkles aria-hidden className="mt-0.5 text-ai" />
      <div className="min-w-0 flex-1">
        <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {t('inbox.suggested')}
          <bdi>“{suggestion.text}”</bdi>
        </p>
        <p className="mt-0.5 text-xs text-ink-3">{restsOn(suggestion)}</p>
      </div>
      <Button kbd="Tab" onClick={onUse} className="self-center">
        {t('inbox.use')}
      </Button>
      <IconButton label={t('inbox.dismiss')} icon={<X />} onClick={onDismiss} className="self-center" />
    </div>
  );
}

function restsOn({ sources, confidence }: Suggestion): string {
  const names = [...new Set(sources.map((source) => source.title))].join(', ');
  const sure = t('inbox.confidence', { value: formatNumber(confidence, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });
  return names ? `${t('inbox.suggested_from', { names })} · ${sure}` : sure;
}
