import type { WebSocket } from 'ws';
import { type PositionFrame, RIDE_OVER } from '#contract/rides/positions.ts';
import type { Live, SideSocket } from './keep-live.ts';

/** A link is for a few people, each with a page or two; so is a ride of an account. None takes the place of another. */
const MOST_AT_ONCE = 20;

/** The ride that a socket follows. */
const followed = new WeakMap<SideSocket, string>();

/** Tracks a socket that belongs to no page until it closes. */
export function keepAside({ aside, markAlive }: Live, side: SideSocket, onClose: () => void): void {
  const { socket } = side;
  aside.add(side);
  socket.on('close', () => {
    aside.delete(side);
    onClose();
  });
  // An error ends the socket; it needs no log.
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => markAlive(side));
}

/** Shows the position of a ride on a socket; what a follower sends is not read. */
export function followOn(live: Live, side: SideSocket, rideId: string): void {
  const { socket } = side;
  if (alike(live, side, rideId) >= MOST_AT_ONCE) {
    socket.close(RIDE_OVER, 'too many followers');
    return;
  }
  followed.set(side, rideId);
  const leave = live.positions.follow(rideId, { send: (frame) => say(socket, frame) });
  keepAside(live, side, leave);
  socket.on('message', () => live.markAlive(side));
}

/** A ride has a link to follow it and one of its guest: they differ by what ends them. */
function alike({ aside }: Live, { link, userId }: SideSocket, rideId: string): number {
  return [...aside].filter((other) =>
    link
      ? other.link?.rideId === rideId && other.link.end === link.end
      : other.userId === userId && followed.get(other) === rideId,
  ).length;
}

function say(socket: WebSocket, frame: PositionFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}
