import { speak } from '../../../../lib/messages.ts';
import { knowledge } from '../../../../lib/messages/knowledge.ts';

export const t = speak({ knowledge });
