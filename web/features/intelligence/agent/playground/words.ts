import { speak } from '../../../../lib/messages.ts';
import { playground } from '../../../../lib/messages/playground.ts';

export const t = speak({ playground });
