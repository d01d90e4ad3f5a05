import type { Conversation } from '@parley/contract/conversations';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { openReplyBox } from './open-reply-box.ts';
import { t } from './messages.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Wraps the thread and the composer: files dropped anywhere here are attached. */
export function DropZone({ conversation, children }: { conversation: Conversation; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  // A drag enters a child before it leaves its parent, so it counts the elements entered.
  const depth = useRef(0);
  const canAttach = conversation.actions.includes('reply') || conversation.actions.includes('note');
  const enter = (by: number) => (event: DragEvent) => {
    if (!canAttach || !hasFiles(event)) return;
    depth.current += by;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    depth.current = 0;
    setOver(false);
    if (!canAttach || !hasFiles(event)) return;
    event.preventDefault();
    openReplyBox(conversation.id, [...event.dataTransfer.files]);
  };
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => canAttach && hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-20 grid animate-appear place-items-center rounded-lg border-2 border-dashed border-ink bg-surface/90 font-strong">
          {t('composer.drop')}
        </div>
      )}
    </div>
  );
}
