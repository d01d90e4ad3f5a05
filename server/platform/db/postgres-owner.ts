import fs from 'node:fs';
import path from 'node:path';

/** The user that PostgreSQL runs as when root starts Parley, because PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number };

/**
 * Undefined unless started by root: PostgreSQL then runs as the current user, who must own `folder`. For root, it is the owner of `folder`,
 * else the user `postgres`, else `nobody`.
 */
export function chooseOwner(folder: string): Owner | undefined {
  const present = fs.existsSync(folder) ? fs.statSync(folder) : undefined;
  const user = process.getuid?.();
  if (user !== 0) {
    if (present && user !== undefined && present.uid !== user) {
      throw new Error(`The database in ${folder} belongs to another user (ID ${present.uid}). Start Parley as that user or as root.`);
    }
    return undefined;
  }
  if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid };
  const owner = userNamed('postgres') ?? userNamed('nobody');
  if (owner) return owner;
  throw new Error('PostgreSQL can’t run as root, and there’s no user named postgres or nobody. Add one, or set DATABASE_URL.');
}

/** Whether `owner` can access every parent of `folder`; missing parents will be created accessible. */
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
