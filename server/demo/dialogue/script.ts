// A hand-written dialogue: when it fits, and its lines.
import type { priorities } from '@parley/contract/conversations';
import type { Language } from './language.ts';
import type { Line } from './lines.ts';
import type { Need } from './needs.ts';
import type { Scene } from './scene.ts';

export type Script = {
  name: string;
  language: Language;
  /** Relative frequency; 10 is usual. */
  share: number;
  intent: string;
  subject: string | ((scene: Scene) => string);
  priority?: (typeof priorities)[number];
  needs?: Need;
  play: (scene: Scene) => (Line | Line[])[];
};

export const scripts = (language: Language, list: Omit<Script, 'language'>[]): Script[] => list.map((script) => ({ ...script, language }));
