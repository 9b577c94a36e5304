import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { answer } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { RideDialogs } from './ride-dialogs.tsx';
import { type RideDialogProps, type RideDialogTable, useRideDialog } from './use-ride-dialog.ts';

test('a dialog that cannot be loaded says so and offers to open the page anew; once it can, it opens', async () => {
  answer(getCurrentUser, { user: chloe });
  let isReachable = false;
  const voucher = preloadable<RideDialogProps>(async () => {
    if (!isReachable) throw new Error('cut');
    return () => <p>Bon de réservation</p>;
  });
  const { user } = show(<Desk dialogs={{ voucher }} />);

  await user.click(screen.getByRole('button', { name: 'Bon' }));

  expect(await screen.findByText('Vérifiez votre connexion, puis réessayez.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Bon' }));
  expect(await screen.findByText('Bon de réservation')).toBeVisible();
});

function Desk({ dialogs }: { dialogs: RideDialogTable }) {
  const { openDialog, ...shown } = useRideDialog(dialogs);
  return (
    <>
      <button type="button" onClick={() => openDialog('voucher', accepted)}>
        Bon
      </button>
      <RideDialogs {...shown} onDone={() => undefined} now={new Date()} />
    </>
  );
}
