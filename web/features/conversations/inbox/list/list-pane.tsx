import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useMay } from '../../../../data/auth.ts';
import { announce } from '../../../../ui/live.tsx';
import { SelectionBar } from '../../../../ui/selection/selection-bar.tsx';
import { selectionIn, useSelected } from '../../../../ui/selection/use-selection.ts';
import { TabPanel } from '../../../../ui/tabs.tsx';
import { BulkStrip } from '../../../lists/bulk-runs/index.ts';
import { ApprovalsWaiting } from '../approvals/approvals-here.tsx';
import { useCounts, useViews } from '../data.ts';
import { useShownRows } from '../open-next.ts';
import { holdUndo } from '../undo.ts';
import type { Place } from '../use-inbox-url.ts';
import { t } from '../messages.ts';
import { type ListCriteria, criteriaFor, exportOf, listQuery, type ListView } from './criteria.ts';
import { builtInViews } from './built-in-views.ts';
import { ConversationList } from './conversation-list.tsx';
import { ListHead } from './list-head.tsx';
import { useStartBulk } from './use-bulk.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRows } from './use-rows.ts';
import { waitingSentence } from './handler.ts';

const BulkActions = lazy(() => import('./bulk-actions.tsx'));

/** The most conversations one bulk change may name; beyond that there is "all that match". */
const maxSelected = 500;

type ListPaneProps = {
  place: Place;
  list: RefObject<HTMLElement | null>;
  onNarrow: (part: Partial<Place>) => void;
  /** Opens another conversation in place of the open one. */
  onStep: (id: string) => void;
};

/** The list with its head, its bars and its selection. */
export function ListPane({ place, list, onNarrow, onStep }: ListPaneProps) {
  const panelId = useId();
  const { view, criteria: loadedCriteria } = useListView(place);
  const criteria = loadedCriteria ?? criteriaFor(place, null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const selected = useSelected(JSON.stringify(listQuery(criteria)));
  const rows = useRows(loadedCriteria, isPointedAt || isScrolled || selected.isBegun);
  const hasApprovals = place.tab === 'needs_you';
  const counts = useCounts();
  const isPending = rows.isPending || (hasApprovals && counts.isLoading);
  const ids = useMemo(() => rows.rows.map((row) => row.id), [rows.rows]);
  const selection = selectionIn(selected, ids, maxSelected);
  const bulk = useStartBulk(selection, criteria);
  const mayChoose = useMay('inbox:write');
  useListKeys({ list, place, rows: rows.rows, selection, mayChoose, onStep });
  useShownRows({ rows: rows.rows, open: place.conversation, step: onStep });
  useFocusBack(list, selection.isSelecting);
  useKeepFocus(list, rows.rows);
  useAnnounceWaiting();
  const bar = selection.isSelecting ? (
    <SelectionBar
      selection={selection}
      label={t('list.selected_bar')}
      hasMore={rows.hasMore || ids.length > maxSelected}
      className="h-9 border-b ps-[18px] pe-2 max-md:h-11"
    >
      <Suspense>
        <BulkActions onChange={bulk.start} exported={selection.isAll ? exportOf(criteria) : { ids: selection.chosen }} />
      </Suspense>
    </SelectionBar>
  ) : null;
  return (
    <>
      <ListHead
        place={place}
        view={view}
        criteria={criteria}
        panelId={panelId}
        onNarrow={onNarrow}
        selectionBar={bar}
        onSelect={mayChoose ? selection.open : null}
      />
      {hasApprovals && <ApprovalsWaiting isReady={!isPending} isHeld={isPointedAt} />}
      <TabPanel id={panelId} tab={place.tab} className="flex min-h-0 flex-1 flex-col">
        <ConversationList
          place={place}
          isNarrowed={criteria.filter.conditions.length > 0 || place.status !== '' || view !== null}
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

/** When the selection bar leaves, it returns the focus to the last row. */
function useFocusBack(list: RefObject<HTMLElement | null>, isSelecting: boolean) {
  const wasSelecting = useRef(false);
  useEffect(() => {
    const isLost = wasSelecting.current && !isSelecting && document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]')?.focus({ preventScroll: true });
    wasSelecting.current = isSelecting;
  }, [list, isSelecting]);
}

/** When the focused row leaves the list, the row in its place gets the focus, so that a key never reaches another conversation. */
function useKeepFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]')?.focus({ preventScroll: true });
    const at = document.activeElement;
    focused.current = list.current?.contains(at) ? at : null;
  }, [list, rows]);
  useEffect(() => {
    const pane = list.current;
    const note = ({ target }: FocusEvent) => (focused.current = target instanceof Element ? target : null);
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.isConnected) focused.current = null;
    };
    pane?.addEventListener('focusin', note);
    pane?.addEventListener('focusout', forget);
    return () => {
      pane?.removeEventListener('focusin', note);
      pane?.removeEventListener('focusout', forget);
    };
  }, [list]);
}

/** The view named by the address and the list's query; null while the shop's views load. */
function useListView(place: Place): { view: ListView | null; criteria: ListCriteria | null } {
  const { view: id } = place;
  const builtIn = builtInViews.find((one) => one.id === id);
  const isOwn = id !== '' && !builtIn;
  const views = useViews(isOwn);
  // A deleted view counts as none.
  const view = builtIn ?? (isOwn ? views.data?.items.find((one) => one.id === id) : undefined) ?? null;
  const isKnown = !isOwn || !views.isPending;
  const criteria = useMemo(() => (isKnown ? criteriaFor(place, view) : null), [place, view, isKnown]);
  return { view, criteria };
}

/** Minimum time between announcements in milliseconds: a screen reader should report the state, not every step. */
const pause = 20_000;

/** Announces when more customers wait than at the last announcement; fewer is not worth interrupting for. */
function useAnnounceWaiting(): void {
  const waiting = useCounts().data?.needs_you;
  const announced = useRef({ count: Infinity, at: 0 });
  const say = useEffectEvent(() => {
    const count = waiting ?? 0;
    const hasGrown = count > announced.current.count;
    announced.current = { count, at: hasGrown ? Date.now() : announced.current.at };
    if (hasGrown) announce(waitingSentence(count));
  });
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(say, Math.max(0, announced.current.at + pause - Date.now()));
    return () => clearTimeout(timer);
  }, [waiting]);
}
