import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import type { HoursBody } from '#contract/time/hours.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import { showToast } from '#web/ui/toast-store.ts';

type Base = NonNullable<HoursBody['base']> | null;
type Props = { base: Base; onChange: (base: Base) => void };

/** Where the first approach of a day starts. */
export function BaseField({ base, onChange }: Props) {
  /** Counts what was typed or chosen, so that coordinates that come later change nothing else. */
  const changes = useRef(0);
  const put = (next: Base) => {
    changes.current += 1;
    onChange(next);
  };

  const choose = async (suggestion: SuggestionView) => {
    const { address } = suggestion;
    put({ address, lat: null, lng: null });
    const change = changes.current;
    try {
      const coords = await coordsOf(suggestion);
      if (change === changes.current) put({ address, ...coords });
    } catch {
      showToast({ tone: 'bad', title: 'Cette adresse ne peut pas être située pour le moment.' });
    }
  };

  return (
    <>
      <div className="base-field">
        <AddressField
          name="base"
          mark={<MapPin aria-hidden="true" />}
          label="Adresse de départ"
          placeholder="Là où commence votre journée"
          value={base?.address ?? ''}
          errorId={undefined}
          onType={(address) => put(address === '' ? null : { address, lat: null, lng: null })}
          onChoose={(suggestion) => void choose(suggestion)}
          onUnpicked={() => {}}
        />
      </div>
      <p className="field-hint">Pour l’approche de la première course&nbsp;; sinon, celle de l’entreprise.</p>
    </>
  );
}
