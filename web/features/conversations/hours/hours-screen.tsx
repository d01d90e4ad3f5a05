import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { useHours } from './data.ts';
import { HoursForm } from './hours-form.tsx';
import { t } from './messages.ts';

/** /settings/business-hours: when the shop and its teams answer. */
export function HoursScreen() {
  const read = useHours();
  return (
    <SettingsPage>
      <Loaded
        read={read}
        skeleton={
          <>
            <div className="grid gap-2 py-1">
              <Skeleton width="52%" height={18} />
              <Skeleton width="36%" />
            </div>
            <Card title={t('hours.week')} className="min-h-[520px]">
              <SkeletonRows rows={8} rowHeight={47} />
            </Card>
          </>
        }
      >
        {(hours) => <HoursForm latest={hours} now={new Date(read.dataUpdatedAt)} readAgain={read.refetch} />}
      </Loaded>
    </SettingsPage>
  );
}
