import { Drawer } from '../../../../ui/drawer.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { t } from './words.ts';

/** The customer's panel where it has no room of its own. */
export default function CustomerDrawer({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  return (
    <Drawer title={t('inbox.panel')} onClose={onClose}>
      <CustomerPanel key={conversationId} conversationId={conversationId} />
    </Drawer>
  );
}
