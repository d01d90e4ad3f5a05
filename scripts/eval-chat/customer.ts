// Simulates the customer of a task with the same model and the task's instruction.
import type { ModelsPort, ModelTarget, ModelUsage } from '../../server/integrations/ports.ts';

export type Line = { author: 'customer' | 'shop'; text: string };

/** The customer's message that ends the conversation. */
export const goodbye = '###DONE###';

const rules = (instruction: string) => `You play a customer who writes to an online shop. Who you are, and what you want:
${instruction}

Write what this customer would write next, one short message at a time, in their manner. Tell only what is asked for or needed at that point, not everything at once. Make up nothing that is not above: what you do not know, you do not remember. When the shop shows you what it would do and asks for a yes, answer with a plain yes if it is what you want, and say what is different if it is not. When all you wanted is done, or was clearly refused, or the shop passes you on to a person, write only ${goodbye}`;

/** The customer's next message; undefined when they are done. */
export async function nextMessage(
  models: ModelsPort,
  target: ModelTarget,
  { instruction, lines, limitMs }: { instruction: string; lines: readonly Line[]; limitMs: number },
): Promise<{ text: string | undefined; usage: ModelUsage }> {
  const { text, usage } = await models.run({
    target,
    system: { stable: rules(instruction), varying: '' },
    // Roles are swapped: for the simulated customer, the shop is the user.
    messages: [
      { role: 'user', text: 'Hello! How can I help you?' },
      ...lines.map(({ author, text: message }) => ({
        role: author === 'customer' ? ('assistant' as const) : ('user' as const),
        text: message,
      })),
    ],
    tools: [],
    maxOutputTokens: 500,
    maxSteps: 1,
    limitMs,
    signal: new AbortController().signal,
  });
  const message = text.replaceAll(goodbye, '').trim();
  return { text: text.includes(goodbye) || message === '' ? undefined : message, usage };
}
