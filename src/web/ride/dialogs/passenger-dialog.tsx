import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { PASSENGER_NAME_MISSING } from '#contract/sentences/ride-sentences.fr.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangePassenger } from '../data/moves/passenger-moves.ts';
import type { RideDialogProps } from './use-ride-dialog.ts';

type Problems = { name?: string; phone?: string };

/** The passenger is printed on the voucher: a change issues a new version at once, without approval. */
export function PassengerDialog({ ride, open, onClose, onDone }: RideDialogProps) {
  const [isOther, setOther] = useState(true);
  const [name, setName] = useState(ride.passenger?.name ?? '');
  const [phone, setPhone] = useState(ride.passenger?.phone ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const [known, setKnown] = useState(ride.passenger);
  const change = useChangePassenger();

  if (!isSame(known, ride.passenger)) {
    setKnown(ride.passenger);
    setOther(true);
    setName(ride.passenger?.name ?? '');
    setPhone(ride.passenger?.phone ?? '');
  }

  const save = () => {
    const found = isOther ? problemsOf(name, phone) : {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const passenger = isOther ? { name: name.trim(), phone: phone.trim() } : null;
    change.mutate({ ride, passenger }, { onSuccess: onDone });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Changer le passager"
      lead={ride.status === 'accepted' ? 'Le bon de réservation est mis à jour aussitôt.' : undefined}
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone="primary" busy={change.isPending} onClick={save}>
            Enregistrer
          </Button>
        </>
      }
    >
      <div className="stack">
        <Checkbox
          label="Le passager est quelqu’un d’autre"
          hint="Il reçoit un message quand la course est acceptée, et le chauffeur l’appelle."
          checked={isOther}
          onChange={(event) => setOther(event.target.checked)}
        />
        {isOther && (
          <>
            <TextField
              label="Nom du passager"
              autoComplete="off"
              maxLength={100}
              value={name}
              error={problems.name}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              label="Son téléphone"
              hint="De tout pays, avec l’indicatif hors de France&nbsp;: +44 20 7946 0018"
              optional
              type="tel"
              autoComplete="off"
              maxLength={30}
              value={phone}
              error={problems.phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A ride that is read again has an object of its own. */
function isSame(one: RideView['passenger'], other: RideView['passenger']): boolean {
  return one?.name === other?.name && one?.phone === other?.phone;
}

function problemsOf(name: string, phone: string): Problems {
  if (name.trim() === '') return { name: PASSENGER_NAME_MISSING };
  return phone.trim() === '' || internationalPhone(phone) ? {} : { phone: 'Ce numéro n’est pas valable.' };
}
