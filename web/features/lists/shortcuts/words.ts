import { speak } from '../../../lib/messages.ts';
import { shortcuts } from '../../../lib/messages/shortcuts.ts';

export const t = speak({ shortcuts });
