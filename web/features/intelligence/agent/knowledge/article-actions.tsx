import type { Article } from '@parley/contract/knowledge';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Confirm } from './confirm.tsx';
import { useDeleteArticle, useUpdateArticle } from './data.ts';
import { t } from './messages.ts';

type ActionsProps = { article: Article; onGone: () => void; withStatus: boolean };

/** Actions on the article, as the server allows them. */
export function ArticleActions({ article, onGone, withStatus }: ActionsProps) {
  const merchant = useMerchantId();
  const update = useUpdateArticle();
  const [isAsking, setAsking] = useState(false);
  const { id, title, kind, actions, version } = article;
  const { mutate: remove, isPending } = useDeleteArticle(() => {
    notify.success(t('knowledge.deleted', { title }));
    setAsking(false);
    onGone();
  });
  const setStatus = (status: Article['status']) =>
    update.mutate(
      { merchant, id, status, version },
      { onSuccess: () => notify.success(t(status === 'published' ? 'knowledge.published' : 'knowledge.withdrawn')) },
    );
  return (
    <>
      {withStatus && actions.includes('publish') && (
        <Button variant="primary" busy={update.isPending} onClick={() => setStatus('published')}>
          {t('knowledge.publish')}
        </Button>
      )}
      {withStatus && actions.includes('unpublish') && (
        <Button busy={update.isPending} onClick={() => setStatus('draft')}>
          {t('knowledge.unpublish')}
        </Button>
      )}
      {actions.includes('delete') && (
        <Button variant="danger" className="ms-auto" onClick={() => setAsking(true)}>
          {t('knowledge.delete')}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t('knowledge.delete_title', { title })}
          text={t(kind === 'page' ? 'knowledge.delete_page_text' : 'knowledge.delete_text')}
          busy={isPending}
          onDo={() => remove({ merchant, id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
