import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** The part of a read that its four states are told from. */
export type Read<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

type LoadedProps<T> = {
  read: Read<T>;
  /** The shape of what comes, in its size, so that nothing moves when it does. */
  skeleton: ReactNode;
  /** What stands in the place of nothing. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  /** The error's title, where the usual one says too little. */
  failed?: string;
  children: (data: T) => ReactNode;
};

/** What was read in its four states: loading, failed, empty, full. What is shown stays while it is read again. */
export function Loaded<T>({ read: { data, isError, isFetching, refetch }, skeleton, empty, failed, children }: LoadedProps<T>) {
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data);
  if (isError) return <ErrorState {...(failed && { title: failed })} retry={() => void refetch()} busy={isFetching} />;
  return skeleton;
}
