import ClipboardList from 'lucide-react/icons/clipboard-list';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ListScreen } from '../lists/index.ts';
import { OrderDrawer, useQueues } from '../orders/index.ts';
import { queueList } from './queue-list.ts';
import { t } from './words.ts';

const PickList = lazy(() => import('./pick-list.tsx'));

/** What is to be packed, sent and taken back. */
export function FulfillmentScreen() {
  return (
    <ListScreen
      definition={queueList}
      above={<Head />}
      drawer={(id, close) => <OrderDrawer key={id} id={id} onClose={close} />}
      tools={(_narrowing) => <PickListButton />}
    />
  );
}

/** How many orders are ready, in a sentence. */
function Head() {
  const queues = useQueues();
  if (!queues) return <div className="h-[45px]" />;
  const { to_fulfill: count, on_hold: held, returns_requested: back } = queues;
  const more = [held > 0 && t('fulfillment.more_held', { count: held }), back > 0 && t('fulfillment.more_returns', { count: back })];
  return <PageHeader level={2} className="min-h-[45px]" title={t('fulfillment.ship', { count })} text={more.filter(Boolean).join(' ')} />;
}

function PickListButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ClipboardList />} onClick={() => setOpen(true)}>
        {t('fulfillment.pick_list')}
      </Button>
      {isOpen && (
        <Suspense>
          <PickList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
