/** Why a person is fetched, as far as it is learned beside the rules in `hearing/`. */
export const alarmKinds = ['health', 'danger', 'fraud', 'legal', 'discrimination', 'anger', 'person'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Sentences for each, and `ordinary` ones that only sound so; grammar as in the packs. */
export type Alarms = Record<AlarmKind | 'ordinary', string> & { lists: Record<string, string> };
