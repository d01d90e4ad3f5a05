import { t } from './words.ts';

type SaysProps = { read: { isError: boolean; isSuccess: boolean; isPlaceholderData: boolean }; count: number };

/** Why nothing stands below a search: nothing is called that, or it did not work. */
export function FinderSays({ read, count }: SaysProps) {
  const none = read.isSuccess && !read.isPlaceholderData && count === 0;
  return (
    <p role="status" className="px-2.5 text-ink-3 empty:hidden">
      {read.isError ? t('orders.find_failed') : none && t('orders.find_none')}
    </p>
  );
}
