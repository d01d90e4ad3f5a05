import { mayDo, type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';

/** Brands a user is limited to. `withDefault` includes records without a brand. */
type Brands = { ids: readonly string[]; withDefault: boolean };

/**
 * The viewer. `teams` null sees every conversation of the shop; otherwise those of these teams and their own. `brands` null sees every
 * brand; otherwise only conversations, orders and products of these brands, whoever is assigned.
 */
export type Viewer = { id: string; teams: readonly string[] | null; brands: Brands | null };

/** A membership as it is stored. `permissions` are those of a custom role; null for a built-in role. */
type Place = {
  team_role: string;
  permissions: readonly string[] | null;
  visibility: string;
  team_ids: readonly string[];
  brand_ids: readonly string[] | null;
  with_default_brand: boolean;
};
/** What a member may do. A custom role of an earlier version may contain permissions that no longer exist; they grant nothing. */
export const permissionsIn = ({ team_role: role, permissions }: Pick<Place, 'team_role' | 'permissions'>): readonly Permission[] =>
  (permissions as readonly Permission[] | null) ?? permissionsOf(role as TeamRole);

/** A user's permissions and visibility in a shop, from their membership. Whoever manages the team sees everything, regardless of limits. */
export function accessOf({
  team_role,
  permissions: stored,
  visibility,
  team_ids: teams,
  brand_ids: ids,
  with_default_brand: withDefault,
}: Place): Omit<Viewer, 'id'> & { permissions: readonly Permission[] } {
  const permissions = permissionsIn({ team_role, permissions: stored });
  const runsTeam = mayDo({ permissions }, 'team:write');
  return {
    permissions,
    teams: visibility === 'all' || runsTeam ? null : teams,
    brands: ids === null || runsTeam ? null : { ids, withDefault },
  };
}

type Placed = { team_id: string | null; assignee_id: string | null; brand_id: string | null };

/** Whether a viewer can see records of this brand; null is the default brand. */
export const maySeeBrand = ({ brands }: Pick<Viewer, 'brands'>, brand: string | null) =>
  brands === null || (brand === null ? brands.withDefault : brands.ids.includes(brand));

/** The single visibility policy of the inbox, used by lists, threads, search, streams, counts and notifications. */
export const maySee = (viewer: Viewer, { team_id, assignee_id, brand_id }: Placed) =>
  maySeeBrand(viewer, brand_id) &&
  (viewer.teams === null || assignee_id === viewer.id || (team_id !== null && viewer.teams.includes(team_id)));
