import type { Sent } from '@parley/contract/endpoint';
import { notificationTypes, type updateNotificationPreferences } from '@parley/contract/notifications';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { kinds } from './kinds.ts';
import { t } from './messages.ts';

type Types = Sent<typeof updateNotificationPreferences>['types'];
const ways = ['in_app', 'email', 'browser', 'push'] as const;
const columnClass = 'w-[72px] text-center text-sm max-md:w-[50px]';

/** Every type by every way. A type that is off in Parley is off everywhere; its other ways keep their values for when it is on again. */
export function TypesCard({ types, onChange }: { types: Types; onChange: (types: Types) => void }) {
  return (
    <Card flush title={t('notifications.matrix')}>
      <p className="border-b px-3 py-2 text-sm text-ink-3">{t('notifications.matrix_text')}</p>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b text-ink-3">
            <th scope="col" className="py-2 ps-3 text-start text-sm font-medium">
              {t('notifications.type')}
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className={`${columnClass} font-medium last:w-[84px] last:pe-3 max-md:last:w-[58px]`}>
                {t(`notifications.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationTypes.map((type) => {
            const { icon: Icon, waits } = kinds[type];
            const on = types[type];
            return (
              <tr key={type} className="border-b last:border-b-0">
                <th scope="row" className="py-2.5 ps-3 pe-2 text-start font-normal">
                  <span className="flex items-start gap-2.5">
                    <Icon aria-hidden className={waits ? 'mt-0.5 text-human max-md:hidden' : 'mt-0.5 text-ink-3 max-md:hidden'} />
                    <span>
                      <span className="font-medium">{t(`notifications.type_${type}`)}</span>
                      <span className="block text-sm text-ink-3">{t(`notifications.about_${type}`)}</span>
                    </span>
                  </span>
                </th>
                {ways.map((way) => (
                  <td key={way} className="p-0 text-center last:pe-3">
                    <Checkbox
                      hideLabel
                      label={t('notifications.cell', { type: t(`notifications.type_${type}`), way: t(`notifications.${way}`) })}
                      className="min-h-11 w-full justify-center"
                      checked={Boolean(on[way]) && (way === 'in_app' || on.in_app)}
                      disabled={way !== 'in_app' && !on.in_app}
                      onChange={({ target }) => onChange({ ...types, [type]: { ...on, [way]: target.checked } })}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
