import type { MessageStatus } from '@parley/contract/messages';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { ReactElement } from 'react';

const look = 'size-3!';
const ticks: Record<MessageStatus, ReactElement> = {
  queued: <Clock aria-hidden className={look} />,
  sending: <Clock aria-hidden className={look} />,
  sent: <Check aria-hidden className={look} />,
  delivered: <CheckCheck aria-hidden className={look} />,
  read: <CheckCheck aria-hidden className={`${look} text-ink`} />,
  failed: <CircleAlert aria-hidden className={look} />,
  cancelled: <Ban aria-hidden className={look} />,
};

/** How far a message has come, for the eye; the word stands beside it. */
export const DeliveryTick = ({ status }: { status: MessageStatus }) => ticks[status];
