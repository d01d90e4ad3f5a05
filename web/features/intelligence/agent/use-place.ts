import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { replaceAtOnce } from '../../../lib/replace-at-once.ts';

type Part = Partial<
  Record<
    'tab' | 'part' | 'article' | 'fact' | 'q' | 'kind' | 'status' | 'language' | 'source' | 'find' | 'state' | 'reason' | 'replay' | 'run',
    string
  >
>;

/** The section in the address, with its filters. Opening an article adds a history entry that Back undoes; the rest doesn't. */
export function usePlace() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: Part, { step = false } = {}) => setSearch((now) => changed(now, part), step ? {} : replaceAtOnce),
    [setSearch],
  );
  const tab: TabName = tabs.find((one) => one === search.get('tab')) ?? 'behaviour';
  return {
    tab,
    of: (name: keyof Part) => search.get(name) ?? '',
    change,
    /** Switches the section and drops the filters of the old one. */
    toTab: useCallback((next: TabName) => setSearch(next === 'behaviour' ? {} : { tab: next }), [setSearch]),
    linkTo: (part: Part) => `?${changed(search, part)}`,
  };
}

function changed(now: URLSearchParams, part: Part): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(part)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const tabs = ['behaviour', 'guidance', 'actions', 'engine', 'knowledge', 'playground', 'reports'] as const;
export type TabName = (typeof tabs)[number];
/** The tabs whose fields are saved together. */
const settingsTabs = ['behaviour', 'guidance', 'actions', 'engine'] as const;
export type SettingsTab = (typeof settingsTabs)[number];
export const isSettingsTab = (tab: TabName): tab is SettingsTab => settingsTabs.some((one) => one === tab);

/** The tab of a settings field, by its path in the contract. */
export function tabOf(path: string): SettingsTab {
  if (/^agent\.(guidance|topics)\b/.test(path)) return 'guidance';
  if (/^(policy|money_limit|verification)\b/.test(path)) return 'actions';
  return path.startsWith('engine') ? 'engine' : 'behaviour';
}
