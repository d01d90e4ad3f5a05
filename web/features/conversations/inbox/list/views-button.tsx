import Layers from 'lucide-react/icons/layers';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import type { ViewQuestion } from '../../../lists/list-views/index.ts';
import { t } from '../words.ts';
import type { Asked, ListView } from './asked.ts';

const ViewDialogs = lazy(async () => ({ default: (await import('../../../lists/list-views/index.ts')).ViewDialogs }));
const ViewsMenu = onDemand('menu', () => import('./views-menu.tsx'));

type ViewsButtonProps = {
  view: ListView | null;
  asked: Asked;
  /** Shows a view, or none. */
  onShow: (id: string) => void;
};

/** The views of the list, and what can be done with them. */
export function ViewsButton({ view, asked, onShow }: ViewsButtonProps) {
  const [question, ask] = useState<ViewQuestion | null>(null);
  const label = view ? t('list.view_now', { name: view.name }) : t('list.views');
  return (
    <>
      <ViewsMenu
        trigger={<IconButton className="size-7!" label={label} icon={<Layers />} />}
        view={view}
        asked={asked}
        onShow={onShow}
        onAsk={ask}
      />
      {question && (
        <Suspense>
          <ViewDialogs
            list="conversations"
            question={question}
            asked={{ ...asked, columns: null }}
            onShow={onShow}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
