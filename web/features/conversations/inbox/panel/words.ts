import { speak } from '../../../../lib/messages.ts';
import { inbox } from '../../../../lib/messages/inbox.ts';
import { panel } from '../../../../lib/messages/panel.ts';

export const t = speak({ inbox, panel });
