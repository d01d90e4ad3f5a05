import { Drawer } from '../../../../ui/drawer.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { t } from './messages.ts';

/** The customer's panel as a drawer, where there is no room beside the thread. */
export default function CustomerDrawer({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  return (
    <Drawer title={t('inbox.panel')} onClose={onClose}>
      <CustomerPanel key={conversationId} conversationId={conversationId} />
    </Drawer>
  );
}
