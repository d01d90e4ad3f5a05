import { speak } from '../../../lib/messages.ts';
import { brands } from '../../../lib/messages/brands.ts';

export const t = speak({ brands });
