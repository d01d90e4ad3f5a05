/** Which rows of a list are chosen: some by name, or all that match, those included that are not loaded. */
export type Selection = { ids: ReadonlySet<string>; isAll: boolean; /** Where Shift reaches from. */ anchor: string | null };

export const nothing: Selection = { ids: new Set(), isAll: false, anchor: null };
export const everything: Selection = { ids: new Set(), isAll: true, anchor: null };

/** Chooses a row or leaves it. Out of all that match it leaves those that are loaded, since only they can be named. */
export function toggle({ ids, isAll }: Selection, id: string, loaded: readonly string[], most: number): Selection {
  const next = new Set(isAll ? loaded.slice(0, most) : ids);
  if (!next.delete(id) && next.size < most) next.add(id);
  return { ids: next, isAll: false, anchor: id };
}

/** Chooses everything from where the hand was last to this row. */
export function reach({ ids, isAll, anchor }: Selection, id: string, loaded: readonly string[], most: number): Selection {
  const [from, to] = [loaded.indexOf(anchor ?? id), loaded.indexOf(id)];
  if (isAll || from < 0 || to < 0) return toggle({ ids, isAll, anchor }, id, loaded, most);
  const between = loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...new Set([...ids, ...between])].slice(0, most)), isAll: false, anchor };
}

/** Chooses what is loaded, as far as that may be. */
export const chooseLoaded = (loaded: readonly string[], most: number): Selection => ({
  ids: new Set(loaded.slice(0, most)),
  isAll: false,
  anchor: null,
});
