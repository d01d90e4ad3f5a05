import { speak } from '../../../lib/messages.ts';
import { notifications } from '../../../lib/messages/notifications.ts';

export const t = speak({ notifications });
