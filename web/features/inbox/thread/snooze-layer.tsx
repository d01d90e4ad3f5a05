import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Menu } from '../../../ui/menu.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { SnoozeItems } from './snooze-items.tsx';
import { useZone } from './use-zone.ts';

const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'));

type LayerOfSnooze = LayerProps & {
  /** An instant, or null for until the customer writes. */
  onSnooze: (until: string | null) => void;
  /** What else can wait, below. */
  more?: ReactNode;
};

/** Until when it can wait: the usual times, a picked one, or until the customer writes. Whatever is snoozed, the caller does it. */
export default function SnoozeLayer({ onSnooze, more, ...layer }: LayerOfSnooze) {
  const [isPicking, setPicking] = useState(false);
  const zone = useZone();
  return (
    <>
      <Menu align="end" {...layer}>
        <SnoozeItems zone={zone} onSnooze={onSnooze} onPick={() => setPicking(true)} />
        {more}
      </Menu>
      {isPicking && (
        <Suspense>
          <SnoozeDialog zone={zone} onSnooze={onSnooze} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
