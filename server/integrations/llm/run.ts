import { readJson } from '@parley/contract/json';
import type { ModelMessage } from 'ai';
import { storable } from '../../platform/lib/storable.ts';
import type { ModelFinish, ModelRan, ModelRun, ModelTool, ModelToolReply, ModelUsage } from '../ports.ts';
import { openAsking, type Outside } from './asking.ts';
import { type Asked, kept, type Step } from './step.ts';

const maxMisuses = 3;
/** Tool calls in one step; the rest are answered without running. */
const maxTogether = 16;

/** Asks the model, runs the tools it calls, and repeats until the final tool was called, no tool is called, or a limit is reached. */
export async function runModel(run: ModelRun, outside: Outside): Promise<ModelRan> {
  const usage = { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 };
  const asking = openAsking(run, outside, usage);
  const { final } = asking;
  const messages = beginning(run);
  const seen = { text: '', steps: 0, misuses: 0, hasRun: false, isNudged: false };
  const end = (finish: ModelFinish): ModelRan => ({
    text: seen.text,
    steps: seen.steps,
    usage: { ...usage },
    firstTokenMs: asking.firstTokenMs(),
    finish,
  });
  while (seen.steps < run.maxSteps) {
    const isLast = seen.isNudged || seen.steps === run.maxSteps - 1;
    const step = await asking.step(messages, { isLast, mayRepeat: !seen.hasRun });
    seen.steps += 1;
    seen.text = step.text;
    add(usage, step.usage);
    run.onUsage?.({ ...usage });
    const stopped = stoppedBy(step);
    if (stopped) return end(stopped);
    messages.push(...step.messages);
    if (step.asked.length === 0) {
      // A model that only writes text is told once how to answer.
      if (!final || seen.isNudged) return end('stop');
      seen.isNudged = true;
      messages.push({ role: 'user', content: `(Not from the customer.) Give your reply by calling \`${final.name}\`.` });
      continue;
    }
    const answers = await answered(step.asked, run.tools, asking);
    seen.hasRun ||= answers.some(({ didRun }) => didRun);
    seen.misuses += answers.filter(({ isMisuse }) => isMisuse).length;
    if (answers.some(({ asked, didRun, reply }) => asked.name === final?.name && didRun && !reply.isError)) return end('ended');
    if (seen.misuses >= maxMisuses) return end('tool_misuse');
    messages.push({ role: 'tool', content: answers.map(({ asked, reply }) => resultOf(asked, reply)) });
  }
  return end('tool_limit');
}

/** Every step sends the conversation again; providers with explicit caching get a marker. */
function beginning({ target, messages, tools }: ModelRun): ModelMessage[] {
  const isKept = target.provider === 'anthropic' && tools.length > 0;
  return messages.map(({ role, text }, place) => ({
    role,
    // Some providers refuse text that was cut within a surrogate pair.
    content: text.toWellFormed(),
    ...(isKept && place === messages.length - 1 && { providerOptions: kept }),
  }));
}

type Answered = { asked: Asked; reply: ModelToolReply; didRun: boolean; isMisuse: boolean };

/** One at a time, because a call may need the result of an earlier one. */
async function answered(
  all: readonly Asked[],
  tools: readonly ModelTool[],
  { signal, failed }: ReturnType<typeof openAsking>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [place, asked] of all.entries()) {
    if (signal.aborted) throw failed(signal.reason);
    const tool = tools.find(({ name }) => name === asked.name);
    const answer = await answerTo(asked, tool, { together: all.length, place }).catch((error: unknown) => {
      throw signal.aborted ? failed(error) : error;
    });
    answers.push({ asked, ...answer });
  }
  return answers;
}

async function answerTo(
  { written }: Asked,
  tool: ModelTool | undefined,
  { together, place }: { together: number; place: number },
): Promise<Omit<Answered, 'asked'>> {
  const refused = (text: string, isMisuse: boolean) => ({ reply: { text, isError: true }, didRun: false, isMisuse });
  if (place >= maxTogether) return refused(`Call at most ${maxTogether} tools at once. This one did not run.`, false);
  if (!tool) return refused('This tool doesn’t exist.', true);
  const read = tool.input.safeParse(storable(parsed(written)));
  if (!read.success) {
    const wrong = read.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`);
    return refused(`The arguments are invalid, so nothing was done. ${wrong.join('; ')}`, true);
  }
  if (tool.isFinal && together > 1) return refused('Call this tool alone, after reading the other tools’ results.', false);
  return { reply: await tool.run(read.data), didRun: true, isMisuse: false };
}

/** The provider's library may have parsed the arguments already, however deep they nest. */
function parsed(written: unknown): unknown {
  try {
    return readJson(typeof written === 'string' ? written : JSON.stringify(written));
  } catch {
    return typeof written === 'string' ? written : undefined;
  }
}

function stoppedBy({ finish, text, asked }: Step): ModelFinish | undefined {
  if (finish === 'content-filter') return 'refusal';
  if (finish === 'length') return 'length';
  return text === '' && asked.length === 0 ? 'other' : undefined;
}

const resultOf = ({ id, name }: Asked, { text, isError }: ModelToolReply) => ({
  type: 'tool-result' as const,
  toolCallId: id,
  toolName: name,
  output: { type: isError ? ('error-text' as const) : ('text' as const), value: text.toWellFormed() },
});

function add(sum: ModelUsage, more: ModelUsage) {
  sum.input += more.input;
  sum.cached += more.cached;
  sum.cache_write += more.cache_write;
  sum.output += more.output;
  sum.reasoning += more.reasoning;
}
