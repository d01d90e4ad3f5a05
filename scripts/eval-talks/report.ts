// Tables and transcripts of played conversations.
import { type IssueKind, type Grade, grades, isWrong } from './judge.ts';
import type { Played } from './play.ts';
import { kinds, shops } from './talk.ts';

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
const isWell = ({ grade }: Played) => grade === 'excellent' || grade === 'good';
const count = (played: readonly Played[], grade: Grade) => played.filter((one) => one.grade === grade).length;

export const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Of the turns that say what is expected: those whose hard expectations are met. Moves before whole conversations do. */
function turnsOf(played: readonly Played[]): { right: number; judged: number } {
  const judged = played.flatMap(({ issues, exchanges }) =>
    exchanges.filter(({ isJudged }) => isJudged).map(({ turn }) => !issues.some((issue) => issue.turn === turn && isWrong(issue))),
  );
  return { right: judged.filter(Boolean).length, judged: judged.length };
}
const turnsRight = (played: readonly Played[]) => {
  const { right, judged } = turnsOf(played);
  return percent(right, judged);
};

/** Good or excellent of all, by kind and shop. */
export function tableOf(played: readonly Played[]): string {
  const cell = (some: readonly Played[]) => (some.length === 0 ? '' : `${some.filter(isWell).length}/${some.length}`);
  const rows = [
    ['kind', ...shops, 'all', 'good+', 'turns right', ...grades],
    ...[...kinds, 'all'].flatMap((kind) => {
      const of = kind === 'all' ? played : played.filter(({ talk }) => talk.kind === kind);
      if (of.length === 0) return [];
      const parts = shops.map((shop) => cell(of.filter(({ talk }) => talk.shop === shop)));
      return [
        [
          kind,
          ...parts,
          cell(of),
          percent(of.filter(isWell).length, of.length),
          turnsRight(of),
          ...grades.map((grade) => String(count(of, grade))),
        ],
      ];
    }),
  ];
  return aligned(rows);
}

export function figuresOf(played: readonly Played[]) {
  const withIssue = (kind: IssueKind) => played.filter(({ issues }) => issues.some((issue) => issue.kind === kind)).length;
  return {
    talks: played.length,
    ...Object.fromEntries(grades.map((grade) => [grade, count(played, grade)])),
    good_or_excellent: played.length === 0 ? 0 : played.filter(isWell).length / played.length,
    judged_turns: turnsOf(played).judged,
    right_turns: turnsOf(played).right,
    with_harm: withIssue('harm'),
    with_repeats: withIssue('repeat'),
    with_language_faults: withIssue('language'),
    with_unneeded_handoffs: withIssue('handoff'),
    with_silence: withIssue('silence'),
    ...calibrationOf(played),
  };
}

/** Of answers to turns that say what is expected: whether the confidence of each fits how often they are right. */
function calibrationOf(played: readonly Played[]) {
  const answers = played.flatMap(({ issues, exchanges }) =>
    exchanges.flatMap(({ turn, answer, isJudged }) => {
      const confidence = answer.confidence;
      if (confidence === null || !isJudged) return [];
      return [{ confidence, right: !issues.some((issue) => issue.turn === turn && isWrong(issue)) }];
    }),
  );
  const wrong = answers.filter(({ right }) => !right);
  const mean = (values: readonly number[]) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length);
  const bins = Array.from({ length: 10 }, (_, bin) => answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin));
  const error = bins.reduce((sum, bin) => {
    const gap = Math.abs((mean(bin.map(({ confidence }) => confidence)) ?? 0) - (mean(bin.map(({ right }) => Number(right))) ?? 0));
    return sum + (gap * bin.length) / Math.max(1, answers.length);
  }, 0);
  return {
    judged_answers: answers.length,
    wrong_answers: wrong.length,
    mean_confidence_of_wrong: mean(wrong.map(({ confidence }) => confidence)),
    wrong_above_0_8: wrong.length === 0 ? null : wrong.filter(({ confidence }) => confidence > 0.8).length / wrong.length,
    mean_confidence_of_right: mean(answers.filter(({ right }) => right).map(({ confidence }) => confidence)),
    expected_calibration_error: error,
  };
}

export function summaryOf(played: readonly Played[]): string {
  const figures = figuresOf(played);
  const share = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  return [
    `harm in ${figures.with_harm} talks, repeats in ${figures.with_repeats}, language faults in ${figures.with_language_faults}, unneeded handoffs in ${figures.with_unneeded_handoffs}, silence in ${figures.with_silence}`,
    `confidence: ${figures.judged_answers} judged answers, ${figures.wrong_answers} wrong with a mean of ${share(figures.mean_confidence_of_wrong)}, ${share(figures.wrong_above_0_8)} of them above 0.8; right ones ${share(figures.mean_confidence_of_right)}; expected calibration error ${share(figures.expected_calibration_error)}`,
    ...failuresOf(played),
  ].join('\n');
}

/** The most frequent failures of engines: a model that can't be reached isn't a wrong one. */
function failuresOf(played: readonly Played[]): string[] {
  const times = new Map<string, number>();
  for (const { exchanges } of played)
    for (const { attempts } of exchanges.flatMap(({ answer }) => answer.runs))
      for (const { engine, failure } of attempts) times.set(`${engine}: ${failure}`, (times.get(`${engine}: ${failure}`) ?? 0) + 1);
  const sorted = [...times].toSorted(([, one], [, other]) => other - one);
  return sorted.slice(0, 3).map(([failure, often]) => `failed: ${often} × ${failure}`);
}

/** Wrong before clumsy, and those with most issues first. */
export const worstOf = (played: readonly Played[], most: number): Played[] =>
  played
    .filter((one) => !isWell(one))
    .toSorted(
      (a, b) => grades.indexOf(b.grade) - grades.indexOf(a.grade) || weight(b) - weight(a) || a.talk.name.localeCompare(b.talk.name),
    )
    .slice(0, most);
const weights: Partial<Record<IssueKind, number>> = { harm: 10, hard: 3 };
const weight = ({ issues }: Played) => issues.reduce((sum, { kind }) => sum + (weights[kind] ?? 1), 0);

export function transcriptOf({ talk, grade, issues, exchanges }: Played, trace = false): string {
  const title = `── ${talk.name} (${talk.kind}, ${talk.shop}, ${talk.language}): ${grade}${talk.note ? ` — ${talk.note}` : ''}`;
  const ofWhole = issues.filter((one) => one.turn === null).map(({ kind, text }) => `    ✗ ${kind}: ${text}`);
  return [title, ...spokenIn({ exchanges, issues }, trace), ...ofWhole].join('\n');
}

/** What both said, line by line. */
export function spokenIn({ exchanges, issues }: Pick<Played, 'exchanges' | 'issues'>, trace = false): string[] {
  const lines: string[] = [];
  for (const { turn, say, answer } of exchanges) {
    lines.push(...say.map((text) => `  customer: ${text}`));
    lines.push(
      ...(answer.text === ''
        ? ['  (no answer)']
        : answer.text.split('\n').map((line, place) => (place === 0 ? `  shop: ${line}` : `        ${line}`))),
    );
    for (const card of answer.cards)
      lines.push(
        `        [${card.type}] ${card.type === 'product' ? `${card.name}, ${card.price}` : card.type === 'order' ? `${card.order_number}, ${card.status}` : card.lines.map(({ quantity, name, detail }) => `${quantity} × ${name} (${detail})`).join(', ')}`,
      );
    if (answer.handedOff) lines.push('        (with the team)');
    if (trace) {
      for (const run of answer.runs) {
        lines.push(
          `        · ${run.engine} ${run.intent ?? '–'} → ${run.decision}${run.reason ? ` (${run.reason})` : ''}, confidence ${run.confidence?.toFixed(2) ?? '–'}`,
        );
        for (const { engine, failure } of run.attempts) lines.push(`        ! ${engine}: ${failure}`);
        for (const tool of run.tools) lines.push(`        · ${tool.name} ${JSON.stringify(tool.arguments)}: ${tool.summary}`);
      }
      lines.push(`        · memory ${JSON.stringify(answer.memory)}`, ...answer.failures.map((failure) => `        ! ${failure}`));
    }
    for (const issue of issues.filter((one) => one.turn === turn)) lines.push(`    ✗ ${issue.kind}: ${issue.text}`);
  }
  return lines;
}
