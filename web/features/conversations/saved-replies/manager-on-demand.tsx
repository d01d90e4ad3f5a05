import { lazy, Suspense } from 'react';

const Manager = lazy(() => import('./manager.tsx'));

/** Where saved replies are written, beside the inbox; its parent is `relative`. Its code comes when it is opened. */
export const SavedReplyManager = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <Manager onClose={onClose} />
  </Suspense>
);
