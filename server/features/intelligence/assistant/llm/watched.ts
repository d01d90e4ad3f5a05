import type { Card, Source } from '@parley/contract/messages';
import type { Details, Toolbox, ToolName } from '@parley/engine';
import type { RecordedToolbox } from '../tools/toolbox.ts';

/** A permanent effect of a tool: an action, an approval request or a checkout link. */
export type Did =
  | { tool: ToolName; state: 'done'; details: Details }
  | { tool: ToolName; state: 'needs_approval'; details: Details }
  | { tool: ToolName; state: 'made'; card: Card };

/** The engine's tools and what they have read so far. */
export type WatchedToolbox = Toolbox & { read: readonly Source[] };
/** The sources an engine read with these tools, if they record them. */
export const readWith = (tools: Toolbox): readonly Source[] => ('read' in tools ? (tools as WatchedToolbox).read : []);

/** Wraps a toolbox to record permanent effects and calls in progress. */
export function watched(toolbox: RecordedToolbox) {
  const did: Did[] = [];
  const underWay = new Set<Promise<unknown>>();
  const tools: WatchedToolbox = {
    read: toolbox.read,
    async call(name, input) {
      const call = toolbox.call(name, input);
      const quiet = call.then(
        (result) => void did.push(...didOf(name, result)),
        () => undefined,
      );
      underWay.add(quiet);
      void quiet.finally(() => underWay.delete(quiet));
      const result = await call;
      await quiet;
      return result;
    },
  };
  /** Resolves when no call is in progress, or after `ms`. */
  const settled = async (ms: number) => {
    if (underWay.size === 0) return;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([Promise.all(underWay), new Promise((resolve) => (alarm = setTimeout(resolve, ms)))]);
    clearTimeout(alarm);
  };
  return { tools, did, settled };
}

function didOf(tool: ToolName, result: object): Did[] {
  if (!('state' in result)) return [];
  if (result.state === 'made' && 'card' in result) return [{ tool, state: 'made', card: result.card as Card }];
  if ((result.state === 'done' || result.state === 'needs_approval') && 'details' in result)
    return [{ tool, state: result.state, details: result.details as Details }];
  return [];
}
