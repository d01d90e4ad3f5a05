import type { ToolCall } from '@parley/contract/runs';
import { formatDuration } from '../../../../lib/format.ts';
import { t } from './messages.ts';

/** What the AI called, with its arguments and what came of it. */
export function ToolCalls({ tools }: { tools: readonly ToolCall[] }) {
  if (tools.length === 0) return <p className="text-ink-3">{t('playground.tools_none')}</p>;
  return tools.map((tool, place) => (
    <div key={place} className="min-w-0">
      <p className="flex gap-2 font-medium">
        <span className="min-w-0 wrap-anywhere">{tool.name}</span>
        {!tool.ok && <span className="text-bad">{t('playground.tool_failed')}</span>}
        <span className="ms-auto shrink-0 text-ink-3 tabular-nums">{formatDuration(tool.ms)}</span>
      </p>
      <p className="text-ink-2 wrap-anywhere">{tool.summary}</p>
      {Object.keys(tool.arguments).length > 0 && (
        <pre className="font-mono text-xs whitespace-pre-wrap text-ink-3 wrap-anywhere">{JSON.stringify(tool.arguments, null, 1)}</pre>
      )}
    </div>
  ));
}
