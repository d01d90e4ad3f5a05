import { t } from '../../lib/messages.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { OperatorEntries, OperatorFoot } from './operator-sidebar.tsx';

/** The operator's menu on a phone. */
export function OperatorDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title={t('shell.operator')} onClose={onClose} footer={<OperatorFoot />}>
      <OperatorEntries onOpen={onClose} />
    </Drawer>
  );
}
