import type { Conversation } from '@parley/contract/conversations';
import Plus from 'lucide-react/icons/plus';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TagDot } from '../../../../ui/tag-dot.tsx';
import { useTagging } from '../use-tagging.ts';
import { t } from './messages.ts';

const TagsLayer = onDemand('dialog', () => import('../thread/tags-layer.tsx'));

/** All tags of the conversation; with permission they can be removed and added. */
export function PanelTags({ conversation }: { conversation: Conversation }) {
  const { remove } = useTagging(conversation);
  const mayTag = conversation.actions.includes('tag');
  const { tags } = conversation;
  const button = (
    <button
      type="button"
      className="touch-target inline-flex h-[19px] items-center gap-[5px] rounded-sm border border-dashed border-line-strong px-[7px] text-xs font-medium text-ink-2 hover:text-ink max-md:h-6 [&>.lucide]:size-[11px]"
    >
      <Plus aria-hidden />
      {t('panel.add_tag')}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <Tag key={tag.id} name={tag.name} {...(mayTag && { onRemove: () => remove(tag) })}>
          <TagDot colour={tag.colour} />
          {tag.name}
        </Tag>
      ))}
      {tags.length === 0 && !mayTag && <p className="text-sm text-ink-3">{t('panel.no_tags')}</p>}
      {mayTag && <TagsLayer trigger={button} conversation={conversation} />}
    </div>
  );
}
