import type { DetectedIntent } from '../classify.ts';
import { answerWith, type DialogueContext } from '../dialogue.ts';
import { describe, findKnowledge, sourceOf as articleSource } from '../flows/knowledge.ts';
import type { Intent } from '../intents.ts';
import type { Outcome } from '../port.ts';

/** What the shop's pages say of what a customer asks to do later: nothing is done here, but the rule may be read. */
export async function ruleFor(scene: DialogueContext, lead: DetectedIntent | undefined): Promise<Outcome | undefined> {
  const { nlu, say, briefing } = scene;
  if (!lead || !ruled.has(lead.intent) || lead.likelihood < 0.5) return undefined;
  const rule = await findKnowledge(scene, lead, nlu.text);
  const last = briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  if (!rule || last.includes(rule.text)) return undefined;
  return answerWith(scene, {
    text: describe(scene, rule).replace(say.offerPersonHere, '').trim(),
    sources: [articleSource(rule)],
    confidence: 0.8,
    intent: lead.intent,
    remember: { awaiting: null, problem: scene.memory.problem },
  });
}
const ruled: ReadonlySet<Intent> = new Set(['return_item', 'exchange_item', 'get_refund', 'check_refund_policy']);
