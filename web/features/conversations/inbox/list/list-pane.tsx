import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useMay } from '../../../../data/auth.ts';
import { announce } from '../../../../ui/live.tsx';
import { SelectionBar } from '../../../../ui/selection/selection-bar.tsx';
import { selectionIn, useSelected } from '../../../../ui/selection/use-selection.ts';
import { TabPanel } from '../../../../ui/tabs.tsx';
import { BulkStrip } from '../../../lists/bulk-runs/index.ts';
import { ApprovalsWaiting } from '../approvals/approvals-here.tsx';
import { useCounts, useViews } from '../data.ts';
import { holdUndo } from '../undo.ts';
import type { Place } from '../use-inbox-url.ts';
import { t } from '../words.ts';
import { type Asked, askedFor, exportOf, listQuery, type ListView } from './asked.ts';
import { builtInViews } from './built-in-views.ts';
import { ConversationList } from './conversation-list.tsx';
import { ListHead } from './list-head.tsx';
import { useStartBulk } from './use-bulk.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRows } from './use-rows.ts';
import { waitingSentence } from './holder.ts';

const BulkDeeds = lazy(() => import('./bulk-deeds.tsx'));

/** As many as one change of many names; beyond there is "all that match". */
const most = 500;

type ListPaneProps = { place: Place; list: RefObject<HTMLElement | null>; onNarrow: (part: Partial<Place>) => void };

/** The list with what stands above and below it, and what is selected in it. */
export function ListPane({ place, list, onNarrow }: ListPaneProps) {
  const panelId = useId();
  const { view, asked: known } = useListView(place);
  const asked = known ?? askedFor(place, null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const selected = useSelected(JSON.stringify(listQuery(asked)));
  const rows = useRows(known, isPointedAt || isScrolled || selected.isBegun);
  const hasApprovals = place.tab === 'needs_you';
  const counts = useCounts();
  const isPending = rows.isPending || (hasApprovals && counts.isLoading);
  const ids = useMemo(() => rows.rows.map((row) => row.id), [rows.rows]);
  const selection = selectionIn(selected, ids, most);
  const bulk = useStartBulk(selection, asked);
  const mayChoose = useMay('inbox:write');
  useListKeys({ list, place, rows: rows.rows, selection, mayChoose });
  useFocusBack(list, selection.isSelecting);
  useAnnounceWaiting();
  const bar = selection.isSelecting ? (
    <SelectionBar
      selection={selection}
      label={t('list.selected_bar')}
      hasMore={rows.hasMore || ids.length > most}
      className="h-9 border-b ps-[18px] pe-2 max-md:h-11"
    >
      <Suspense>
        <BulkDeeds onChange={bulk.start} exported={selection.isAll ? exportOf(asked) : { ids: selection.chosen }} />
      </Suspense>
    </SelectionBar>
  ) : null;
  return (
    <>
      <ListHead
        place={place}
        view={view}
        asked={asked}
        panelId={panelId}
        onNarrow={onNarrow}
        selectionBar={bar}
        onSelect={mayChoose ? selection.open : null}
      />
      {hasApprovals && <ApprovalsWaiting isReady={!isPending} isHeld={isPointedAt} />}
      <TabPanel id={panelId} tab={place.tab} className="flex min-h-0 flex-1 flex-col">
        <ConversationList
          place={place}
          isNarrowed={asked.filter.conditions.length > 0 || place.status !== '' || view !== null}
          list={{ ...rows, isPending }}
          selection={selection}
          mayChoose={mayChoose}
          onNarrow={onNarrow}
          onPointedAt={setPointedAt}
          onScrolled={setScrolled}
        />
      </TabPanel>
      <BulkStrip onUndoable={holdUndo} />
    </>
  );
}

/** The bar takes the focus with it when it goes; the row one was at gets it back. */
function useFocusBack(list: RefObject<HTMLElement | null>, isSelecting: boolean) {
  const wasSelecting = useRef(false);
  useEffect(() => {
    const isLost = wasSelecting.current && !isSelecting && document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]')?.focus({ preventScroll: true });
    wasSelecting.current = isSelecting;
  }, [list, isSelecting]);
}

/** The view the address names and what the list then asks for; null while the shop's views are being read. */
function useListView(place: Place): { view: ListView | null; asked: Asked | null } {
  const { view: id } = place;
  const builtIn = builtInViews.find((one) => one.id === id);
  const isOwn = id !== '' && !builtIn;
  const views = useViews(isOwn);
  // A view that is gone is none.
  const view = builtIn ?? (isOwn ? views.data?.items.find((one) => one.id === id) : undefined) ?? null;
  const isKnown = !isOwn || !views.isPending;
  const asked = useMemo(() => (isKnown ? askedFor(place, view) : null), [place, view, isKnown]);
  return { view, asked };
}

/** Not more often than this, in milliseconds: who hears the page wants to know how things stand, not each step there. */
const pause = 20_000;

/** Says aloud when more people wait than were said before; fewer is no news. */
function useAnnounceWaiting(): void {
  const waiting = useCounts().data?.needs_you;
  const said = useRef({ count: Infinity, at: 0 });
  const say = useEffectEvent(() => {
    const count = waiting ?? 0;
    const isNews = count > said.current.count;
    said.current = { count, at: isNews ? Date.now() : said.current.at };
    if (isNews) announce(waitingSentence(count));
  });
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(say, Math.max(0, said.current.at + pause - Date.now()));
    return () => clearTimeout(timer);
  }, [waiting]);
}
