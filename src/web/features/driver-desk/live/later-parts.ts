import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { preloadable } from '#web/ui/preloadable.tsx';

export const FullScreenRide = preloadable(
  async () => (await import('./full-screen-ride.tsx')).FullScreenRide,
  {
    quiet: true,
  },
);

export const OnTheSpot = preloadable(async () => (await import('./on-the-spot.tsx')).OnTheSpot, {
  quiet: true,
});

export const AskPosition = preloadable(async () => (await import('./ask-position.tsx')).AskPosition, {
  quiet: true,
});

/** What a driver opens during a ride, where there may be no network. */
export const partsOfRide = [FullScreenRide, OnTheSpot, AskPosition, ...Object.values(driverDialogs)];
