type Setting = string | number | boolean | null | readonly string[];
/** Settings as in the contract: values and groups of values, one level deep. */
type Settings = Record<string, Setting | Record<string, Setting>>;
type Wanted = Record<string, Setting | Record<string, Setting | undefined> | undefined>;

/** The settings that really change, before and after, under paths such as `ai.enabled`; undefined when none do. */
export function changedSettings(
  current: Settings,
  wanted: Wanted,
): { before: Record<string, Setting>; after: Record<string, Setting> } | undefined {
  const is = flat(current);
  const differing = Object.entries(flat(wanted)).filter(([path, value]) => !same(is[path], value));
  if (differing.length === 0) return undefined;
  return {
    before: Object.fromEntries(differing.flatMap(([path]) => (is[path] === undefined ? [] : [[path, is[path]]]))),
    after: Object.fromEntries(differing),
  };
}

function flat(settings: Wanted): Record<string, Setting> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) => {
      if (!isGroup(value)) return value === undefined ? [] : [[key, value] as const];
      return Object.entries(value).flatMap(([inner, setting]) => (setting === undefined ? [] : [[`${key}.${inner}`, setting] as const]));
    }),
  );
}

const isGroup = (value: Setting | Record<string, Setting | undefined> | undefined): value is Record<string, Setting | undefined> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const amount = /^-?\d+(\.\d+)?$/;
/** `5` and `5.00` are the same amount. */
const same = (a: Setting | undefined, b: Setting) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b)) ||
  (typeof a === 'string' && typeof b === 'string' && amount.test(a) && amount.test(b) && Number(a) === Number(b));

/** A shop keeps at least one owner. */
export const isLastOwner = (userId: string, team: readonly { user_id: string; team_role: string }[]) =>
  team.some((one) => one.user_id === userId && one.team_role === 'owner') && team.filter((one) => one.team_role === 'owner').length === 1;
