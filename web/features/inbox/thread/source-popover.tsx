import { formatNumber } from '../../../lib/format.ts';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { ReadThing } from './group-sources.ts';
import { t } from '../words.ts';

/** What the AI read: its name, the words it leant on, and how well they matched. */
export default function SourcePopover({ thing, ...layer }: LayerProps & { thing: ReadThing }) {
  return (
    <Popover label={thing.title} align="end" className="max-h-80 w-80 overflow-y-auto" {...layer}>
      <p className="text-xs text-ink-3">{t(`inbox.source_${thing.kind}`)}</p>
      <p className="mt-0.5 font-strong">{thing.title}</p>
      {thing.parts.map((part, index) => (
        <div key={index} className="mt-1.5 text-sm">
          <p dir="auto" className="whitespace-pre-wrap text-ink-2 wrap-anywhere">
            {part.excerpt || t('inbox.no_excerpt')}
          </p>
          <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
            {t('inbox.score', { value: formatNumber(part.score, { maximumFractionDigits: 2 }) })}
          </p>
        </div>
      ))}
    </Popover>
  );
}
