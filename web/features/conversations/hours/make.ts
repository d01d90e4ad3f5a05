import type { Team } from '@parley/contract/teams';
import { madeUser } from '../../../data/make.ts';
import type { Hours } from './data.ts';

const merchant = madeUser.merchant_id ?? '';
/** The page's calls. */
export const lines = {
  read: `GET /api/merchants/${merchant}/settings/business-hours`,
  save: `PUT /api/merchants/${merchant}/settings/business-hours`,
  teams: `GET /api/teams/${merchant}`,
};

type CurrentSchedule = Hours['schedules'][number];
export const madeSchedule = (part: Partial<CurrentSchedule> = {}): CurrentSchedule => ({
  team_id: null,
  time_zone: 'Europe/Amsterdam',
  always_open: false,
  slots: [
    { day: 1, from: '09:00', to: '17:00' },
    { day: 2, from: '09:00', to: '17:00' },
  ],
  holidays: [],
  open_now: true,
  changes_at: null,
  ...part,
});
export const madeHours = (part: Partial<CurrentSchedule> = {}, version = 3): Hours => ({ schedules: [madeSchedule(part)], version });

export const salesId = '0195b4f2-7c1e-7000-8000-0000000000aa';
export const sales: Team = { id: salesId, name: 'Sales', routing: 'manual', capacity: null, members: [], waiting: 0 };
