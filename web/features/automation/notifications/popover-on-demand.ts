import { onDemand } from '../../../ui/on-demand.tsx';

/** The bell's list; its code loads when the pointer reaches the bell. */
export const NotificationsPopover = onDemand('dialog', async () => ({
  default: (await import('./notifications-popover.tsx')).NotificationsPopover,
}));
