import { joinByInvite } from '@parley/contract/invites';
import { inviteTeammate } from '@parley/contract/merchants';
import { type Person, type TestApp, until } from '../../../testing/app.ts';

/** Somebody with an account accepts the invitation of a shop. */
export async function join(app: TestApp, person: Person, owner: Person, role: 'manager' | 'agent' = 'agent') {
  const sent = app.mails.length;
  await app.send(inviteTeammate, { merchant: owner.merchant, email: person.email, role }, { token: owner.token });
  const mail = await until(async () => app.mails.slice(sent).find(({ to, text }) => to === person.email && text.includes('?invite=')));
  await app.send(joinByInvite, { token: /invite=([\w-]+)/.exec(mail.text)?.[1] ?? '' }, { token: person.token });
}
