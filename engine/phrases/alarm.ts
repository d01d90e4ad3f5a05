/** The kinds of alarm that cause a handoff, as far as a model complements the rules in `nlu/`. */
export const alarmKinds = ['health', 'danger', 'fraud', 'legal', 'discrimination', 'anger', 'person'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Training sentences per kind, and `ordinary` ones that only resemble them; grammar as in the packs. */
export type Alarms = Record<AlarmKind | 'ordinary', string> & { lists: Record<string, string> };
