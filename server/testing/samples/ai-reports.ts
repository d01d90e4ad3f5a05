import { reportAnswer } from '@parley/contract/ai-reports';
import { listMessages } from '@parley/contract/inbox';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const aiReports: SampledNoun = {
  samples: {
    reportAnswer: ({ owner, conversation, ids }) => ({
      merchant: owner.merchant,
      id: conversation,
      seq: Number(ids['aiSeq']) || 0,
      reason: 'outdated_information',
      note: 'It changed in May',
    }),
    listAiReports: ({ owner }) => ({ merchant: owner.merchant, state: 'open' }),
    getAiReport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['report'] }),
    getRunTrace: ({ owner, conversation }) => ({ merchant: owner.merchant, id: conversation, run: newId() }),
    decideAiReport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['report'], state: 'fixed' }),
  },
  async prepare(app, { owner: { merchant, token }, conversation }) {
    const { body: thread } = await app.send(listMessages, { merchant, id: conversation }, { token });
    const seq = (thread.items.at(-1)?.seq ?? 0) + 1;
    await app.write(merchant, async ({ db, now }) => {
      const row = {
        merchant_id: merchant,
        conversation_id: conversation,
        seq,
        id: newId(),
        direction: 'out',
        author: 'ai',
        status: 'sent',
      } as const;
      await db
        .insertInto('messages')
        .values({ ...row, text: 'Two days.', run_id: newId(), created_at: now() })
        .execute();
      await db.updateTable('conversations').set({ message_count: seq }).where('id', '=', conversation).execute();
    });
    const { body } = await app.send(reportAnswer, { merchant, id: conversation, seq, reason: 'other' }, { token });
    return { report: body.id, aiSeq: String(seq) };
  },
};
