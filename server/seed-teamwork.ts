import type { WriteCtx } from './context.ts';
import type { DemoConversation } from './demo/records.ts';
import { demoHours, demoNotes, demoReplies, demoTags, demoTeams, demoViews, ratingOf, tagsOf, teamOf } from './demo/teamwork.ts';
import { insertRows } from './seed-store.ts';

type People = ReadonlyMap<string, { id: string; name: string }>;
type Row = Record<string, unknown>;

/** The demo team's notes, tags and assignments; `columns` are written to the conversation's own row. */
export function teamworkOf(ctx: WriteCtx, people: People) {
  const merchant_id = ctx.actor.merchant;
  const person = (email: string) => {
    const found = people.get(email);
    if (!found) throw new Error(`The demo speaks of ${email}, who does not work there.`);
    return found;
  };
  const tags = new Map<string, string>(demoTags.map(({ name }) => [name, ctx.newId()]));
  const teams = new Map<string, string>(demoTeams.map(({ name }) => [name, ctx.newId()]));
  return {
    columns(written: DemoConversation): Row {
      const rating = ratingOf(written);
      const said = written.messages.filter(({ activity, private: hidden }) => !activity && !hidden);
      const first = (author: 'ai' | 'teammate' | 'customer') => said.find((one) => one.author === author)?.at ?? null;
      const team = teamOf(written);
      return {
        team_id: team ? teams.get(team) : null,
        language: written.language,
        customer_at: said.findLast(({ author }) => author === 'customer')?.at ?? null,
        first_ai_reply_at: first('ai'),
        first_human_reply_at: first('teammate'),
        csat_asked_at: rating ? written.resolved_at : null,
        csat_score: rating?.score ?? null,
        csat_remark: rating ? rating.remark || null : null,
        csat_answered_at: rating ? written.resolved_at : null,
      };
    },
    async keep(written: readonly { id: string; conversation: DemoConversation }[]) {
      const { db } = ctx;
      await insertRows(
        db,
        'tags',
        demoTags.map((tag) => ({ merchant_id, id: tags.get(tag.name), ...tag, created_at: ctx.now() })),
      );
      await insertRows(
        db,
        'teams',
        demoTeams.map(({ name, routing, capacity }) => ({
          merchant_id,
          id: teams.get(name),
          name,
          routing,
          capacity,
          created_at: ctx.now(),
        })),
      );
      for (const { name, members } of demoTeams)
        for (const email of members)
          await db
            .updateTable('directory.memberships')
            .set((eb) => ({ team_ids: eb.fn('array_append', ['team_ids', eb.val(teams.get(name) ?? '')]) }))
            .where('merchant_id', '=', merchant_id)
            .where('user_id', '=', person(email).id)
            .execute();
      await insertRows(
        db,
        'conversation_tags',
        written.flatMap(({ id, conversation }) =>
          tagsOf(conversation).map((name) => ({
            merchant_id,
            conversation_id: id,
            tag_id: tags.get(name),
            created_at: conversation.started_at,
          })),
        ),
      );
      await insertRows(
        db,
        'saved_replies',
        demoReplies.map(({ owner, team, uses, ...reply }) => ({
          merchant_id,
          id: ctx.newId(),
          user_id: person(owner).id,
          ...reply,
          team_id: team ? teams.get(team) : null,
          attachments: [],
          usage_count: uses,
          last_used_at: ctx.now(),
          created_at: ctx.now(),
          updated_at: ctx.now(),
        })),
      );
      await insertRows(
        db,
        'views',
        demoViews.map(({ owner, order, ...view }) => ({
          merchant_id,
          id: ctx.newId(),
          user_id: person(owner).id,
          list: 'conversations',
          ...view,
          direction: order,
          created_at: ctx.now(),
        })),
      );
      await db
        .insertInto('business_hours')
        .values({ merchant_id, schedules: JSON.stringify([demoHours(ctx.now().getUTCFullYear())]) })
        .execute();
      await insertRows(db, 'customer_notes', await this.notes());
    },
    /** Notes about the customers who order most. */
    async notes(): Promise<Row[]> {
      const best = await ctx.db
        .selectFrom('customers')
        .select('id')
        .orderBy('orders_count', 'desc')
        .orderBy('id')
        .limit(demoNotes.length)
        .execute();
      return best.flatMap(({ id }, place) => {
        const note = demoNotes[place];
        if (!note) return [];
        const writer = person(note.writer);
        return [
          {
            merchant_id,
            id: ctx.newId(),
            customer_id: id,
            user_id: writer.id,
            author_name: writer.name,
            text: note.text,
            created_at: ctx.now(),
          },
        ];
      });
    },
  };
}
