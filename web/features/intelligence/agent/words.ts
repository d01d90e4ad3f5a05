import { speak } from '../../../lib/messages.ts';
import { agent } from '../../../lib/messages/agent.ts';

export const t = speak({ agent });
