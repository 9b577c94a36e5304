import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/db/embedded/free-port.ts';
import { startDaemon } from './daemon.ts';
import { accountOf } from './patroni.ts';

/** In session mode, in front of another address; answers its port. */
export async function openPgbouncer(folder: string, behind: number, password: string): Promise<number> {
  const port = await freePort();
  const users = join(folder, 'pgbouncer.users');
  writeFileSync(users, `"postgres" "${password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${behind}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = session',
      'default_pool_size = 80',
      'max_client_conn = 200',
      'auth_type = plain',
      `auth_file = ${users}`,
      '',
    ].join('\n'),
  );
  startDaemon('/usr/sbin/pgbouncer', [file], {
    log: join(folder, 'pgbouncer.log'),
    ...accountOf('postgres'),
  });
  return port;
}
