import Clock from 'lucide-react/icons/clock';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { waitingChoices } from '#domain/ride/trip.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import type { Unpicked } from '#web/addresses/use-left-unpicked.ts';
import type { DraftStop } from '#web/signals/booking-draft.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type Props = {
  stop: DraftStop;
  index: number;
  /** Where both legs have stops: 'du retour'. */
  of?: string;
  grip: ComponentProps<'button'> | undefined;
  isLifted: boolean;
  errorId: string | undefined;
  /** With an address: only if the stop still has it. */
  onChange: (part: Partial<DraftStop>, address?: string) => void;
  onRemove: () => void;
};

export function StopField({ stop, index, of = '', grip, isLifted, errorId, onChange, onRemove }: Props) {
  const name = `étape ${index + 1}${of && ` ${of}`}`;

  const choose = async (suggestion: SuggestionView) => {
    const { address } = suggestion;
    onChange({ address, coords: null });
    try {
      onChange({ coords: await coordsOf(suggestion) }, address);
    } catch {
      onChange({ isUnknown: true }, address);
      showToast({ tone: 'bad', title: 'Cette adresse ne peut pas être située pour le moment.' });
    }
  };
  const noteUnknown = (why: Unpicked | undefined) => onChange({ isUnknown: why?.mustChoose === false });

  return (
    <div className={isLifted ? 'stop-row is-lifted' : 'stop-row'}>
      <AddressField
        name={`stop-${index + 1}${of && '-back'}`}
        mark={<StopMark kind="between" />}
        label={`É${name.slice(1)}`}
        placeholder="Où vous arrêter&nbsp;?"
        value={stop.address}
        errorId={errorId}
        onType={(address) => onChange({ address, coords: null })}
        onChoose={(suggestion) => void choose(suggestion)}
        onUnpicked={noteUnknown}
        tools={
          <>
            <button type="button" className="input-tool" aria-label={`Retirer l’${name}`} onClick={onRemove}>
              <X aria-hidden="true" />
            </button>
            {grip && (
              <button
                type="button"
                className="input-tool stop-grip"
                aria-label={`Déplacer l’${name}`}
                title="Flèches haut et bas pour déplacer"
                {...grip}
              >
                <GripVertical aria-hidden="true" />
              </button>
            )}
          </>
        }
      />
      <span className="stop-wait">
        <Clock aria-hidden="true" />
        <select
          aria-label={`Attente à l’${name}`}
          value={stop.waitingMinutes}
          onChange={(event) => onChange({ waitingMinutes: Number(event.target.value) })}
        >
          {choicesWith(stop.waitingMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'Sans attente' : `${minutes}\u00a0min d’attente`}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** An edited ride may have another waiting time. */
function choicesWith(minutes: number): number[] {
  return [...new Set([...waitingChoices, minutes])].toSorted((one, other) => one - other);
}
