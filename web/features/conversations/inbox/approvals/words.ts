import { speak } from '../../../../lib/messages.ts';
import { aiDeeds } from '../../../../lib/messages/ai-deeds.ts';
import { approvals } from '../../../../lib/messages/approvals.ts';

export const t = speak({ approvals, deed: aiDeeds });
