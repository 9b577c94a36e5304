import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotRead } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useActiveDrivers, useHandOver } from '../admin-api.ts';
import { ChoiceField } from '../filter-fields.tsx';

/** Both drivers and the client are notified. */
export function HandOverDialog({ ride, onClose }: { ride: RideView; onClose: () => void }) {
  const list = useActiveDrivers();
  const others = list.drivers.filter(({ id }) => id !== ride.driverId);
  const [chosen, setChosen] = useState('');
  const handOver = useHandOver();
  const names = Object.fromEntries(
    others.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );

  const send = async () => {
    try {
      await handOver.mutateAsync({ id: ride.id, body: { driverId: chosen, version: ride.version } });
      showToast({ tone: 'ok', title: `${rideName(ride)} confiée à ${names[chosen]}` });
      onClose();
    } catch (error) {
      reportFailure(error, 'Impossible de changer le chauffeur.');
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Confier à un autre chauffeur"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone="primary" disabled={!chosen} busy={handOver.isPending} onClick={() => void send()}>
            Confier la course
          </Button>
        </>
      }
    >
      <p className="hand-over-lead">
        Le client et les deux chauffeurs sont prévenus. La course garde son heure et son prix.
      </p>
      {list.failed && <NotRead why="Impossible de charger les chauffeurs." onRetry={list.retry} />}
      <ChoiceField
        label="Chauffeur"
        choices={{
          '': firstChoice(list, others.length),
          ...names,
        }}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

function firstChoice({ isWhole, failed }: ReturnType<typeof useActiveDrivers>, others: number): string {
  if (others > 0 || failed) return 'Choisissez un chauffeur';
  return isWhole ? 'Aucun autre chauffeur actif' : 'Chargement…';
}
