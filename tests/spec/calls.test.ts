import { once } from 'node:events';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { sections } from './rows.ts';
import { missingIn, openSpecWorld, type SpecWorld, send } from './spec-world.ts';

describe.each(Object.entries(sections))('%s', (_, rows) => {
  test.each(rows)('$call by a $by', async (row) => {
    const world = await openSpecWorld(row.given);

    const response = await send(world, row);
    const answer: unknown = await response.json();

    expect(response.status, JSON.stringify(answer)).toBe(200);
    expect(missingIn(answer, row.answer ?? [])).toEqual([]);
  });
});

describe('what is no JSON call', () => {
  test('POST /api/upload/logo takes a form with a file and answers its address', async () => {
    const { host, people } = await openSpecWorld();
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');

    const response = await fetch(`http://${host}/api/upload/logo`, {
      method: 'POST',
      headers: { cookie: `session=${people.driver.cookies.get('session')}` },
      body: form,
    });

    expect(await response.json()).toEqual({ logoUrl: expect.any(String) });
  });

  test('at /ws a client who is known says that they wrote, and the driver hears of it', async () => {
    const world = await openSpecWorld('accepted ride');
    const [amelie, chloe] = [await socketOf(world, 'client'), await socketOf(world, 'driver')];
    const payload = { rideId: '{rideId}', content: 'Bonjour', messageType: 'text' };
    const message = await (await send(world, { call: 'POST /api/messages', by: 'client', payload })).json();

    amelie.sends({ type: 'new_message', recipientId: message.receiverId, messageData: message });

    await expect.poll(() => chloe.received()).toContain('message_received');
  });
});

test('a refusal carries a message', async () => {
  const world = await openSpecWorld();

  const response = await send(world, { call: 'GET /api/rides', by: 'visitor' });

  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});

async function socketOf({ host, people }: SpecWorld, by: 'client' | 'driver') {
  const cookie = `session=${people[by].cookies.get('session')}`;
  const socket = new WebSocket(`ws://${host}/ws`, { headers: { cookie } });
  onTestFinished(() => socket.terminate());
  const types: string[] = [];
  socket.on('message', (data: Buffer) => types.push(JSON.parse(data.toString()).type));
  await once(socket, 'open');
  const sends = (frame: object) => socket.send(JSON.stringify(frame));
  sends({ type: 'authenticate', userId: people[by].id });
  await expect.poll(() => types).toContain('authenticated');
  return { sends, received: () => types };
}
