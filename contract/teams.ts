import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, merchantId, name, nothing } from './values.ts';

export const routings = ['manual', 'round_robin'] as const;
export const availabilities = ['online', 'away', 'offline'] as const;
export type Availability = (typeof availabilities)[number];
export const visibilities = ['all', 'teams'] as const;

export const team = z.object({
  id,
  name: z.string(),
  routing: z.enum(routings).describe('round_robin gives a waiting conversation to the member who is online and holds the fewest.'),
  capacity: z.int().nullable().describe('The most open conversations one member is given; null means no limit.'),
  members: z.array(z.object({ user_id: id, name: z.string(), availability: z.enum(availabilities), open: z.int() })),
  waiting: z.int().describe('Open conversations of the team that nobody holds.'),
});
export type Team = z.output<typeof team>;

const shop = z.object({ merchant: merchantId });
const changeable = z.object({
  name: name('a name', 60),
  routing: z.enum(routings),
  capacity: z.int().min(1, 'Use 1 or more.').max(500, 'Use at most 500.').nullable(),
  member_ids: z.array(id).max(200),
});
export const listTeams = query('GET /api/teams/:merchant', {
  summary: 'The teams with their members, who is there, and how much each holds',
  access: 'team:read',
  topics: ['team', 'inbox'],
  input: shop,
  result: z.object({ items: z.array(team) }),
});
export const createTeam = command('POST /api/teams/:merchant', {
  summary: 'Make a team',
  access: 'team:write',
  topics: ['team'],
  creates: true,
  input: shop.extend({
    name: changeable.shape.name,
    routing: changeable.shape.routing.default('manual'),
    capacity: changeable.shape.capacity.default(null),
    member_ids: changeable.shape.member_ids.default([]),
  }),
  result: team,
  problems: ['team.name_taken', 'assignee.missing'],
});
export const updateTeam = command('PUT /api/teams/:merchant/:id', {
  summary: 'Change any of a team: its name, its members, how it shares the work',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: shop.extend({ id, ...changeable.partial().shape }),
  result: team,
  problems: ['team.missing', 'team.name_taken', 'assignee.missing'],
});
export const deleteTeam = command('DELETE /api/teams/:merchant/:id', {
  summary: 'Delete a team; its conversations go to nobody in particular',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['team.missing'],
});
export const setVisibility = command('PUT /api/teams/:merchant/visibility/:id', {
  summary: 'Whether a teammate sees all conversations or only those of their teams and their own; owners and managers always see all',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: shop.extend({ id, visibility: z.enum(visibilities) }),
  result: z.object({ user_id: id, visibility: z.enum(visibilities) }),
  problems: ['user.missing', 'team.visibility_refused'],
});
export const setAvailability = command('PUT /api/teams/:merchant/availability', {
  summary: 'Say that one is away, or there again; the shop gives conversations only to those who are there',
  access: 'inbox:write',
  topics: ['team'],
  input: shop.extend({ availability: z.enum(['online', 'away']) }),
  result: z.object({ availability: z.enum(availabilities) }),
});
