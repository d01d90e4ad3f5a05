import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { cx } from '../../../lib/cx.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useReplies } from './data.ts';
import { EditorPane } from './editor-pane.tsx';
import { Library } from './library.tsx';
import { useChosen } from './use-chosen.ts';
import { t } from './words.ts';

/** Folders, the replies in them, and the one being written, side by side; on a phone one after the other. */
export default function Manager({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useReplies();
  const mayWrite = useMay('inbox:write');
  const phone = useIsPhone();
  const [isDirty, setDirty] = useState(false);
  const { chosen, choose, waiting, leave, stay } = useChosen(isDirty);
  const isOpen = chosen !== null;
  const close = () => (phone && isOpen ? choose(null) : leave(onClose));
  const add = mayWrite && (
    <Button variant="primary" icon={<Plus />} onClick={() => choose({ kind: 'new' })}>
      {t('replies.new')}
    </Button>
  );
  return (
    <Drawer
      title={t('replies.title')}
      status={!(phone && isOpen) && data?.items.length !== 0 && add}
      onClose={close}
      className="md:w-[min(1080px,100%)]!"
    >
      <div className="-mx-[18px] -mb-4 flex h-[calc(100%+16px)] min-h-0 border-t">
        {!data && !isError && <SkeletonRows rows={8} rowHeight={64} className="flex-1" />}
        {!data && isError && <ErrorState className="flex-1" retry={() => void refetch()} busy={isFetching} />}
        {data?.items.length === 0 && !isOpen && <Empty add={add} />}
        {data && (data.items.length > 0 || isOpen) && (
          <>
            <div
              className={cx(
                'min-h-0 min-w-0',
                data.items.length === 0 ? 'hidden' : phone ? (isOpen ? 'hidden' : 'flex-1') : 'flex shrink-0',
              )}
            >
              <Library replies={data.items} chosen={chosen} onChoose={choose} />
            </div>
            {(!phone || isOpen) && <EditorPane replies={data.items} chosen={chosen} onChoose={choose} onDirty={setDirty} />}
          </>
        )}
      </div>
      {waiting && <LeaveDialog onStay={stay} onLeave={waiting} />}
    </Drawer>
  );
}

const Empty = ({ add }: { add: ReactNode }) => (
  <EmptyState
    className="flex-1 content-start"
    icon={<MessageSquareText />}
    title={t('replies.empty')}
    text={t('replies.empty_text')}
    action={add}
  />
);

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const footer = (
    <>
      <Button onClick={onStay}>{t('replies.unsaved_stay')}</Button>
      <Button variant="danger" onClick={onLeave}>
        {t('replies.unsaved_leave')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onStay}
      size="small"
      title={t('replies.unsaved_title')}
      description={t('replies.unsaved_text')}
      footer={footer}
    />
  );
}
