import { speak } from '../../../lib/messages.ts';
import { filter } from '../../../ui/filter/messages.ts';
import { lists } from '../../../ui/table/messages.ts';

export const t = speak({ filter, lists });
