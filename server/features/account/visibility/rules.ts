import { can, type TeamRole } from '@parley/contract/permissions';

/** Brands somebody is limited to. `withDefault`: also what names no brand. */
type Brands = { ids: readonly string[]; withDefault: boolean };

/**
 * Who looks. `teams` null sees every conversation of the shop; otherwise those of these teams, and those they hold themselves. `brands` null
 * sees every brand; otherwise conversations, orders and products of these alone, whoever holds them.
 */
export type Viewer = { id: string; teams: readonly string[] | null; brands: Brands | null };

type Place = {
  team_role: string;
  visibility: string;
  team_ids: readonly string[];
  brand_ids: readonly string[] | null;
  with_default_brand: boolean;
};
/** What somebody sees of a shop, from their place in it. Who runs the team sees every conversation and every brand, whatever was set. */
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

/** Whether somebody limited to brands may see what belongs to this one; null is the default brand. */
export const maySeeBrand = ({ brands }: Pick<Viewer, 'brands'>, brand: string | null) =>
  brands === null || (brand === null ? brands.withDefault : brands.ids.includes(brand));

/** The one policy of what a teammate may see of the inbox: lists, threads, search, streams, counts and notifications all ask here. */
export const maySee = (viewer: Viewer, { team_id, assignee_id, brand_id }: Placed) =>
  maySeeBrand(viewer, brand_id) &&
  (viewer.teams === null || assignee_id === viewer.id || (team_id !== null && viewer.teams.includes(team_id)));
