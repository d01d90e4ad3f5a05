export const tabs = ['behaviour', 'guidance', 'actions', 'engine', 'knowledge', 'playground', 'reports'] as const;
export type TabName = (typeof tabs)[number];
/** The tabs whose fields are saved together. */
export const settingsTabs = ['behaviour', 'guidance', 'actions', 'engine'] as const;
export type SettingsTab = (typeof settingsTabs)[number];
export const isSettingsTab = (tab: TabName): tab is SettingsTab => settingsTabs.some((one) => one === tab);

/** Where a field of the settings stands, by its path in the contract. */
export function tabOf(path: string): SettingsTab {
  if (/^agent\.(guidance|topics)\b/.test(path)) return 'guidance';
  if (/^(policy|money_limit|verification)\b/.test(path)) return 'actions';
  return path.startsWith('engine') ? 'engine' : 'behaviour';
}
