import { useEffect, useState } from 'react';
import { urlOf } from '#contract/call.ts';
import { openPosition } from '#contract/platform/platform.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { openPositionSocket } from '#web/live/position-socket.ts';
import { type SeenPoint, seenPoint } from '#web/text/arrival.ts';

/** The latest point of a ride's car; undefined while there is none. */
export function useFollowedPosition({ id }: Pick<RideView, 'id'>): SeenPoint | undefined {
  const [point, setPoint] = useState<SeenPoint>();

  useEffect(() => {
    const socket = openPositionSocket(urlOf(openPosition, { id }), {
      onFrame(frame) {
        if (frame.type === 'at') setPoint(seenPoint(frame, Date.now()));
        if (frame.type === 'gone') setPoint(undefined);
      },
    });
    return () => {
      socket.close();
      setPoint(undefined);
    };
  }, [id]);

  return point;
}
