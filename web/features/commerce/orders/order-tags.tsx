import { type Order, tagOrder } from '@parley/contract/orders';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Tag } from '../../../ui/tag.tsx';
import { WordsInput } from '../../../ui/words-input.tsx';
import { useShow } from './actions-data.ts';
import { t } from './messages.ts';

/** An order's tags; whoever may change orders adds and removes them here. */
export function OrderTags({ order }: { order: Order }) {
  const merchant = useMerchantId();
  const mayTag = useMay('orders:write');
  const tagging = useCommand(tagOrder, { onDone: useShow() });
  const { id, tags } = order;
  // What is on its way shows at once.
  const shown = tagging.isPending && tagging.variables ? after(tags, tagging.variables) : tags;
  const change = (next: readonly string[]) => {
    const add = next.filter((tag) => !shown.includes(tag));
    const remove = shown.filter((tag) => !next.includes(tag));
    if (add.length + remove.length > 0) tagging.mutate({ merchant, id, add, remove });
  };
  if (!mayTag && tags.length === 0) return null;
  return (
    <section aria-label={t('orders.tags')} className="grid gap-2 border-t pt-3">
      <h3 className="font-strong">{t('orders.tags')}</h3>
      {mayTag ? (
        <WordsInput name="tags" label={t('orders.add_tag')} words={shown} most={60} onChange={change} />
      ) : (
        <span className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      )}
    </section>
  );
}

const after = (tags: readonly string[], { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] }) => [
  ...tags.filter((tag) => !remove.includes(tag)),
  ...add.filter((tag) => !tags.includes(tag)),
];
