// Turns a script and a scene into a conversation: timed lines with authors and evidence.
import type { Handler } from '@parley/contract/conversations';
import { day, hour, iso, minute, nextDeskHour } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { DemoConversation, DemoEvidence, DemoMessage } from '../records.ts';
import { demoTeam, nameOf } from '../team.ts';
import { cut, type Cut } from './cut.ts';
import type { Line } from './lines.ts';
import { phrases } from './phrases.ts';
import type { Scene } from './scene.ts';
import type { Script } from './script.ts';
import { typed, vary } from './wording.ts';

const second = 1000;

type Stage = { clock: number; messages: DemoMessage[]; agent: string | null; handler: Handler; handoff: DemoConversation['handoff'] };
export type Performance = { cut: Cut; now: number; agent?: string };

/** Plays a script up to its `cut`. Resolved ones start at the scene's time; open ones end at it. */
export function perform(script: Script, scene: Scene, how: Performance): DemoConversation {
  const past = how.cut === 'full';
  const stage: Stage = { clock: scene.at, messages: [], agent: null, handler: 'ai', handoff: undefined };
  const agent = how.agent ?? pickAgent(scene.at, how.now, scene.draws);
  for (const line of cut(script.play(scene).flat(), how.cut, scene.draws)) put(line, { stage, script, scene, agent, past });
  const { draws } = scene;
  const end = close(stage, how, draws);
  if (!past) shift(stage.messages, scene.at - stage.clock);
  if (stage.messages.at(-1)?.author !== 'customer') unread(stage.messages, past, draws);
  return {
    external_id: '',
    customer: scene.customer.external_id,
    channel: scene.channel,
    priority: script.priority ?? (draws.maybe(0.05) ? 'high' : 'normal'),
    subject: typeof script.subject === 'string' ? script.subject : script.subject(scene),
    script: script.name,
    language: script.language,
    started_at: stage.messages[0]?.at ?? iso(scene.at),
    ...end,
    handler: stage.handler,
    ...(stage.agent && stage.handler === 'human' ? { assignee: stage.agent } : {}),
    ...(stage.handoff ? { handoff: stage.handoff } : {}),
    messages: stage.messages,
    ...(!past && stage.handler !== 'ai' && how.cut !== 'pending' && how.cut !== 'snoozed' && lastSpeaker(stage.messages) === 'customer'
      ? { unread_for: true }
      : {}),
  };
}

const lastSpeaker = (messages: DemoMessage[]) =>
  messages.findLast((message) => message.author === 'customer' || message.author === 'teammate')?.author;

function pickAgent(at: number, now: number, draws: Chance): string {
  const share: Record<string, number> = {
    'theo@harbour.example': 45,
    'jonas@harbour.example': 30,
    'ines@harbour.example': 15,
    'mara@harbour.example': 10,
  };
  const there = demoTeam.filter((teammate) => share[teammate.email] && at > now - teammate.joined_days_ago * day);
  return draws.weighted(there, (teammate) => share[teammate.email] ?? 0).email;
}

type Play = { stage: Stage; script: Script; scene: Scene; agent: string; past: boolean };

function put(line: Line, play: Play) {
  const { stage, scene } = play;
  // A script may end with the AI's thanks; it says nothing while a person handles the conversation.
  if (line.by === 'ai' && stage.handler !== 'ai') return;
  stage.clock += pause(line, play);
  if (line.by === 'system') return note(line, play);
  const text = vary(line.text, scene.draws);
  const shown =
    line.by === 'customer' ? {} : { ...(line.product ? { product: line.product } : {}), ...(line.order ? { order: scene.number } : {}) };
  if (line.by === 'customer') add(stage, { author: 'customer', text: typed(text, scene.draws) });
  if (line.by === 'teammate')
    add(stage, { author: 'teammate', teammate: play.agent, text, ...(line.private ? { private: true } : { read: true }), ...shown });
  if (line.by === 'ai') add(stage, { author: 'ai', text: disclosed(text, play), read: true, ...shown, ai: evidence(line, play) });
}

const add = (stage: Stage, message: Omit<DemoMessage, 'at'>) => stage.messages.push({ at: iso(stage.clock), ...message });

/** In messengers the AI's first message contains the disclosure; on the website the chat window shows it. */
function disclosed(text: string, { stage, scene }: Play): string {
  const first = !stage.messages.some((message) => message.author === 'ai');
  return first && scene.channel !== 'website' ? `${phrases[scene.language].disclosure} ${text}` : text;
}

/** The delay before a line, in milliseconds. */
function pause(line: Line, { stage, scene: { draws }, past }: Play): number {
  const last = stage.messages.at(-1)?.author;
  if (!last) return 0;
  if (line.by === 'ai') return draws.int(2100, 3400);
  if (line.by === 'customer') return line.after || (last === 'teammate' ? draws.int(50, 1300) : draws.int(14, 170)) * second;
  if (line.by === 'teammate') return draws.int(45, last === 'customer' ? 420 : 200) * second;
  if (line.kind !== 'taken_over') return draws.int(80, 900);
  const ready = stage.clock + draws.int(2, past ? 26 : 6) * minute;
  return (past ? nextDeskHour(ready) + (nextDeskHour(ready) > ready ? draws.int(2, 50) * minute : 0) : ready) - stage.clock;
}

function note(line: Extract<Line, { by: 'system' }>, { stage, scene, agent }: Play) {
  const byPerson = line.kind === 'taken_over' || line.kind === 'returned_to_ai' || line.kind === 'ai_declined';
  const activity = {
    kind: line.kind,
    actor: byPerson ? nameOf(agent) : line.kind === 'verified' ? scene.name : null,
    reason: line.reason,
    note: line.note,
  };
  add(stage, { author: 'system', text: '', ...(byPerson ? { teammate: agent } : {}), activity });
  const position = stage.messages.length - 1;
  if (line.kind === 'handoff_requested') {
    stage.handler = 'none';
    const reason = stage.messages[position - 1]?.ai?.reason;
    if (reason) stage.handoff = { reason, summary: line.note ?? '', requested_after: position - 1 };
  }
  if (line.kind === 'taken_over') {
    stage.handler = 'human';
    stage.agent = agent;
    if (stage.handoff) stage.handoff.accepted_after = position;
  }
  if (line.kind === 'returned_to_ai') {
    stage.handler = 'ai';
    add(stage, { author: 'system', text: phrases[scene.language].back });
  }
}

function evidence(line: Extract<Line, { by: 'ai' }>, { script, scene: { draws } }: Play): DemoEvidence {
  const tools = [...new Map(line.reads.map((read) => [`${read.tool.name} ${JSON.stringify(read.tool.arguments)}`, read.tool])).values()];
  return {
    intent: line.intent ?? script.intent,
    decision: line.decision,
    ...(line.reason ? { reason: line.reason } : {}),
    confidence: confidence(line, draws),
    sources: line.reads.flatMap((read) => (read.source ? [read.source] : [])),
    tools,
    total_ms: tools.reduce((sum, tool) => sum + tool.ms, draws.int(24, 140)),
  };
}

function confidence(line: Extract<Line, { by: 'ai' }>, draws: Chance): number {
  const [from, to] =
    line.reason === 'low_confidence'
      ? [24, 43]
      : line.reason === 'missing_knowledge'
        ? [12, 34]
        : line.decision === 'ask'
          ? [58, 82]
          : [71, 97];
  return draws.int(from, to) / 100;
}

/** Sets the final status with its activity line. */
function close(
  stage: Stage,
  { cut: how, now }: Performance,
  draws: Chance,
): Pick<DemoConversation, 'status' | 'resolved_at' | 'snoozed_until'> {
  const actor = stage.handler === 'human' && stage.agent ? { actor: nameOf(stage.agent), teammate: stage.agent } : null;
  const mark = (kind: 'resolved' | 'pending' | 'snoozed', noted: string | null = null) =>
    add(stage, {
      author: 'system',
      text: '',
      ...(actor ? { teammate: actor.teammate } : {}),
      activity: { kind, actor: actor?.actor ?? null, reason: null, note: noted },
    });
  if (how === 'full') {
    stage.clock = Math.min(now - minute, stage.clock + (actor ? draws.int(1, 35) * minute : draws.int(20, 240) * minute));
    mark('resolved');
    return { status: 'resolved', resolved_at: iso(stage.clock) };
  }
  if (how === 'pending') mark('pending');
  if (how !== 'snoozed') return { status: how === 'pending' ? 'pending' : 'open' };
  const until = nextDeskHour(now + draws.int(16, 70) * hour);
  mark('snoozed', iso(until));
  return { status: 'snoozed', snoozed_until: iso(until) };
}

function shift(messages: DemoMessage[], by: number) {
  for (const message of messages) message.at = iso(Date.parse(message.at) + by);
}

/** Leaves the last messages of some open conversations unread. */
function unread(messages: DemoMessage[], past: boolean, draws: Chance) {
  const last = messages.findLast((message) => message.read);
  if (last && !past && draws.maybe(0.45)) last.read = false;
}
