import type { Tab } from '@parley/contract/inbox';
import { tabs } from '@parley/contract/inbox';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useCounts } from '../data.ts';
import type { Place } from '../use-inbox-url.ts';
import { ListSearch } from './list-search.tsx';
import { StatusFilter } from './status-filter.tsx';
import { waitingSentence } from './waiting-sentence.ts';
import { t } from '../words.ts';

type HeadProps = { place: Place; panelId: string; onNarrow: (part: Partial<Place>) => void };

/** Above the list: whose conversations, which of them, and the one sentence the page is for. */
export function ListHead({ place, panelId, onNarrow }: HeadProps) {
  const counts = useCounts().data;
  const [isSearching, setSearching] = useState(place.q !== '');
  useHotkey('/', () => setSearching(true));
  const close = () => {
    setSearching(false);
    onNarrow({ q: '' });
  };
  return (
    <>
      <Tabs
        label={t('inbox.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`inbox.tab_${id}`), ...countOf(id, counts) }))}
        value={place.tab}
        onChange={(tab) => onNarrow({ tab })}
        panelId={panelId}
        className="px-3 pt-1 max-md:px-4"
        end={<StatusFilter status={place.status} onChange={(status) => onNarrow({ status })} />}
      />
      {isSearching ? (
        <ListSearch q={place.q} onChange={(q) => onNarrow({ q })} onClose={close} />
      ) : (
        <div className="flex h-9 items-center border-b ps-3 pe-2 max-md:h-11 max-md:ps-4">
          <p className={cx('min-w-0 truncate text-sm text-ink-3', !counts && 'invisible')}>{waitingSentence(counts?.needs_you ?? 0)}</p>
          <IconButton className="ms-auto size-7!" label={t('inbox.search')} kbd="/" icon={<Search />} onClick={() => setSearching(true)} />
        </div>
      )}
    </>
  );
}

type Counts = NonNullable<ReturnType<typeof useCounts>['data']>;

/** Needs you always says its figure, the AI's tab too; Mine and All would only add noise. */
function countOf(tab: Tab, counts: Counts | undefined) {
  if (tab === 'mine' || tab === 'all') return {};
  return { count: counts?.[tab] ?? null, urgent: tab === 'needs_you' && Boolean(counts?.needs_you) };
}
