import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { MOST_STOPS } from '#domain/ride/trip.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import { blankStop, type DraftStop } from '#web/signals/booking-draft.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useBooking } from '../../draft/use-booking.ts';
import { isUnfinished } from '../../trip/trip-ends.ts';
import { StopField } from '../stops/stop-field.tsx';
import '../stops/stop-fields.css';

const ends = [
  {
    name: 'return-pickup',
    label: 'Départ du retour',
    placeholder: 'D’où revenez-vous\u00a0?',
    kind: 'start',
  },
  { name: 'return-end', label: 'Destination du retour', placeholder: 'Où vous ramener\u00a0?', kind: 'end' },
] as const;

/** A return by other places than the outward ride; it may have stops of its own. */
export function ReturnWay() {
  const { draft, change, check } = useBooking();
  const id = useId();
  const error = check.problems.under('wayBack');
  const { wayBack } = draft;
  const last = wayBack.length - 1;

  /** With an address: only if the place still has it. */
  const alter = (index: number, part: Partial<DraftStop>, address?: string) => {
    check.problems.correct('wayBack');
    change((now) => ({
      wayBack: now.wayBack.map((place, at) =>
        at === index && (address === undefined || place.address === address) ? { ...place, ...part } : place,
      ),
    }));
  };

  const choose = async (index: number, suggestion: SuggestionView) => {
    const { address } = suggestion;
    alter(index, { address, coords: null });
    try {
      alter(index, { coords: await coordsOf(suggestion) }, address);
    } catch {
      alter(index, { isUnknown: true }, address);
      showToast({ tone: 'bad', title: 'Cette adresse ne peut pas être située pour le moment.' });
    }
  };

  const end = (which: 0 | 1) => {
    const { kind, ...words } = ends[which];
    const index = which === 0 ? 0 : last;
    return (
      <AddressField
        {...words}
        mark={<StopMark kind={kind} />}
        value={wayBack[index]?.address ?? ''}
        errorId={error && wayBack[index] && isUnfinished(wayBack[index]) ? id : undefined}
        onType={(address) => alter(index, { address, coords: null })}
        onChoose={(suggestion) => void choose(index, suggestion)}
        onUnpicked={(why) => alter(index, { isUnknown: why?.mustChoose === false })}
      />
    );
  };

  return (
    <section className="return-way" aria-label="Trajet du retour">
      <div className="address-fields">
        {end(0)}
        {wayBack.slice(1, -1).map((stop, index) => (
          <StopField
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the order.
            key={index}
            stop={stop}
            index={index}
            of="du retour"
            grip={undefined}
            isLifted={false}
            errorId={error && isUnfinished(stop) ? id : undefined}
            onChange={(part, address) => alter(index + 1, part, address)}
            onRemove={() => change({ wayBack: wayBack.toSpliced(index + 1, 1) })}
          />
        ))}
        {end(1)}
      </div>
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <p className="return-way-tools">
        {last - 1 < MOST_STOPS && (
          <button
            type="button"
            className="link"
            onClick={() => change({ wayBack: wayBack.toSpliced(last, 0, blankStop) })}
          >
            <Plus aria-hidden="true" />
            Ajouter une étape au retour
          </button>
        )}
        <button type="button" className="link" onClick={() => change({ wayBack: [] })}>
          Reprendre le trajet de l’aller
        </button>
      </p>
    </section>
  );
}
