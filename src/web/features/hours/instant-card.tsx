import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { useLiveness } from '#web/live/liveness.ts';
import '#web/ui/card.css';
import '#web/ui/choice.css';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useInstant, useSaveInstant } from './hours-api.ts';
import './instant-card.css';

const InstantSheet = preloadable(async () => (await import('./instant-sheet.tsx')).InstantSheet, {
  quiet: true,
});

const HoursDialog = preloadable(async () => (await import('./hours-dialog.tsx')).HoursDialog, {
  quiet: true,
});

/** One tap switches it on or off; the first time, switching it on opens the explanation. */
export function InstantCard() {
  const { data } = useInstant();
  const save = useSaveInstant();
  const isOffline = useLiveness() === 'offline';
  const [sheet, setSheet] = useState({ number: 0, open: false });
  const [isHoursOpen, setHoursOpen] = useState<boolean>();

  if (!data) return null;
  // Shows the tapped state before the response: the sheet that opens must not reset it.
  const state = { ...data, ...(save.isPending && { on: save.variables.on ?? data.on }) };
  // Each opening starts from what is saved.
  const openSheet = () => setSheet(({ number }) => ({ number: number + 1, open: true }));
  const closeSheet = () => setSheet((last) => ({ ...last, open: false }));
  const change = () => {
    save.mutate({ on: !data.on });
    if (!data.on && !data.shown) openSheet();
  };
  return (
    <section className="card instant-card" aria-labelledby="instant-name">
      <div className={state.on ? 'instant is-on' : 'instant'}>
        <Zap aria-hidden="true" />
        <div>
          <b id="instant-name">Réservation immédiate</b>
          <p>
            {isOffline && 'Hors connexion. '}
            {state.on
              ? `La plateforme accepte pour vous, avec ${data.leastMargin} min de marge.`
              : 'Vous répondez à chaque demande.'}{' '}
            <button type="button" className="link" onClick={openSheet}>
              Régler
            </button>
            {' · '}
            <button type="button" className="link" onClick={() => setHoursOpen(true)}>
              Disponibilités
            </button>
          </p>
        </div>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={state.on}
          aria-labelledby="instant-name"
          aria-busy={save.isPending || undefined}
          disabled={isOffline}
          onClick={() => !save.isPending && change()}
        >
          <span className="switch-track" />
        </button>
      </div>
      {isHoursOpen !== undefined && <HoursDialog open={isHoursOpen} onClose={() => setHoursOpen(false)} />}
      {sheet.number > 0 && (
        <InstantSheet key={sheet.number} open={sheet.open} state={state} onClose={closeSheet} />
      )}
    </section>
  );
}
