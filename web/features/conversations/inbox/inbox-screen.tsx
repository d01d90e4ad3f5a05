import type { Conversation } from '@parley/contract/conversations';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { isKeyAreaFocused, isTyping, keyArea } from '../../../lib/hotkeys.ts';
import { type OfferedCommand, useOfferCommands } from '../../../lib/offered-commands.ts';
import { useIsPhone, useMedia } from '../../../lib/use-media.ts';
import { ComingConversation, ConversationPane, loadOpenConversation } from './conversation-pane.tsx';
import { useConversation } from './data.ts';
import { ListPane } from './list/list-pane.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import { useInboxUrl } from './use-inbox-url.ts';
import { t } from './messages.ts';

const CustomerPanel = lazy(async () => ({ default: (await import('./panel/customer-panel.tsx')).CustomerPanel }));
const CustomerDrawer = lazy(() => import('./panel/customer-drawer.tsx'));
const PhonePage = lazy(() => import('./phone-page.tsx'));

/** Opening a conversation tries again and reports the error. */
const loadSoon = () => void loadOpenConversation().catch(() => undefined);

/** The inbox: list, conversation and customer, side by side as far as there is room. */
export function InboxScreen() {
  const { place, narrow, open, step } = useInboxUrl();
  const room = useRoom();
  const isPhone = useIsPhone();
  const [isDrawn, setDrawn] = useState(false);
  const list = useRef<HTMLElement>(null);
  const thread = useRef<HTMLElement>(null);
  const { conversation } = place;
  const isOpen = conversation !== '';
  const read = useConversation(conversation);
  const isThere = !read.isError && isOpen;
  useConversationCommands(read.data);
  useFocusThread(thread, conversation);
  const close = () => open('');

  const pane = (
    <>
      <ConversationPane
        conversationId={conversation}
        onShowCustomer={room === 'three panes' ? null : () => setDrawn(true)}
        onBack={room === 'one pane' ? close : null}
        onClear={close}
      />
      {isDrawn && room !== 'three panes' && isThere && (
        <Suspense>
          <CustomerDrawer conversationId={conversation} onClose={() => setDrawn(false)} />
        </Suspense>
      )}
    </>
  );
  const covers = room === 'one pane' && isOpen;
  return (
    <div className={cx('relative grid min-h-0 flex-1', columns(room, isThere))}>
      <section
        ref={list}
        {...keyArea}
        inert={covers}
        // Whoever reaches for the list is about to open something.
        onPointerEnter={loadSoon}
        onFocus={loadSoon}
        aria-label={t('inbox.list')}
        className={cx('flex min-h-0 min-w-0 flex-col outline-none', room !== 'one pane' && 'border-e')}
      >
        <ListPane place={place} list={list} onNarrow={narrow} onStep={step} />
      </section>
      {isPhone && isOpen && (
        <Suspense fallback={<ComingPage />}>
          <PhonePage title={t('inbox.conversation')} list={list} onClose={close}>
            {pane}
          </PhonePage>
        </Suspense>
      )}
      {!isPhone && (room !== 'one pane' || isOpen) && (
        <section
          ref={thread}
          {...keyArea}
          aria-label={t('inbox.conversation')}
          className={cx('flex min-h-0 min-w-0 flex-col bg-surface outline-none', covers && 'absolute inset-0 z-10')}
        >
          {pane}
        </section>
      )}
      {room === 'three panes' && isThere && (
        <aside aria-label={t('inbox.panel')} className="min-h-0 overflow-y-auto border-s px-4 pt-3.5 pb-6">
          <Suspense>
            <CustomerPanel key={conversation} conversationId={conversation} />
          </Suspense>
        </aside>
      )}
      <ManagedReplies />
    </div>
  );
}

/** A conversation opened from elsewhere, such as a link or the search, takes the focus, so that its keys work. */
function useFocusThread(thread: RefObject<HTMLElement | null>, conversation: string): void {
  useEffect(() => {
    const at = document.activeElement;
    if (conversation === '' || isTyping(at) || isKeyAreaFocused() || at?.closest('[data-modal]')) return;
    thread.current?.focus({ preventScroll: true });
  }, [thread, conversation]);
}

const ComingPage = () => (
  <div className="fixed inset-0 z-30 flex flex-col bg-bg">
    <ComingConversation />
  </div>
);

function columns(room: ReturnType<typeof useRoom>, hasPanel: boolean) {
  if (room === 'one pane') return 'grid-cols-1';
  return room === 'three panes' && hasPanel ? 'grid-cols-[304px_minmax(0,1fr)_284px]' : 'grid-cols-[304px_minmax(0,1fr)]';
}

/** Adds the actions of the open conversation to the command palette. */
function useConversationCommands(conversation: Conversation | undefined): void {
  const { move, takeOver, returnToAi, pin, mute, markUnread } = useConversationActions(conversation ?? { id: '' });
  const commands: (OfferedCommand | false)[] = [];
  if (conversation) {
    const { actions, pinned, muted, customer_name: detail } = conversation;
    commands.push(
      actions.includes('take_over') && { name: t('inbox.take_over'), detail, kbd: 'h', run: takeOver },
      actions.includes('return_to_ai') && { name: t('inbox.return_to_ai'), detail, kbd: 'a', run: returnToAi },
      actions.includes('resolve') && { name: t('inbox.resolve'), detail, kbd: 'e', run: () => move({ status: 'resolved' }) },
      actions.includes('reopen') && { name: t('inbox.reopen'), detail, run: () => move({ status: 'open' }) },
      { name: pinned ? t('list.unpin') : t('list.pin'), detail, kbd: 'p', run: () => pin(!pinned) },
      actions.includes('mute') && {
        name: muted ? t('list.unmute') : t('list.mute'),
        detail,
        kbd: 'm',
        run: () => mute(!muted),
      },
      { name: t('list.mark_unread'), detail, kbd: 'u', run: markUnread },
    );
  }
  useOfferCommands(commands.filter((one) => one !== false));
}

const SavedReplyManager = lazy(async () => ({ default: (await import('../saved-replies/index.ts')).SavedReplyManager }));

/** Saved replies are managed over the inbox, at their own address: `?manage=saved-replies`. */
function ManagedReplies() {
  const [search, setSearch] = useSearchParams();
  if (search.get('manage') !== 'saved-replies') return null;
  const close = () =>
    setSearch((now) => {
      now.delete('manage');
      now.delete('reply');
      return now;
    });
  return (
    <Suspense>
      <SavedReplyManager onClose={close} />
    </Suspense>
  );
}

/** How many of list, thread and customer panel fit side by side, next to the frame's menu. */
function useRoom() {
  const hasThree = useMedia('(width >= 1180px)');
  const hasTwo = useMedia('(width >= 1000px)');
  if (hasThree) return 'three panes';
  return hasTwo ? 'two panes' : 'one pane';
}
