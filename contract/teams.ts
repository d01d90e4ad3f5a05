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
  routing: z
    .enum(routings)
    .describe(
      'Assignment method. `round_robin` assigns each waiting conversation to the online member with the fewest open conversations.',
    ),
  capacity: z.int().nullable().describe('Maximum number of open conversations assigned to one member. Null for no limit.'),
  members: z.array(z.object({ user_id: id, name: z.string(), availability: z.enum(availabilities), open: z.int() })),
  waiting: z.int().describe('Number of the team’s open conversations that are unassigned.'),
});
export type Team = z.output<typeof team>;

const shop = z.object({ merchant: merchantId });
const changeable = z.object({
  name: name('a name', 60),
  routing: z.enum(routings),
  capacity: z.int().min(1, 'Enter a capacity of 1 or more.').max(500, 'Enter a capacity of 500 or less.').nullable(),
  member_ids: z.array(id).max(200),
});
export const listTeams = query('GET /api/teams/:merchant', {
  summary: 'List teams with their members, availability and open conversations',
  access: 'team:read',
  topics: ['team', 'inbox'],
  input: shop,
  result: z.object({ items: z.array(team) }),
});
export const createTeam = command('POST /api/teams/:merchant', {
  summary: 'Create a team',
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
  summary: 'Update a team’s name, members or assignment',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: shop.extend({ id, ...changeable.partial().shape }),
  result: team,
  problems: ['team.missing', 'team.name_taken', 'assignee.missing'],
});
export const deleteTeam = command('DELETE /api/teams/:merchant/:id', {
  summary: 'Delete a team; its conversations are left without a team',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['team.missing'],
});
export const setVisibility = command('PUT /api/teams/:merchant/visibility/:id', {
  summary: 'Set whether a teammate sees all conversations or only their teams’ and their own; owners and managers always see all',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'inbox'],
  input: shop.extend({ id, visibility: z.enum(visibilities) }),
  result: z.object({ user_id: id, visibility: z.enum(visibilities) }),
  problems: ['user.missing', 'team.visibility_refused'],
});
export const setAvailability = command('PUT /api/teams/:merchant/availability', {
  summary: 'Set your availability; only teammates who are online are assigned conversations',
  access: 'inbox:write',
  people: 'Each teammate sets their own availability.',
  topics: ['team'],
  input: shop.extend({ availability: z.enum(['online', 'away']) }),
  result: z.object({ availability: z.enum(availabilities) }),
});
