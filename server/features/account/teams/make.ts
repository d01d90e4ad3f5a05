import { updateMerchantSettings } from '@parley/contract/merchants';
import { createTeam, type Team } from '@parley/contract/teams';
import type { Person, TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';

type App = Pick<TestApp, 'send' | 'installation' | 'chatKeyOf'>;

/** Sets when a teammate was last seen, as their stream would. */
export const seeAt = (app: App, userId: string, at: Date) =>
  app.installation.owner.query('update directory.memberships set last_seen_at = $2, present = true where user_id = $1', [userId, at]);

/** Disables a shop's AI, so that customers wait for the team. */
export const switchAiOff = (app: App, { merchant, token }: Person) =>
  app.send(updateMerchantSettings, { merchant, ai: { enabled: false } }, { token });

export async function makeTeam(app: App, { merchant, token }: Person, members: readonly Person[], more: Partial<Team> = {}) {
  const input = { name: 'Returns', routing: 'round_robin' as const, ...more };
  const { body } = await app.send(
    createTeam,
    {
      merchant,
      name: input.name,
      routing: input.routing,
      capacity: more.capacity ?? null,
      member_ids: members.map(({ userId }) => userId),
    },
    { token },
  );
  return body;
}

/** A new customer's conversation that waits for the team. */
export async function makeWaiting(app: App, owner: Person, text = 'hello') {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  return { visitor, id: (await latestConversation(app, owner)).id };
}

/** Puts conversations into a team without any events. */
export const placeQuietly = (app: App, teamId: string, ids: readonly string[]) =>
  app.installation.owner.query('update conversations set team_id = $1 where id = any ($2)', [teamId, ids]);

/** The assignee of each conversation. */
export async function assignees(app: App, { merchant }: Person): Promise<Map<string, string | null>> {
  const rows = await app.installation.readingOf(merchant).selectFrom('conversations').select(['id', 'assignee_id', 'handler']).execute();
  return new Map(rows.map(({ id, assignee_id: assignee }) => [id, assignee]));
}
