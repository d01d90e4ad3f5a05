import { speak } from '../../../../lib/messages.ts';
import { approvals } from '../../../../lib/messages/approvals.ts';

export const t = speak({ approvals });
