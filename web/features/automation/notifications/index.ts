export { NotificationsPopover } from './popover-on-demand.ts';
export { useBrowserNotices } from './use-browser-notices.ts';
export { useReadNotificationsOf } from './use-read-notifications-of.ts';
