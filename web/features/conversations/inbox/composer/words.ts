import { speak } from '../../../../lib/messages.ts';
import { channels } from '../../../../lib/messages/channels.ts';
import { composer } from '../../../../lib/messages/composer.ts';
import { inbox } from '../../../../lib/messages/inbox.ts';

export const t = speak({ inbox, composer, channel: channels });
