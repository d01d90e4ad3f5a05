import Layers from 'lucide-react/icons/layers';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import type { ViewQuestion } from '../../../lists/list-views/index.ts';
import { t } from '../messages.ts';
import type { ListCriteria, ListView } from './criteria.ts';

const ViewDialogs = lazy(async () => ({ default: (await import('../../../lists/list-views/index.ts')).ViewDialogs }));
const ViewsMenu = onDemand('menu', () => import('./views-menu.tsx'));

type ViewsButtonProps = {
  view: ListView | null;
  criteria: ListCriteria;
  /** Shows a view; null leaves it. */
  onShow: (id: string) => void;
};

/** The list's views, and the actions on them. */
export function ViewsButton({ view, criteria, onShow }: ViewsButtonProps) {
  const [question, ask] = useState<ViewQuestion | null>(null);
  const label = view ? t('list.view_now', { name: view.name }) : t('list.views');
  return (
    <>
      <ViewsMenu
        trigger={<IconButton className="size-7!" label={label} icon={<Layers />} />}
        view={view}
        criteria={criteria}
        onShow={onShow}
        onAsk={ask}
      />
      {question && (
        <Suspense>
          <ViewDialogs
            list="conversations"
            question={question}
            criteria={{ ...criteria, columns: null }}
            onShow={onShow}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
