import { speak } from '../../../lib/messages.ts';
import { websiteChat } from '../../../lib/messages/website-chat.ts';

export const t = speak({ chat: websiteChat });
