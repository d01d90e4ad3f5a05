/** Which rows of a list are selected: some by id, or all that match, including those that aren't loaded. */
export type Selection = { ids: ReadonlySet<string>; isAll: boolean; /** Where Shift extends from. */ anchor: string | null };

export const nothing: Selection = { ids: new Set(), isAll: false, anchor: null };
export const everything: Selection = { ids: new Set(), isAll: true, anchor: null };

/** Toggles a row. Deselecting one row of "all that match" keeps the loaded rows, since only those can be named. */
export function toggle({ ids, isAll }: Selection, id: string, loaded: readonly string[], most: number): Selection {
  const next = new Set(isAll ? loaded.slice(0, most) : ids);
  if (!next.delete(id) && next.size < most) next.add(id);
  return { ids: next, isAll: false, anchor: id };
}

/** Selects the range from the anchor to this row. */
export function reach({ ids, isAll, anchor }: Selection, id: string, loaded: readonly string[], most: number): Selection {
  const [from, to] = [loaded.indexOf(anchor ?? id), loaded.indexOf(id)];
  if (isAll || from < 0 || to < 0) return toggle({ ids, isAll, anchor }, id, loaded, most);
  const between = loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...new Set([...ids, ...between])].slice(0, most)), isAll: false, anchor };
}

/** Selects the loaded rows, up to the limit. */
export const chooseLoaded = (loaded: readonly string[], most: number): Selection => ({
  ids: new Set(loaded.slice(0, most)),
  isAll: false,
  anchor: null,
});
