/** One message, as the inbox's `Turn`. */
type Turn = { author: 'customer' | 'ai' | 'teammate' | 'system'; text: string; note?: boolean };
export type Kept<T extends Turn> = {
  /** The latest messages, oldest first. */
  turns: T[];
  /** The note a teammate left for the AI when returning the conversation. */
  note: string | null;
  /** Summary of the omitted messages; null when none were omitted. */
  summary: string | null;
};

/** Estimates tokens: four Latin characters per token, one character per token in other scripts. */
export function tokensIn(text: string): number {
  const wide = text.match(/[^\u0020-\u024f]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / 3.5 + wide);
}

/** Overhead per message. */
const around = 8;
const longestLine = 160;
const summaryShare = 0.15;

/**
 * Keeps as much of the end of a conversation as fits, always the customer's last messages and the last note to the AI, and summarizes
 * earlier requests in a few lines.
 */
export function keepLast<T extends Turn>(turns: readonly T[], budget: number): Kept<T> {
  const note = turns.findLast(({ note: isNote }) => isNote)?.text.trim() || null;
  const said = turns.filter(({ note: isNote, author }) => !isNote && author !== 'system');
  const left = { tokens: budget - tokensIn(note ?? '') - Math.floor(budget * summaryShare) };
  let first = said.length;
  const burst = said.findLastIndex(({ author }) => author !== 'customer') + 1;
  for (let place = said.length - 1; place >= 0; place--) {
    left.tokens -= tokensIn(said[place]?.text ?? '') + around;
    if (left.tokens < 0 && place < burst) break;
    first = place;
  }
  const older = said.slice(0, first);
  return { turns: shortened(said.slice(first), budget), note, summary: summaryOf(older, Math.floor(budget * summaryShare)) };
}

/** If the unanswered messages alone exceed the budget, shortens each long one to its beginning and end. */
function shortened<T extends Turn>(turns: T[], budget: number): T[] {
  const whole = turns.reduce((all, { text }) => all + tokensIn(text), 0);
  if (whole <= budget) return turns;
  return turns.map((turn) => {
    const most = Math.max(400, Math.floor((turn.text.length * 0.85 * budget) / whole));
    if (turn.text.length <= most) return turn;
    return { ...turn, text: `${turn.text.slice(0, Math.floor(most * 0.7))}\n[…]\n${turn.text.slice(-Math.floor(most * 0.25))}` };
  });
}

function summaryOf(older: readonly Turn[], budget: number): string | null {
  if (older.length === 0) return null;
  const lines = older
    .filter(({ author }) => author === 'customer')
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 3)
    .map((text) => `- ${text.length > longestLine ? `${text.slice(0, longestLine)}…` : text}`);
  const kept: string[] = [];
  // The first and the latest lines say the most.
  for (const line of lines.slice(0, 1).concat(lines.slice(1).toReversed())) {
    if (tokensIn(kept.join('\n')) + tokensIn(line) > budget) break;
    kept.splice(kept.length === 0 ? 0 : 1, 0, line);
  }
  return [`${older.length} earlier messages are left out. The customer wrote in them:`, ...kept].join('\n');
}
