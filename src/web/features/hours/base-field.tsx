import MapPin from 'lucide-react/icons/map-pin';
import type { HoursBody } from '#contract/time/hours.ts';
import { AddressField } from '#web/addresses/address-field.tsx';

type Base = NonNullable<HoursBody['base']> | null;
type Props = { base: Base; onChange: (base: Base) => void };

/** Where the first approach of a day starts. */
export function BaseField({ base, onChange }: Props) {
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
          onType={(address) => onChange(address === '' ? null : { address, lat: null, lng: null })}
          onChoose={({ address, lat, lng }) => onChange({ address, lat, lng })}
          onUnpicked={() => {}}
        />
      </div>
      <p className="field-hint">Pour l’approche de la première course&nbsp;; sinon, celle de l’entreprise.</p>
    </>
  );
}
