import { create } from 'zustand';
import { cx } from '../lib/cx.ts';
import { useIsPhone } from '../lib/use-media.ts';

const useRooms = create<{ rooms: readonly HTMLElement[] }>()(() => ({ rooms: [] }));

/** Where toasts stand now: the room of the page or dialog in front, otherwise the frame's. */
export const useToastRoom = (): HTMLElement | undefined =>
  useRooms(({ rooms }) => rooms.findLast((room) => room.closest('[data-modal]') !== null) ?? rooms.at(-1));

function offer(room: HTMLElement | null) {
  if (!room) return;
  useRooms.setState(({ rooms }) => ({ rooms: [...rooms, room] }));
  return () => useRooms.setState(({ rooms }) => ({ rooms: rooms.filter((one) => one !== room) }));
}

type RoomProps = {
  /** A phone's pages and dialogs cover the frame, so each has a room of its own. */
  on: 'phone' | 'wide screen';
  className?: string;
};

/** A place that toasts open up by their own height, so that they cover no control. */
export function ToastRoom({ on, className }: RoomProps) {
  if (useIsPhone() !== (on === 'phone')) return null;
  return <div ref={offer} className={cx('shrink-0 has-[[role=status],[role=alert]]:py-2', on === 'phone' && 'px-2', className)} />;
}
