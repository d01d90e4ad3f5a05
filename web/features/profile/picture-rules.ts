import { t } from './words.ts';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;

/** What the server would say about a file, before it travels; undefined when nothing speaks against it. */
export function objectTo({ type, size }: { type: string; size: number }): string | undefined {
  if (!KINDS.includes(type)) return t('profile.picture_kind');
  return size > MOST_BYTES ? t('profile.picture_size') : undefined;
}
