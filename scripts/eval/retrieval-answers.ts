// Evaluates the engine's final answers over a shop in a database, including search and quoting.
import { aiAgent } from '@parley/contract/ai-settings';
import { builtin } from '../../engine/engine.ts';
import type { Language } from '../../engine/intents.ts';
import type { Outcome } from '../../engine/port.ts';
import { openToolbox } from '../../server/features/intelligence/assistant/tools/toolbox.ts';
import type { Reader } from '../../server/platform/db/tenant.ts';

/** The engine's answer to a single message; writes nothing. */
export function answerFirst(db: Reader, question: string, language: Language): Promise<Outcome> {
  const signal = new AbortController().signal;
  const now = () => new Date('2026-03-01T13:00:00Z');
  const write = () => Promise.reject(new Error('An evaluation writes nothing.'));
  const toolContext = {
    ctx: { db, write, now, newId: () => crypto.randomUUID() },
    conversationId: crypto.randomUUID(),
    customerId: null,
    contactId: crypto.randomUUID(),
    attempts: 0,
    method: 'email_code' as const,
    currency: 'EUR',
    // A draft records no missed searches.
    draft: true,
  };
  const shop = { name: 'Harbour Supply', timeZone: 'Europe/Amsterdam', confidenceThreshold: 0.45 };
  return builtin.answer(
    {
      ...{
        turns: [{ seq: 1, author: 'customer' as const, text: question, at: now() }],
        memory: {},
      },
      ...{ agent: aiAgent.parse({}), customer: { verified: false } },
      shop: { ...shop, locale: language, verification: toolContext.method },
    },
    openToolbox(toolContext, signal),
  );
}

/** The articles quoted as the answer, or before verification. */
export const quotedArticles = (outcome: Outcome) =>
  outcome.decision !== 'hand_off' ? outcome.sources.filter(({ kind }) => kind === 'article').map(({ title }) => title) : [];
