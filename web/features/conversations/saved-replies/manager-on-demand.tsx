import { lazy, Suspense } from 'react';

const Manager = lazy(() => import('./manager.tsx'));

/** The manager of saved replies, over the inbox; its parent must be `relative`. Its code loads when it is opened. */
export const SavedReplyManager = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <Manager onClose={onClose} />
  </Suspense>
);
