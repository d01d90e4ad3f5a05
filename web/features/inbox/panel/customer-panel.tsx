import type { Conversation } from '@parley/contract/conversations';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { useConversation, usePanel } from '../data.ts';
import { CustomerFace } from './customer-face.tsx';
import { factsOf } from './customer-facts.tsx';
import { useFolds } from './folds.ts';
import { PanelCart } from './panel-cart.tsx';
import { PanelCsat } from './panel-csat.tsx';
import { PanelIdentities } from './panel-identities.tsx';
import { PanelNotes } from './panel-notes.tsx';
import { PanelOrders } from './panel-orders.tsx';
import { PanelPast } from './panel-past.tsx';
import { PanelRuns } from './panel-runs.tsx';
import { PanelSection } from './panel-section.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PanelTags } from './panel-tags.tsx';
import { spokenOfFirst } from './spoken-of-first.ts';
import { t } from './words.ts';

/** Who the customer is, what they bought, what the AI did for them, and what the team knows of them. */
export function CustomerPanel({ conversationId }: { conversationId: string }) {
  const panel = usePanel(conversationId);
  const conversation = useConversation(conversationId).data;
  const folds = useFolds();
  if (panel.isPending) return <PanelSkeleton />;
  if (!panel.data) return <ErrorState title={t('inbox.panel_failed')} retry={() => void panel.refetch()} busy={panel.isFetching} />;
  const { customer, cart, past, orders, runs } = panel.data;
  return (
    <div className="grid gap-3.5">
      <CustomerFace customer={customer} />
      <KeyValue items={factsOf(customer)} />
      <PanelSection name="identities" title={t('panel.identities')} count={customer.identities.length} folds={folds}>
        <PanelIdentities identities={customer.identities} />
      </PanelSection>
      {conversation && <OfConversation conversation={conversation} folds={folds} />}
      <PanelSection name="orders" title={t('inbox.orders')} count={customer.orders_count} folds={folds}>
        <PanelOrders orders={spokenOfFirst(orders, runs)} />
      </PanelSection>
      {cart && (
        <PanelSection name="cart" title={t('panel.cart')} count={cart.items.length} folds={folds}>
          <PanelCart cart={cart} />
        </PanelSection>
      )}
      <PanelSection name="ai" title={t('inbox.what_the_ai_did')} folds={folds}>
        <PanelRuns runs={runs} />
      </PanelSection>
      <PanelSection name="notes" title={t('panel.notes')} count={customer.notes.length} folds={folds}>
        <PanelNotes conversationId={conversationId} customer={customer} />
      </PanelSection>
      <PanelSection name="past" title={t('panel.past')} count={past.length} folds={folds}>
        <PanelPast past={past} />
      </PanelSection>
    </div>
  );
}

/** What belongs to the conversation, not to the customer. */
function OfConversation({ conversation, folds }: { conversation: Conversation; folds: ReturnType<typeof useFolds> }) {
  return (
    <>
      <PanelSection name="tags" title={t('panel.tags')} count={conversation.tags.length} folds={folds}>
        <PanelTags conversation={conversation} />
      </PanelSection>
      {conversation.csat && (
        <PanelSection name="csat" title={t('panel.csat')} folds={folds}>
          <PanelCsat csat={conversation.csat} />
        </PanelSection>
      )}
    </>
  );
}
