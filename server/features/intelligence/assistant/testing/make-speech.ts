import type { TestApp } from '../../../../testing/app.ts';

/** Writes messages into a conversation directly, without a chat and an engine. */
export function speechIn(app: TestApp, merchant: string, conversationId: string) {
  const say = (author: 'ai' | 'customer', text: string) =>
    app.write(merchant, async ({ db, newId, now }) => {
      const { message_count: seq } = await db
        .updateTable('conversations')
        .set((eb) => ({ message_count: eb('message_count', '+', 1) }))
        .where('id', '=', conversationId)
        .returning('message_count')
        .executeTakeFirstOrThrow();
      const row = {
        merchant_id: merchant,
        conversation_id: conversationId,
        seq,
        id: newId(),
        author,
        status: 'sent' as const,
        text,
        created_at: now(),
      };
      await db
        .insertInto('messages')
        .values({ ...row, direction: author === 'ai' ? 'out' : 'in' })
        .execute();
    });
  return {
    say,
    /** Shows a tool's proposal, then writes the customer's reply. */
    async show(result: object, answer = 'Yes please') {
      const words = 'details' in result ? (result.details as { say: string[] }).say : [];
      await say('ai', `${words.join(', ')}: shall I?`);
      await say('customer', answer);
      return result;
    },
  };
}
