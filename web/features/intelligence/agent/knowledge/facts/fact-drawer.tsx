import type { ShopFact } from '@parley/contract/facts';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { useFacts } from './data.ts';
import { FactDetails } from './fact-details.tsx';
import { EditFact, NewFact } from './fact-form.tsx';
import { aboutOf } from './fact-words.ts';
import { t } from './messages.ts';

type DrawerProps = {
  /** 'new' for a fact not yet added. */
  id: string;
  /** Other tabs have unsaved settings, which leaving the page would lose. */
  isUnsaved: boolean;
  onClose: () => void;
};

/** One fact beside the list. */
export default function FactDrawer({ id, isUnsaved, onClose }: DrawerProps) {
  const { data, isError, refetch, isFetching } = useFacts();
  if (id === 'new') return <NewFact isUnsaved={isUnsaved} onClose={onClose} />;
  const fact = data?.items.find((one) => one.id === id);
  if (fact) return <KnownFact fact={fact} all={data?.items ?? []} isUnsaved={isUnsaved} onClose={onClose} />;
  return (
    <Drawer title={t('facts.list')} onClose={onClose} size="form" pageUnsaved={isUnsaved}>
      {data ? (
        <ErrorState title={t('facts.missing')} text="" />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={8} rowHeight={48} />
      )}
    </Drawer>
  );
}

type KnownProps = Omit<DrawerProps, 'id'> & { fact: ShopFact; all: readonly ShopFact[] };

function KnownFact({ fact, all, isUnsaved, onClose }: KnownProps) {
  const details = <FactDetails fact={fact} all={all} />;
  if (fact.actions.includes('edit'))
    return (
      <EditFact latest={fact} isUnsaved={isUnsaved} onClose={onClose}>
        {details}
      </EditFact>
    );
  return (
    <Drawer title={aboutOf(fact)} onClose={onClose} size="form" pageUnsaved={isUnsaved}>
      {details}
    </Drawer>
  );
}
