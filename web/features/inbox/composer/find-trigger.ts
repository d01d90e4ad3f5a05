export type Trigger = { sign: '/' | '@'; start: number; query: string };

/** A sign that opens a list: at the beginning or after a blank, with the caret right behind what was typed after it. */
export function findTrigger(text: string, caret: number): Trigger | null {
  const found = /(?:^|\s)([/@])([^\s/@]{0,40})$/.exec(text.slice(0, caret));
  if (!found) return null;
  const [, sign, query = ''] = found;
  return { sign: sign === '/' ? '/' : '@', start: caret - query.length - 1, query };
}
