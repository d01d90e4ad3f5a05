import { speak } from '../../../lib/messages.ts';
import { settings } from '../../../lib/messages/settings.ts';

export const t = speak({ settings });
