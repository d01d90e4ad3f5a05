import type { LogFilters } from './data.ts';

export const statuses = ['succeeded', 'pending', 'failed', 'waiting'] as const;
export const periods = ['hour', 'day', 'week'] as const;
const hour = 3_600_000;
const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const known = <T extends string>(all: readonly T[], text: string | null) => all.find((one) => one === text);

/** The event that is open; null for what can't be one. */
export function chosenIn(place: URLSearchParams): string | null {
  const id = place.get('event');
  return id !== null && uuid.test(id) ? id : null;
}

/** The filters in an address, without what it can't mean. A period begins at a whole minute, so that the list is read once in it. */
export function filtersIn(place: URLSearchParams, now: number): LogFilters {
  const endpoint = place.get('endpoint');
  const period = known(periods, place.get('period'));
  const minute = Math.floor(now / 60_000) * 60_000;
  return {
    ...(endpoint !== null && uuid.test(endpoint) && { endpoint_id: endpoint }),
    ...(place.get('type') && { type: (place.get('type') ?? '').slice(0, 80) }),
    ...(known(statuses, place.get('status')) && { status: known(statuses, place.get('status')) }),
    ...(period && { since: new Date(minute - lengths[period]).toISOString() }),
  };
}

export const isFiltered = (place: URLSearchParams) => Object.keys(filtersIn(place, 0)).length > 0;
