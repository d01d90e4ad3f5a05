// What the engine finally tells: the whole of it over a shop in a database, so that what the search finds and what a customer reads are both seen.
import { aiAgent } from '@parley/contract/ai-settings';
import { builtin } from '../../engine/engine.ts';
import type { Language } from '../../engine/intents.ts';
import type { Outcome } from '../../engine/port.ts';
import { openToolbox } from '../../server/features/intelligence/assistant/tools/toolbox.ts';
import type { Reader } from '../../server/platform/db/tenant.ts';

/** The engine's answer to one message out of nowhere; nothing is written. */
export function tellFirst(db: Reader, question: string, language: Language): Promise<Outcome> {
  const signal = new AbortController().signal;
  const now = () => new Date('2026-03-01T13:00:00Z');
  const write = () => Promise.reject(new Error('An evaluation writes nothing.'));
  const scene = {
    ctx: { db, write, now, newId: () => crypto.randomUUID() },
    conversationId: crypto.randomUUID(),
    customerId: null,
    contactId: crypto.randomUUID(),
    attempts: 0,
    method: 'email_code' as const,
    currency: 'EUR',
    draft: false,
  };
  const shop = { name: 'Harbour Supply', timeZone: 'Europe/Amsterdam', confidenceThreshold: 0.45 };
  return builtin.answer(
    {
      ...{
        turns: [{ seq: 1, author: 'customer' as const, text: question, at: now() }],
        memory: {},
      },
      ...{ agent: aiAgent.parse({}), customer: { verified: false } },
      shop: { ...shop, locale: language, verification: scene.method },
    },
    openToolbox(scene, signal),
  );
}

/** What was told out of the articles, as the answer or before who writes is asked. */
export const toldFrom = (outcome: Outcome) =>
  outcome.decision !== 'hand_over' ? outcome.sources.filter(({ kind }) => kind === 'article').map(({ title }) => title) : [];
