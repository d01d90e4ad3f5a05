import { speak } from '../../../../lib/messages.ts';
import { playground } from '../../../../lib/messages/playground.ts';
import { sources } from '../../../../lib/messages/sources.ts';

export const t = speak({ playground, source: sources });
