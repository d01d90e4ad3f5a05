import { Link } from 'react-router';
import { readableExcerpt } from '../../../../lib/excerpt.ts';
import { formatNumber } from '../../../../lib/format.ts';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import type { GroupedSource } from './group-sources.ts';
import { t } from '../messages.ts';

/** Where the source opens in full. */
const places: Partial<Record<GroupedSource['kind'], (id: string) => string>> = {
  article: (id) => `/agent-config?tab=knowledge&article=${id}`,
  product: (id) => `/products?product=${id}`,
  order: (id) => `/orders?order=${id}`,
  customer: (id) => `/customers?customer=${id}`,
};

/** A source the AI read: its name, the passage it used, and how well it matched. */
export default function SourcePopover({ group, ...layer }: LayerProps & { group: GroupedSource }) {
  const place = places[group.kind];
  const id = group.parts[0]?.id;
  const link = place && id ? place(encodeURIComponent(id)) : null;
  return (
    <Popover label={group.title} align="end" className="max-h-80 w-80 overflow-y-auto" {...layer}>
      <p className="text-xs text-ink-3">{t(`source.${group.kind}`)}</p>
      <p className="mt-0.5 font-strong">
        {link ? (
          <Link to={link} className="underline">
            {group.title}
          </Link>
        ) : (
          group.title
        )}
      </p>
      {group.parts.map((part, index) => (
        <div key={index} className="mt-1.5 text-sm">
          <p dir="auto" className="whitespace-pre-wrap text-ink-2 wrap-anywhere">
            {readableExcerpt(part.excerpt) || t('inbox.no_excerpt')}
          </p>
          <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
            {t('inbox.score', { value: formatNumber(part.score, { maximumFractionDigits: 2 }) })}
          </p>
        </div>
      ))}
    </Popover>
  );
}
