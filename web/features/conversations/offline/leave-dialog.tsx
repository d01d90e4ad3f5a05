import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { t } from './messages.ts';

type LeaveProps = { count: number; onAnswer: (leaves: boolean) => void };

/** Asks before logging out discards replies that wait for the network. */
export default function LeaveDialog({ count, onAnswer }: LeaveProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      size="small"
      title={t('offline.leave_title')}
      description={t('offline.leave_text', { count })}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t('offline.leave_go')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {t('offline.leave_stay')}
          </Button>
        </>
      }
    />
  );
}
