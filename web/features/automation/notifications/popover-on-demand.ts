import { onDemand } from '../../../ui/on-demand.tsx';

/** The bell's list; its code comes when the bell is pointed at. */
export const NotificationsPopover = onDemand('dialog', async () => ({
  default: (await import('./notifications-popover.tsx')).NotificationsPopover,
}));
