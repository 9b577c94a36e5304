import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { openPosition } from '#contract/platform/platform.calls.ts';
import { type DriverFrame, RIDE_OVER } from '#contract/rides/positions.ts';
import { mayFollowRide } from '#domain/position/shared-position.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import type { Deps } from '#server/deps.ts';
import { currentSession } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import type { Upgrade } from './accept-upgrades.ts';
import { frameMeter } from './frame-meter.ts';
import { type Listener, listenerOf } from './hub.ts';
import type { Live } from './keep-live.ts';
import { followOn, keepAside } from './side-socket.ts';

const POLICY = 1008;
const NOT_JSON = 1007;

const driverFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('here'),
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
    heading: z.nullable(z.number().check(z.gte(0), z.lte(360))),
  }),
  z.object({ type: z.literal('stop') }),
]);

/** Its driver shares, its client and the admin follow; to others the ride does not exist. */
export function positionRoutes(app: FastifyInstance, deps: Deps, live: Live, upgrade: Upgrade): void {
  const { path, access } = openPosition;
  const route = { config: { access }, schema: { hide: true } };

  app.get<{ Params: { id: string } }>(path, route, async (request, reply) => {
    if (!isOwnOrigin(request, deps.options.publicUrl)) throw new AppError('foreign_origin');
    const session = currentSession(request);
    const { user } = session;
    const { id } = request.params;
    const state = await live.positions.stateOf(
      id,
      (ride) => isDriverOf(user, ride) || mayFollowRide(user, ride),
    );
    if (!state) throw new AppError('ride_not_found');
    const isDriver = isDriverOf(user, state);
    upgrade(request, reply, (socket) => {
      const listener = listenerOf(socket, session);
      if (isDriver) shareOn(deps, live, listener, id);
      else followOn(live, listener, id);
    });
    return reply;
  });
}

function shareOn(deps: Deps, live: Live, listener: Listener, rideId: string): void {
  const { socket, userId, role } = listener;
  const isWithinLimit = frameMeter(deps.clock);
  const driver = { id: userId, role };
  keepAside(live, listener, () => {});

  socket.on('message', (data: Buffer) => {
    live.markAlive(listener);
    const frame = readFrame(data.toString());
    if (!isWithinLimit()) socket.close(POLICY, 'too many frames');
    else if (!frame) socket.close(NOT_JSON, 'no frame of ours');
    else if (frame.type === 'stop') void live.positions.stop(rideId, driver).catch(() => undefined);
    else
      live.positions.share(rideId, driver, frame).then(
        (isShared) => !isShared && socket.close(RIDE_OVER, 'nothing to share'),
        // The next point follows anyway.
        () => undefined,
      );
  });
}

function readFrame(text: string): DriverFrame | undefined {
  try {
    const read = z.safeParse(driverFrame, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
