import type { Installation } from '../server/installation.ts';

/** Finds one shop by id or name; throws when none or several match. */
export async function findShop({ owner }: Pick<Installation, 'owner'>, nameOrId: string): Promise<{ id: string; name: string }> {
  const { rows } = await owner.query<{ id: string; name: string }>(
    'select id, name from directory.merchants where (id::text = $1 or name = $1) and erasing_at is null order by id',
    [nameOrId],
  );
  const [found] = rows;
  if (!found) throw new Error(`No shop ${nameOrId}. Pass its id or name.`);
  if (rows.length > 1) throw new Error(`Several shops are named ${nameOrId}. Pass an id:\n${rows.map(({ id }) => `  ${id}`).join('\n')}`);
  return found;
}
