import fs from 'node:fs';
import path from 'node:path';

/** The user PostgreSQL runs as when Parley is started by root, whom PostgreSQL refuses. */
export type Owner = { uid: number; gid: number };

/**
 * Undefined for everyone but root: PostgreSQL then runs as the user who starts it, who must own `folder`. For root it is who already
 * owns `folder`, else the user `postgres`, else `nobody`.
 */
export function chooseOwner(folder: string): Owner | undefined {
  const present = fs.existsSync(folder) ? fs.statSync(folder) : undefined;
  const user = process.getuid?.();
  if (user !== 0) {
    if (present && user !== undefined && present.uid !== user) {
      throw new Error(`The database in ${folder} belongs to another user (id ${present.uid}): start Parley as that user, or as root.`);
    }
    return undefined;
  }
  if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid };
  const owner = userNamed('postgres') ?? userNamed('nobody');
  if (owner) return owner;
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody: add one, or set DATABASE_URL.');
}

/** Whether `owner` may go through every folder down to `folder`; parts that do not exist yet will be made so. */
export function isReachable(folder: string, owner: Owner | undefined) {
  if (!owner) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !mayEnter(fs.statSync(at), owner)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function mayEnter(folder: fs.Stats, owner: Owner) {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0;
  return (folder.mode & (folder.gid === owner.gid ? 0o010 : 0o001)) !== 0;
}

function userNamed(name: string): Owner | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
