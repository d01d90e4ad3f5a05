import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useReplies } from './data.ts';
import { EditorPane } from './editor-pane.tsx';
import { Library } from './library.tsx';
import { useChosen } from './use-chosen.ts';
import { t } from './messages.ts';

/** Folders, their replies, and the editor, side by side; on a phone one after the other. */
export default function Manager({ onClose }: { onClose: () => void }) {
  const read = useReplies();
  const mayWrite = useMay('inbox:write');
  const phone = useIsPhone();
  const [isDirty, setDirty] = useState(false);
  const { chosen, like, choose, begin, finish } = useChosen(isDirty, setDirty);
  const isEditing = phone && chosen !== null;
  const add = mayWrite && (
    <Button variant="primary" icon={<Plus />} onClick={() => begin()}>
      {t('replies.new')}
    </Button>
  );
  return (
    <Drawer
      title={t('replies.title')}
      status={!isEditing && read.data?.items.length !== 0 && add}
      onClose={isEditing ? () => choose(null) : onClose}
      size="screen"
      unsaved={isDirty}
    >
      <div className="-mx-[18px] -mb-4 flex h-[calc(100%+16px)] min-h-0 border-t">
        <Loaded
          read={read}
          skeleton={<SkeletonRows rows={8} rowHeight={64} className="flex-1" />}
          empty={{ when: ({ items }) => items.length === 0 && chosen === null, show: <Empty add={add} /> }}
        >
          {({ items }) => (
            <Library
              replies={items}
              chosen={chosen}
              onChoose={choose}
              editor={
                chosen !== null && (
                  <EditorPane replies={items} chosen={chosen} like={like} onCopy={begin} onFinish={finish} onDirty={setDirty} />
                )
              }
            />
          )}
        </Loaded>
      </div>
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
