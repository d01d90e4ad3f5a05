import { type Inline, parseInline } from '@parley/contract/marks';

export type Block = { kind: 'lines'; parts: Inline[] } | { kind: 'list'; start: number | null; items: Inline[][] };

const bullet = /^[ \t]*[-*•] +(?=\S)/u;
const numbered = /^[ \t]*(\d{1,3})[.)] +(?=\S)/u;

/** Splits a message into lines and lists, and parses each with `parseInline`. */
export function parseBlocks(text: string, names: readonly string[] = []): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    if (plain.length > 0) blocks.push({ kind: 'lines', parts: parseInline(plain.join('\n'), names) });
    plain = [];
  };
  for (const line of text.split('\n')) {
    const sign = bullet.exec(line) ?? numbered.exec(line);
    if (!sign) {
      plain.push(line);
      continue;
    }
    const start = sign[1] === undefined ? null : Number(sign[1]);
    const item = parseInline(line.slice(sign[0].length), names);
    const open = plain.length === 0 ? blocks.at(-1) : undefined;
    endPlain();
    if (open?.kind === 'list' && (open.start === null) === (start === null)) open.items.push(item);
    else blocks.push({ kind: 'list', start, items: [item] });
  }
  endPlain();
  return blocks;
}
