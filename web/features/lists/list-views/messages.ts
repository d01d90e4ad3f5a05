import { speak } from '../../../lib/messages.ts';
import { lists } from '../../../ui/table/messages.ts';

export const t = speak({ lists });
