import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { listRides, moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { accepted, inHours } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { AbsentDialog } from './fees/absent-dialog.tsx';
import { PassengerDialog } from './passenger-dialog.tsx';
import { StartEarlyDialog } from './starting/start-early-dialog.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

const forOther = (name: string): RideView => ({ ...accepted, passenger: { name, phone: '+33612345678' } });

test('the passenger who changed meanwhile is the one that the dialog shows', async () => {
  const { user } = show(
    <Desk dialog={PassengerDialog} ride={forOther('Jeanne')} later={forOther('Louise')} />,
  );
  expect(screen.getByLabelText('Nom du passager')).toHaveValue('Jeanne');

  await closeAndReopen(user);

  expect(screen.getByLabelText('Nom du passager')).toHaveValue('Louise');
});

test('a start that met another ride is asked from the beginning when it is opened again', async () => {
  answer(getCurrentUser, { user: chloe });
  answer(listRides, []);
  refuse(moveRide, 409, { code: 'driver_busy', message: 'Une autre course est en cours.' });
  const { user } = show(<Desk dialog={StartEarlyDialog} ride={accepted} />);
  await user.click(screen.getByRole('button', { name: 'Démarrer maintenant' }));
  expect(await screen.findByRole('dialog', { name: 'Une autre course est en cours' })).toBeVisible();

  await closeAndReopen(user);

  expect(screen.getByRole('dialog', { name: /^Démarrer en avance/u })).toBeVisible();
});

test('an absence is asked from the beginning when it is opened again', async () => {
  const waits = { ...accepted, scheduledAt: inHours(-0.5), landing: { landedAt: null, luggageAt: null } };
  const { user } = show(<Desk dialog={AbsentDialog} ride={waits} />);
  await user.click(screen.getByRole('button', { name: 'Noter l’absence quand même' }));
  expect(screen.getByRole('dialog', { name: /^Client absent/u })).toBeVisible();

  await closeAndReopen(user);

  expect(screen.getByRole('dialog', { name: 'Atterrissage non signalé' })).toBeVisible();
});

async function closeAndReopen(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.click(screen.getByRole('button', { name: 'Rouvrir', hidden: true }));
}

type Props = { dialog: ComponentType<RideDialogProps>; ride: RideView; later?: RideView };

/** A list, whose dialogs stay mounted. */
function Desk({ dialog: Dialog, ride, later = ride }: Props) {
  const [shown, setShown] = useState({ ride, open: true });
  return (
    <>
      <button type="button" onClick={() => setShown({ ride: later, open: true })}>
        Rouvrir
      </button>
      <Dialog
        {...shown}
        onClose={() => setShown({ ...shown, open: false })}
        onDone={() => undefined}
        now={new Date()}
      />
    </>
  );
}
