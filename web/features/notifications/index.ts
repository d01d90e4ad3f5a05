export { NotificationsPopover } from './notifications-popover.tsx';
