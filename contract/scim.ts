import { z } from 'zod';
import { webhook } from './endpoint.ts';

/**
 * SCIM 2.0 (RFC 7643, 7644), as identity providers speak it: `application/scim+json`, and errors of its own. They send the shop's SCIM token
 * as `Authorization: Bearer`.
 */
const document = z.record(z.string(), z.unknown());
const meta = z.object({ resourceType: z.string(), created: z.string(), lastModified: z.string(), location: z.string() });
const user = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  displayName: z.string(),
  name: z.object({ formatted: z.string() }),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
  active: z.boolean().describe('Whether they are on the shop’s team.'),
  meta,
});
export type ScimUser = z.output<typeof user>;
const oneUser = z.object({ id: z.string().max(100) });
const terms = {
  access: 'signed',
  limit: 'webhook',
  most: 64 * 1024,
  problems: ['scim.token_invalid', 'scim.invalid', 'scim.not_unique', 'user.missing', 'team.last_owner', 'plan.limit_reached'],
} as const;

export const getScimConfig = webhook('GET /api/scim/v2/ServiceProviderConfig', {
  ...terms,
  summary: 'SCIM: what is supported',
  input: z.object({}),
  result: document,
});
export const listScimResourceTypes = webhook('GET /api/scim/v2/ResourceTypes', {
  ...terms,
  summary: 'SCIM: the kinds of resources',
  input: z.object({}),
  result: document,
});
export const listScimSchemas = webhook('GET /api/scim/v2/Schemas', {
  ...terms,
  summary: 'SCIM: the attributes of a user',
  input: z.object({}),
  result: document,
});
export const listScimUsers = webhook('GET /api/scim/v2/Users', {
  ...terms,
  summary: 'SCIM: list the people that the provider named; `filter` takes `userName eq "…"` and `externalId eq "…"`',
  input: z.object({
    filter: z.string().max(1000).optional(),
    startIndex: z.coerce.number().int().optional(),
    count: z.coerce.number().int().optional(),
  }),
  result: z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(user),
  }),
});
export const createScimUser = webhook('POST /api/scim/v2/Users', {
  ...terms,
  // Each may write to an address, as an invitation does.
  limit: 'write',
  summary: 'SCIM: add somebody to the team',
  creates: true,
  input: z.object({}),
  result: user,
});
export const getScimUser = webhook('GET /api/scim/v2/Users/:id', {
  ...terms,
  summary: 'SCIM: retrieve a person',
  input: oneUser,
  result: user,
});
export const replaceScimUser = webhook('PUT /api/scim/v2/Users/:id', {
  ...terms,
  summary: 'SCIM: replace a person; `active` takes them off the team, or back',
  input: oneUser,
  result: user,
});
export const patchScimUser = webhook('PATCH /api/scim/v2/Users/:id', {
  ...terms,
  summary: 'SCIM: change a person; `active` takes them off the team, or back',
  input: oneUser,
  result: user,
});
export const deleteScimUser = webhook('DELETE /api/scim/v2/Users/:id', {
  ...terms,
  summary: 'SCIM: take a person off the team, and forget them here; answers 204',
  input: oneUser,
  result: z.object({}),
});
