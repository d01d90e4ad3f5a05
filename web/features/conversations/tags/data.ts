import { deleteTag, getTagAnalytics, listTags } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { t } from './messages.ts';

export const useTags = () => useRead(listTags, { merchant: useMerchantId() });
export const useFigures = (days: number) => useRead(getTagAnalytics, { merchant: useMerchantId(), days }, { keepPrevious: true });

export const useDeleteTag = (name: string, onDone: () => void) =>
  useCommand(deleteTag, {
    onDone: ({ conversations: count }) => {
      notify.success(t('tags.deleted', { name, count }));
      onDone();
    },
  });
