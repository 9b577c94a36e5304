import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useState } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import type { Unpicked } from '#web/addresses/use-left-unpicked.ts';

type Props = {
  name: string;
  mark: ReactNode;
  label: string;
  value: string;
  error: string | undefined;
  onType: (address: string) => void;
  onChoose: (suggestion: SuggestionView) => void;
};

/** An address of the profile, found like those of a booking. One that is not found may be saved all the same. */
export function ProfileAddress({ error, label, ...field }: Props) {
  const id = useId();
  const [unpicked, setUnpicked] = useState<Unpicked>();
  const problem = error ?? unpicked?.text;

  return (
    <div className="field">
      <div className="address-fields">
        <AddressField
          {...field}
          label={`${label} (facultatif)`}
          placeholder="Rue et ville, gare, aéroport"
          errorId={problem ? id : undefined}
          onUnpicked={setUnpicked}
        />
      </div>
      {problem && (
        <p className="field-error" id={id}>
          <CircleAlert aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
