import type { Pool, PoolClient } from 'pg';

const KEY = 'vtc linked device';

export type DeviceLock = {
  /** True when this instance holds the device, from before or from now on. */
  take(): Promise<boolean>;
  isHeld(): boolean;
  release(): Promise<void>;
};

/** Only one instance holds the device: the one whose connection has the lock. It is free as soon as that ends. */
export function deviceLock(pool: Pool, onLost: () => void): DeviceLock {
  let holder: PoolClient | undefined;

  function drop(error: Error): void {
    holder?.release(error);
    holder = undefined;
    onLost();
  }

  async function isAlive(client: PoolClient): Promise<boolean> {
    const failure = await client.query('select 1').then(
      () => undefined,
      (error: Error) => error,
    );
    if (failure && holder === client) drop(failure);
    return holder === client;
  }

  async function tryTaking(): Promise<boolean> {
    const client = await pool.connect();
    const isTaken = await askForLock(client);
    if (!isTaken) {
      client.release();
      return false;
    }
    holder = client;
    client.once('error', drop);
    return true;
  }

  return {
    isHeld: () => holder !== undefined,
    take: async () => (holder ? await isAlive(holder) : await tryTaking()),
    async release() {
      const client = holder;
      holder = undefined;
      client?.off('error', drop);
      await client?.query('select pg_advisory_unlock(hashtext($1))', [KEY]).then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    },
  };
}

async function askForLock(client: PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as taken',
      [KEY],
    );
    return rows[0]?.taken === true;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}
