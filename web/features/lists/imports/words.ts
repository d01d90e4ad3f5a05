import { speak } from '../../../lib/messages.ts';
import { imports } from '../../../lib/messages/imports.ts';

export const t = speak({ imports });
