import { z } from 'zod';
import { type TeamRole, teamRoles } from './permissions.ts';
import { id } from './values.ts';

/** A built-in role by its name, or a custom role by its ID. */
export const roleId = z.union([z.enum(teamRoles), id], 'Choose a role.');
export type RoleId = z.output<typeof roleId>;
export const isBuiltIn = (role: string): role is TeamRole => (teamRoles as readonly string[]).includes(role);
