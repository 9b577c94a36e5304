import { preloadable } from '#web/ui/preloadable.tsx';
import { orderRides } from './order-dialogs.ts';
import { paperDialogs } from './paper-dialogs.ts';
import type { RideDialogProps, RideDialogTable } from './use-ride-dialog.ts';

type Parts = typeof import('./driver-dialog-parts.ts');

/** Fetched when the first one is opened. */
function part(name: keyof Parts) {
  return preloadable<RideDialogProps>(async () => (await import('./driver-dialog-parts.ts'))[name]);
}

export const driverDialogs: RideDialogTable = {
  ...paperDialogs,
  reject: part('reject'),
  changed: part('changed'),
  changedOrder: part('changedOrder'),
  start: part('start'),
  startEarly: part('startEarly'),
  complete: preloadable<RideDialogProps>(async () => {
    // Its fields are a part of their own, which must be there without network too.
    const [{ complete }] = await Promise.all([
      import('./driver-dialog-parts.ts'),
      import('./closing/closing-fields.tsx'),
    ]);
    return complete;
  }),
  cancelByDriver: part('cancelByDriver'),
  navigate: part('navigate'),
  refund: part('refund'),
  contest: part('contest'),
  guestLink: part('guestLink'),
  follow: part('follow'),
  absent: part('absent'),
  nameBoard: preloadable(async () => (await import('./name-board/name-board.tsx')).NameBoard),
  waive: part('waive'),
  answerContest: part('answerContest'),
  client: part('client'),
  rejectOrder: part('rejectOrder'),
  orderRides,
};
