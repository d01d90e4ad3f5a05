import type { Source } from '@parley/contract/messages';
import type { ReactElement } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { t } from '../../../lib/messages.ts';
import { Popover } from '../../../ui/popover.tsx';

type SourceProps = { source: Source; trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** What the AI read: its name, the words it leant on, and how well they matched. */
export default function SourcePopover({ source, trigger, isOpen, onOpenChange }: SourceProps) {
  return (
    <Popover trigger={trigger} label={source.title} align="end" open={isOpen} onOpenChange={onOpenChange} className="w-80">
      <p className="flex items-baseline gap-2 text-xs text-ink-3 tabular-nums">
        {t(`inbox.source_${source.kind}`)}
        <span className="ms-auto">{t('inbox.score', { value: formatNumber(source.score, { maximumFractionDigits: 2 }) })}</span>
      </p>
      <p className="mt-0.5 font-strong">{source.title}</p>
      <p dir="auto" className="mt-1.5 max-h-60 overflow-y-auto whitespace-pre-wrap break-words text-sm text-ink-2">
        {source.excerpt || t('inbox.no_excerpt')}
      </p>
    </Popover>
  );
}
