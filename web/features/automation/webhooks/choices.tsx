import { type ReactNode, useId } from 'react';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useBrandNames, useEvents, type WebhookEvent } from './data.ts';
import { t } from './messages.ts';

type ChoiceProps = { chosen: readonly string[] | null; error: string | undefined; onChoose: (chosen: string[] | null) => void };

const toggled = (chosen: readonly string[], id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

/** All events, or those that are checked, in groups. */
export function EventChoice({ chosen, error, onChoose }: ChoiceProps) {
  const isPhone = useIsPhone();
  const read = useEvents(chosen !== null);
  return (
    <AllOrSome
      name="event_types"
      label={t('webhooks.events')}
      all={t('webhooks.events_all')}
      some={t('webhooks.events_chosen')}
      isAll={chosen === null}
      error={error}
      onAll={(isAll) => onChoose(isAll ? null : [])}
    >
      {read.isError && !read.data && (
        <ErrorState title={t('webhooks.events_failed')} retry={() => void read.refetch()} busy={read.isFetching} />
      )}
      {read.isPending && <SkeletonRows rows={6} rowHeight={28} />}
      {read.data && (
        <div className={isPhone ? 'grid gap-3' : 'grid grid-cols-2 gap-x-4 gap-y-3'}>
          {groupsOf(read.data.items).map(([group, events]) => (
            <EventGroup key={group} label={wordOf(group)} events={events} chosen={chosen ?? []} onChoose={onChoose} />
          ))}
        </div>
      )}
    </AllOrSome>
  );
}

type GroupProps = { label: string; events: readonly WebhookEvent[]; chosen: readonly string[]; onChoose: (chosen: string[]) => void };

function EventGroup({ label, events, chosen, onChoose }: GroupProps) {
  const types = events.map(({ type }) => type);
  const count = types.filter((type) => chosen.includes(type)).length;
  const rest = chosen.filter((type) => !types.includes(type));
  return (
    <div role="group" aria-label={label} className="grid content-start gap-0.5">
      <Checkbox
        className="font-medium"
        label={label}
        checked={count === types.length}
        indeterminate={count > 0 && count < types.length}
        onChange={() => onChoose(count === types.length ? rest : [...rest, ...types])}
      />
      {events.map(({ type, description }) => (
        <span key={type} title={description} className="ps-6">
          <Checkbox label={type} checked={chosen.includes(type)} onChange={() => onChoose(toggled(chosen, type))} />
        </span>
      ))}
    </div>
  );
}

/** Nothing in a shop with one brand. */
export function BrandChoice({ chosen, error, onChoose }: ChoiceProps) {
  const brands = useBrandNames().data?.items ?? [];
  if (brands.length < 2 && chosen === null) return null;
  return (
    <AllOrSome
      name="brand_ids"
      label={t('webhooks.brands')}
      all={t('webhooks.brands_all')}
      some={t('webhooks.brands_chosen')}
      isAll={chosen === null}
      error={error}
      onAll={(isAll) => onChoose(isAll ? null : [])}
    >
      <div className="grid gap-0.5">
        {brands.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen?.includes(id) ?? false} onChange={() => onChoose(toggled(chosen ?? [], id))} />
        ))}
        <p className="text-sm text-ink-3">{t('webhooks.brands_hint')}</p>
      </div>
    </AllOrSome>
  );
}

type AllOrSomeProps = {
  name: string;
  label: string;
  all: string;
  some: string;
  isAll: boolean;
  error: string | undefined;
  onAll: (isAll: boolean) => void;
  children: ReactNode;
};

/** Two radio buttons; the second opens what can be chosen. */
function AllOrSome({ name, label, all, some, isAll, error, onAll, children }: AllOrSomeProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="grid gap-1">
        {[true, false].map((value) => (
          <label key={String(value)} className="inline-flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-9">
            <input type="radio" name={name} className="accent-ink" checked={isAll === value} onChange={() => onAll(value)} />
            {value ? all : some}
          </label>
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {error && (
          <p id={id} className="mt-1 text-sm text-bad">
            {error}
          </p>
        )}
      </div>
      {!isAll && <div className="mt-2 max-h-[320px] overflow-y-auto rounded border p-3">{children}</div>}
    </fieldset>
  );
}

const groups = [
  'order',
  'refund',
  'checkout',
  'fulfillment',
  'return',
  'product',
  'customer',
  'tag',
  'conversation',
  'message',
  'csat',
  'import',
] as const;
type Group = (typeof groups)[number] | 'other';
const groupOf = (type: string): Group => groups.find((one) => type.startsWith(`${one}.`)) ?? 'other';
const wordOf = (group: Group) => t(`webhooks.group_${group}`);

/** In the order of the catalogue. */
function groupsOf(events: readonly WebhookEvent[]): [Group, WebhookEvent[]][] {
  const found = new Map<Group, WebhookEvent[]>();
  for (const event of events) found.set(groupOf(event.type), [...(found.get(groupOf(event.type)) ?? []), event]);
  return [...found];
}
