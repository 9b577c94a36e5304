import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import type { InstantStateView } from '#contract/time/hours.ts';
import { tripText } from '#contract/words/trip-words.fr.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useSaveInstant } from './hours-api.ts';
import './instant-sheet.css';

const STEP = 5;
const MOST = 120;

type Props = { open: boolean; state: InstantStateView; onClose: () => void };

/** When the platform accepts by itself, and what it has accepted. */
export function InstantSheet({ open, state, onClose }: Props) {
  const [margin, setMargin] = useState(state.leastMargin);
  const [isOn, setOn] = useState<boolean>();
  const save = useSaveInstant();
  const on = isOn ?? state.on;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Réservation immédiate"
      lead="La plateforme accepte pour vous, le client lit «&nbsp;Confirmée&nbsp;» aussitôt."
      foot={
        <Button
          tone="primary"
          busy={save.isPending}
          onClick={() => save.mutate({ on, leastMargin: margin }, { onSuccess: onClose })}
        >
          Enregistrer
        </Button>
      }
    >
      <div className="stack">
        <Switch label="Accepter pour moi" checked={on} onChange={setOn} />
        <fieldset className="margin-field" aria-label="Marge à garder, avant et après">
          <legend>Marge à garder, avant et après</legend>
          <div>
            <IconButton
              label="Moins de marge"
              icon={<Minus aria-hidden="true" />}
              disabled={margin <= 0}
              onClick={() => setMargin(Math.max(0, margin - STEP))}
            />
            <output>{`${margin}\u00a0min`}</output>
            <IconButton
              label="Plus de marge"
              icon={<Plus aria-hidden="true" />}
              disabled={margin >= MOST}
              onClick={() => setMargin(Math.min(MOST, margin + STEP))}
            />
          </div>
        </fieldset>
        <p className="field-hint">
          {state.pauseMinutes > 0
            ? `Route et pause de ${state.pauseMinutes} min déjà comptées.`
            : 'Route déjà comptée.'}
        </p>
        <section className="instant-rules">
          <h3>Une demande est acceptée seule quand</h3>
          <ul>
            {[
              `le verdict est «\u00a0oui\u00a0» avec au moins ${margin} min de marge`,
              'son prix est connu, pas «\u00a0à confirmer\u00a0»',
              'elle tient dans vos heures et hors de vos congés',
              'vous êtes «\u00a0Actif\u00a0»',
            ].map((text) => (
              <li key={text}>
                <Check aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        <Notice tone="info">
          Le bon de réservation est émis au même instant. Tout le reste vous attend comme aujourd’hui.
        </Notice>
        {state.rides.length > 0 && <AcceptedRides rides={state.rides} />}
      </div>
    </Dialog>
  );
}

function AcceptedRides({ rides }: Pick<InstantStateView, 'rides'>) {
  return (
    <section className="instant-rides">
      <h3>Acceptées pour vous</h3>
      <ul>
        {rides.map((ride) => (
          <li key={ride.id}>
            <Zap aria-hidden="true" />
            <div>
              <b>{`${dayText(new Date(ride.scheduledAt), new Date())}, ${clockText(new Date(ride.scheduledAt))}`}</b>
              <p>
                {`${tripText({ pickup: ride.pickupAddress, destination: ride.destinationAddress, hours: ride.hours ?? null })} · `}
                {ride.margin === null ? 'rien d’autre ce jour-là' : `${durationText(ride.margin)} de marge`}
              </p>
            </div>
            <span>{euroText(ride.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
