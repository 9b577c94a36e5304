import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** `muted`: open connections stay open without traffic, new ones work. */
export type CableState = 'whole' | 'cut' | 'frozen' | 'muted';

/** A cable to a database that can be cut, frozen and mended; `url` leads through it. */
export async function openCable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const mute = new Set<Socket>();
  let state: CableState = 'whole';
  const cable = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => state !== 'frozen' && !mute.has(from) && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  cable.listen(0, '127.0.0.1');
  await once(cable, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    cable.close();
  });

  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String((cable.address() as AddressInfo).port);
  return {
    url: through.href,
    becomes(next: CableState): void {
      state = next;
      if (next === 'muted') for (const socket of sockets) mute.add(socket);
      if (next === 'cut' || next === 'whole') hangUp();
    },
  };
}
