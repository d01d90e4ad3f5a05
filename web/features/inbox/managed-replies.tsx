import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const SavedReplyManager = lazy(async () => ({ default: (await import('../saved-replies/index.ts')).SavedReplyManager }));

/** Saved replies are managed over the inbox, at an address of their own: `?manage=saved-replies`. */
export function ManagedReplies() {
  const [search, setSearch] = useSearchParams();
  if (search.get('manage') !== 'saved-replies') return null;
  const close = () =>
    setSearch((now) => {
      now.delete('manage');
      return now;
    });
  return (
    <Suspense>
      <SavedReplyManager onClose={close} />
    </Suspense>
  );
}
