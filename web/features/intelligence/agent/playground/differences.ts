import { formatPercent } from '../../../../lib/format.ts';
import { skillWords } from '../../trace/index.ts';
import type { Shown } from './tested.ts';
import { t } from './messages.ts';

/** A decision's name: of an answer that customers got, or of a test. */
export const decisionWords = (decision: Shown['decision'], isRecorded: boolean): string =>
  decision === 'hand_off' && isRecorded ? t('playground.decision_handed_off') : t(`playground.decision_${decision}`);

/** What differs between an answer then and now, in words; empty when decision, skill, confidence and text are the same. */
export function differencesOf(then: Shown, now: Shown, isRecorded: boolean): string[] {
  const differs = (key: 'decision' | 'skill' | 'confidence', before: string, after: string) =>
    before === after ? [] : [t(`playground.differs_${key}`, { before, after })];
  const skillOf = ({ trace: { skills } }: Shown) => (skills[0] ? skillWords(skills[0].skill) : t('playground.no_skill'));
  const confidenceOf = ({ run: { confidence } }: Shown) =>
    confidence === null ? t('playground.no_confidence') : formatPercent(confidence, 0);
  const because = ({ reason }: Shown) => (reason ? ` (${t(`because.${reason}`)})` : '');
  const changed = then.decision !== now.decision || then.reason !== now.reason;
  return [
    ...(changed
      ? differs('decision', decisionWords(then.decision, isRecorded) + because(then), decisionWords(now.decision, false) + because(now))
      : []),
    ...differs('skill', skillOf(then), skillOf(now)),
    ...differs('confidence', confidenceOf(then), confidenceOf(now)),
    ...(then.text === now.text ? [] : [t('playground.differs_text')]),
  ];
}
