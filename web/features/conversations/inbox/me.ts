import { useMemo } from 'react';
import { useAuth } from '../../../data/auth.ts';

/** The signed-in teammate: for "You", their own drafts and their own outbox. */
export type Me = { id: string; name: string };

export function useMe(): Me {
  const id = useAuth((auth) => auth.user?.id ?? '');
  const name = useAuth((auth) => auth.user?.name ?? '');
  return useMemo(() => ({ id, name }), [id, name]);
}
