// The customer of a task: the same model, told who it is and what it wants.
import type { ModelsPort, ModelTarget, ModelUsage } from '../../server/integrations/ports.ts';

export type Spoken = { author: 'customer' | 'shop'; text: string };

/** What the customer writes when there is nothing left to say. */
export const goodbye = '###DONE###';

const rules = (instruction: string) => `You play a customer who writes to an online shop. Who you are, and what you want:
${instruction}

Write what this customer would write next, one short message at a time, in their manner. Tell only what is asked for or needed at that point, not everything at once. Make up nothing that is not above: what you do not know, you do not remember. When the shop shows you what it would do and asks for a yes, answer with a plain yes if it is what you want, and say what is different if it is not. When all you wanted is done, or was clearly refused, or the shop passes you on to a person, write only ${goodbye}`;

/** The next message of the customer; undefined when they are done. */
export async function nextWords(
  models: ModelsPort,
  target: ModelTarget,
  { instruction, spoken, limitMs }: { instruction: string; spoken: readonly Spoken[]; limitMs: number },
): Promise<{ text: string | undefined; usage: ModelUsage }> {
  const { text, usage } = await models.run({
    target,
    system: { stable: rules(instruction), varying: '' },
    // For the model that plays the customer the shop is who it talks to.
    messages: [
      { role: 'user', text: 'Hello! How can I help you?' },
      ...spoken.map(({ author, text: said }) => ({ role: author === 'customer' ? ('assistant' as const) : ('user' as const), text: said })),
    ],
    tools: [],
    maxOutputTokens: 500,
    maxSteps: 1,
    limitMs,
    signal: new AbortController().signal,
  });
  const said = text.replaceAll(goodbye, '').trim();
  return { text: text.includes(goodbye) || said === '' ? undefined : said, usage };
}
