import type { Conversation } from '@parley/contract/conversations';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { wantBox } from './box-wanted.ts';
import { t } from './words.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Around the thread and the box: files dropped anywhere here are attached. */
export function DropZone({ conversation, children }: { conversation: Conversation; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  // A drag enters a child before it leaves its parent, so what counts is how many are entered.
  const depth = useRef(0);
  const takes = conversation.actions.includes('reply') || conversation.actions.includes('note');
  const enter = (by: number) => (event: DragEvent) => {
    if (!takes || !hasFiles(event)) return;
    depth.current += by;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    depth.current = 0;
    setOver(false);
    if (!takes || !hasFiles(event)) return;
    event.preventDefault();
    wantBox(conversation.id, [...event.dataTransfer.files]);
  };
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => takes && hasFiles(event) && event.preventDefault()}
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
