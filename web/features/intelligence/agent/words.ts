import { speak } from '../../../lib/messages.ts';
import { agent } from '../../../lib/messages/agent.ts';
import { aiDeeds } from '../../../lib/messages/ai-deeds.ts';
import { channels } from '../../../lib/messages/channels.ts';

export const t = speak({ agent, deed: aiDeeds, channel: channels });
