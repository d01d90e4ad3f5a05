import { lazy, Suspense, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { useMedia } from '../../lib/use-media.ts';
import { TabPanel } from '../../ui/tabs.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { ListHead } from './list/list-head.tsx';
import { useListKeys } from './list/use-list-keys.ts';
import { CustomerPanel } from './panel/customer-panel.tsx';
import { useInboxUrl } from './use-inbox-url.ts';

const CustomerDrawer = lazy(() => import('./panel/customer-drawer.tsx'));

/** The inbox: whose turn it is, the conversation, and the customer, beside each other as far as there is room. */
export function InboxScreen() {
  const { place, narrow, open } = useInboxUrl();
  const hasPanel = useMedia('(width >= 1180px)');
  const isOnePane = useMedia('(width < 1000px)');
  const [isDrawn, setDrawn] = useState(false);
  const list = useRef<HTMLElement>(null);
  const panelId = useId();
  useListKeys(list);
  const { conversation } = place;
  const close = () => open('');
  const showsPanel = hasPanel && conversation !== '';

  return (
    <div className={cx('relative grid h-full min-h-0 flex-1', !isOnePane && (hasPanel ? 'grid-cols-[304px_minmax(0,1fr)_284px]' : 'grid-cols-[304px_minmax(0,1fr)]'))}>
      <section ref={list} aria-label={t('inbox.list')} className={cx('flex min-h-0 min-w-0 flex-col', isOnePane ? conversation && 'hidden' : 'border-e')}>
        <ListHead place={place} panelId={panelId} onNarrow={narrow} />
        <TabPanel id={panelId} tab={place.tab} className="flex min-h-0 flex-1 flex-col">
          <ConversationList place={place} onNarrow={narrow} />
        </TabPanel>
      </section>
      {(!isOnePane || conversation) && (
        <section
          aria-label={t('inbox.conversation')}
          className={cx('flex min-h-0 min-w-0 flex-col bg-surface max-md:fixed max-md:inset-0 max-md:z-30 max-md:bg-bg', hasPanel && !showsPanel && 'col-span-2')}
        >
          <ConversationPane
            conversationId={conversation}
            onShowCustomer={hasPanel ? null : () => setDrawn(true)}
            onBack={isOnePane ? close : null}
            onClear={close}
          />
        </section>
      )}
      {showsPanel && (
        <aside aria-label={t('inbox.panel')} className="min-h-0 overflow-y-auto border-s px-4 py-3.5">
          <CustomerPanel key={conversation} conversationId={conversation} />
        </aside>
      )}
      {isDrawn && !hasPanel && conversation && (
        <Suspense>
          <CustomerDrawer conversationId={conversation} onClose={() => setDrawn(false)} />
        </Suspense>
      )}
    </div>
  );
}
