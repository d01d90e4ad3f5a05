import type { Conversation } from '@parley/contract/conversations';
import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import type { KeyboardEvent, PointerEvent, UIEvent } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import type { ListSelection } from '../../../../ui/selection/use-selection.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { VirtualList } from '../../../../ui/virtual-list.tsx';
import { useMe } from '../me.ts';
import { prefetchThread } from '../thread/use-thread.ts';
import { type Place, placeSearch } from '../use-inbox-url.ts';
import { useNow } from '../use-now.ts';
import { t } from '../messages.ts';
import { ConversationRow, rowHeight } from './conversation-row.tsx';
import type { useRows } from './use-rows.ts';

type ListProps = {
  place: Place;
  /** Something besides the tab narrows the list. */
  isNarrowed: boolean;
  list: ReturnType<typeof useRows>;
  selection: ListSelection;
  /** Without permission to change anything there is nothing to select for. */
  mayChoose: boolean;
  onNarrow: (part: Partial<Place>) => void;
  /** The pointer is over the list, or it is scrolled down: then no row may move. */
  onPointedAt: (isPointedAt: boolean) => void;
  onScrolled: (isScrolled: boolean) => void;
};

/** The conversations of a tab: loading, failed, empty or filled. */
export function ConversationList({ place, isNarrowed, list, selection, mayChoose, onNarrow, onPointedAt, onScrolled }: ListProps) {
  const { rows, heldCount, release } = list;
  if (list.isPending) return <SkeletonRows rows={8} rowHeight={rowHeight} avatar />;
  if (list.isError && rows.length === 0)
    return <ErrorState title={t('inbox.list_failed')} retry={() => void list.refetch()} busy={list.isFetching} />;
  if (rows.length === 0) return <ListEmpty place={place} isNarrowed={isNarrowed} onNarrow={onNarrow} />;
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onPointerEnter={(event) => onPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => onPointedAt(false)}
      onScrollCapture={(event) => onScrolled(isBelowTop(event))}
    >
      {heldCount > 0 && <NewRowsPill count={heldCount} onShow={release} />}
      <Rows rows={rows} place={place} selection={selection} mayChoose={mayChoose} onEndReached={list.loadMore} />
    </div>
  );
}

const isBelowTop = ({ target }: UIEvent) => target instanceof Element && target.scrollTop > 0;

type RowsProps = Pick<ListProps, 'place' | 'selection' | 'mayChoose'> & { rows: readonly Conversation[]; onEndReached: () => void };

function Rows({ rows, place, selection, mayChoose, onEndReached }: RowsProps) {
  const merchant = useMerchantId();
  const me = useMe();
  const now = useNow();
  const choose = useLatest((id: string, reaches: boolean) => {
    if (mayChoose) (reaches ? selection.reach : selection.toggle)(id);
  });
  return (
    <div className="contents" onKeyDown={(event) => takeSpace(event, choose)} onPointerDown={(event) => prefetchRow(merchant, event)}>
      <VirtualList
        label={t('inbox.list')}
        items={rows}
        keyOf={keyOf}
        estimateSize={rowHeight}
        selectedKey={place.conversation || null}
        onEndReached={onEndReached}
        renderItem={(conversation, { focus }) => (
          <ConversationRow
            conversation={conversation}
            to={placeSearch({ ...place, conversation: conversation.id })}
            isOpen={conversation.id === place.conversation}
            isChosen={selection.has(conversation.id)}
            isSelecting={selection.isSelecting}
            mayChoose={mayChoose}
            onChoose={choose}
            me={me}
            now={now}
            tabIndex={focus.tabIndex}
          />
        )}
      />
    </div>
  );
}

const keyOf = (conversation: Conversation) => conversation.id;

/** A mouse press on a row is about to open it; a finger may only be starting to scroll. */
function prefetchRow(merchant: string, { target, pointerType, button }: PointerEvent) {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-conversation]') : null;
  if (row?.dataset.conversation && pointerType === 'mouse' && button === 0) prefetchThread(merchant, row.dataset.conversation);
}

/** Space on a row toggles its checkbox instead of scrolling the page. */
function takeSpace(event: KeyboardEvent, choose: (id: string, reaches: boolean) => void) {
  const { target } = event;
  if (event.defaultPrevented || event.key !== ' ' || !(target instanceof HTMLElement) || !target.dataset.conversation) return;
  event.preventDefault();
  choose(target.dataset.conversation, event.shiftKey);
}

/** New rows wait behind this button; it shows them and scrolls to the top. */
function NewRowsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const show = (list: Element | null | undefined) => {
    list?.querySelector('[role=list]')?.parentElement?.scrollTo({ top: 0 });
    onShow();
  };
  return (
    <Button
      className="absolute! inset-x-0 top-2 z-10 mx-auto w-fit rounded-full!"
      onClick={(event) => show(event.currentTarget.parentElement)}
    >
      {t('inbox.held', { count })}
    </Button>
  );
}

type EmptyProps = {
  place: Place;
  /** A filter, view, status or search may be hiding conversations. */
  isNarrowed: boolean;
  onNarrow: (part: Partial<Place>) => void;
};

/** What will appear here, and the step that makes it appear. */
function ListEmpty({ place: { tab, q }, isNarrowed, onNarrow }: EmptyProps) {
  if (q) {
    const clear = <Button onClick={() => onNarrow({ q: '', status: '' })}>{t('inbox.clear_search')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('inbox.empty_search')} text={t('inbox.empty_search_text')} action={clear} />;
  }
  if (isNarrowed) {
    const clear = <Button onClick={() => onNarrow({ status: '', filter: '', view: '' })}>{t('list.clear_filter')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('list.empty_filter')} text={t('list.empty_filter_text')} action={clear} />;
  }
  const step =
    tab === 'all' ? (
      <a className={buttonClass()} href="/demo" target="_blank" rel="noreferrer">
        {t('inbox.open_demo')}
      </a>
    ) : (
      <Button onClick={() => onNarrow({ tab: 'all' })}>{t('inbox.see_all')}</Button>
    );
  return <EmptyState icon={<Inbox />} title={t(`inbox.empty_${tab}`)} text={t(`inbox.empty_${tab}_text`)} action={step} />;
}
