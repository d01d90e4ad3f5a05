import { webAddressOf } from '@parley/contract/web-address';
import { Fragment } from 'react';
import { t } from './messages.ts';

type TrackingProps = { values: readonly string[]; tabIndex?: number; className?: string };

/** Tracking numbers as text and tracking addresses as links. */
export const Tracking = ({ values, tabIndex, className }: TrackingProps) =>
  values.map((value, place) => {
    const address = webAddressOf(value);
    return (
      <Fragment key={value}>
        {place > 0 && ', '}
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            tabIndex={tabIndex}
            className={`underline underline-offset-2 ${className ?? ''}`}
          >
            {t('orders.track_on', { site: new URL(address).hostname })}
          </a>
        ) : (
          <span>{value}</span>
        )}
      </Fragment>
    );
  });
