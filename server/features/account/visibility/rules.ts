import { can, type TeamRole } from '@parley/contract/permissions';

/** Brands a user is limited to. `withDefault` includes records without a brand. */
type Brands = { ids: readonly string[]; withDefault: boolean };

/**
 * The viewer. `teams` null sees every conversation of the shop; otherwise those of these teams and their own. `brands` null sees every
 * brand; otherwise only conversations, orders and products of these brands, whoever is assigned.
 */
export type Viewer = { id: string; teams: readonly string[] | null; brands: Brands | null };

type Place = {
  team_role: string;
  visibility: string;
  team_ids: readonly string[];
  brand_ids: readonly string[] | null;
  with_default_brand: boolean;
};
/** A user's visibility in a shop, from their membership. Roles that manage the team see everything, regardless of limits. */
export function limitsOf({
  team_role: role,
  visibility,
  team_ids: teams,
  brand_ids: ids,
  with_default_brand: withDefault,
}: Place): Omit<Viewer, 'id'> {
  const runsTeam = can(role as TeamRole, 'team:write');
  return {
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
