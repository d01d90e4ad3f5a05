import { speak } from '../../../lib/messages.ts';
import { tags } from '../../../lib/messages/tags.ts';

export const t = speak({ tags });
