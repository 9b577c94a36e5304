import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const programs = {
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  'etcd-server': '/usr/bin/etcd',
  postgresql: '/usr/lib/postgresql',
  procps: '/usr/bin/ps',
};

/** Installs them when it can; else a sentence that says what is missing. */
export async function missingPrograms(): Promise<string | undefined> {
  if (process.getuid?.() !== 0)
    return 'Cet essai se lance en root (PostgreSQL et Patroni y tournent sous leur propre compte).';
  const lacking = Object.entries(programs).filter(([, path]) => !existsSync(path));
  if (lacking.length === 0) return undefined;
  const names = lacking.map(([name]) => name);
  if (!existsSync(APT)) return `Il manque ${names.join(', ')}, que cette commande n’installe que sur Debian.`;
  console.log(`… installation de ${names.join(', ')}`);
  // Their services would take ports and start clusters that nobody asked for.
  const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync(APT, ['install', '-y', '--no-install-recommends', ...names], {
    stdio: 'ignore',
    env: quietly,
  });
  return undefined;
}
