import { stat } from 'node:fs/promises';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type Account, runNow } from './run-as.ts';

const OWN_USER = 'vtc-postgres';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Root hands over to the owner of a cluster that already exists, else to a system user. */
export async function chooseAccount(clusters: string[], announce: (line: string) => void): Promise<Account> {
  if (!isRoot()) return named(process.getuid?.() ?? -1, process.getgid?.() ?? -1);
  for (const folder of clusters) {
    const owner = await ownerOf(folder);
    if (owner) return owner;
  }
  return lookUp('postgres') ?? lookUp(OWN_USER) ?? createUser(announce);
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  return owner && owner.uid !== 0 ? named(owner.uid, owner.gid) : undefined;
}

/** A container may run under a number that has no name. */
function named(uid: number, gid: number): Account {
  const { ok, output } = runNow('id', ['-un', String(uid)]);
  return { name: ok ? output : String(uid), uid, gid };
}

function lookUp(name: string): Account | undefined {
  const uid = runNow('id', ['-u', name]);
  const gid = runNow('id', ['-g', name]);
  return uid.ok && gid.ok ? { name, uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

function createUser(announce: (line: string) => void): Account {
  announce(`PostgreSQL refuse de tourner en root : création de l’utilisateur système « ${OWN_USER} ».`);
  const { output } = runNow('useradd', ['--system', '--user-group', '--no-create-home', OWN_USER]);
  const created = lookUp(OWN_USER) ?? createOnBusybox();
  if (created) return created;
  throw new StartRefused(
    `L’utilisateur système « ${OWN_USER} » n’a pas pu être créé : lancez le serveur sans être root, ou indiquez un serveur PostgreSQL dans DATABASE_URL.`,
    { cause: output },
  );
}

function createOnBusybox(): Account | undefined {
  runNow('adduser', ['-S', '-D', '-H', OWN_USER]);
  return lookUp(OWN_USER);
}
