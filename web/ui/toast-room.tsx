import { create } from 'zustand';
import { cx } from '../lib/cx.ts';

const useRooms = create<{ rooms: readonly HTMLElement[] }>()(() => ({ rooms: [] }));

/** Where toasts stand now: the room that came last, such as that of a page over the others. */
export const useToastRoom = (): HTMLElement | undefined => useRooms(({ rooms }) => rooms.at(-1));

function offer(room: HTMLElement | null) {
  if (!room) return;
  useRooms.setState(({ rooms }) => ({ rooms: [...rooms, room] }));
  return () => useRooms.setState(({ rooms }) => ({ rooms: rooms.filter((one) => one !== room) }));
}

/** A place in a frame that toasts open up by their own height, so that they cover no control. */
export const ToastRoom = ({ className }: { className?: string }) => (
  <div ref={offer} className={cx('shrink-0 has-[[role=status],[role=alert]]:py-2', className)} />
);
