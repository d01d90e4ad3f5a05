import type { Conversation } from '@parley/contract/conversations';
import { type UIEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VirtualList } from '../../../ui/virtual-list.tsx';
import { useConversations } from '../data.ts';
import { useMe } from '../me.ts';
import { type Place, placeSearch } from '../use-inbox-url.ts';
import { useNow } from '../use-now.ts';
import { ConversationRow, rowHeight } from './conversation-row.tsx';
import { ListEmpty } from './list-empty.tsx';
import { useHeldRows } from './use-held-rows.ts';
import { useLoadMore } from '../use-load-more.ts';
import { t } from '../words.ts';

type ListProps = { place: Place; onNarrow: (part: Partial<Place>) => void };

/** The conversations of a tab; nothing moves under a pointer or while somebody reads further down. */
export function ConversationList({ place, onNarrow }: ListProps) {
  const list = useConversations(place);
  const loadMore = useLoadMore(list);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const { rows, held, release } = useHeldRows(
    list.items,
    [place.tab, place.status, place.q, list.isPlaceholderData].join(),
    isPointedAt || isScrolled,
  );

  if (list.isPending) return <SkeletonRows rows={8} rowHeight={rowHeight} avatar />;
  if (list.isError && rows.length === 0)
    return <ErrorState title={t('inbox.list_failed')} retry={() => void list.refetch()} busy={list.isFetching} />;
  if (rows.length === 0) return <ListEmpty place={place} onNarrow={onNarrow} />;

  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onPointerEnter={(event) => setPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onScrollCapture={(event) => setScrolled(isBelowTop(event))}
    >
      {held > 0 && <HeldPill count={held} onShow={release} />}
      <Rows rows={rows} place={place} onEndReached={loadMore} />
    </div>
  );
}

const isBelowTop = ({ target }: UIEvent) => target instanceof Element && target.scrollTop > 0;

type RowsProps = { rows: readonly Conversation[]; place: Place; onEndReached: () => void };

function Rows({ rows, place, onEndReached }: RowsProps) {
  const me = useMe();
  const now = useNow();
  return (
    <VirtualList
      label={t('inbox.list')}
      items={rows}
      keyOf={(conversation) => conversation.id}
      estimateSize={rowHeight}
      selectedKey={place.conversation || null}
      onEndReached={onEndReached}
      renderItem={(conversation, { focus }) => (
        <ConversationRow
          conversation={conversation}
          to={placeSearch({ ...place, conversation: conversation.id })}
          isSelected={conversation.id === place.conversation}
          me={me}
          now={now}
          tabIndex={focus.tabIndex}
        />
      )}
    />
  );
}

/** New rows wait here until the person wants them; then the list goes to its top. */
function HeldPill({ count, onShow }: { count: number; onShow: () => void }) {
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
