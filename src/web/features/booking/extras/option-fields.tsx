import { useQuery } from '@tanstack/react-query';
import type { OfferedOptionsView } from '#contract/pricing/price-extras.ts';
import { listOfferedOptions } from '#contract/pricing/pricing.calls.ts';
import { FREE, optionNames } from '#contract/sentences/option-names.fr.ts';
import { optionsOf, textOfOptions } from '#contract/sentences/options-text.ts';
import { readOptions } from '#web/api/read-options.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { Stepper } from './count-field.tsx';
import './option-fields.css';

type Offered = OfferedOptionsView[number];

/** The options of a trip; nothing while none is offered. */
export function OptionFields() {
  const { data: offered = [] } = useQuery(readOptions(listOfferedOptions));
  if (offered.length === 0) return null;
  return (
    <fieldset className="field option-fields">
      <legend className="field-label">Options</legend>
      {offered.map((option) => (
        <OptionField key={option.code} {...option} />
      ))}
    </fieldset>
  );
}

function OptionField({ code, price, most }: Offered) {
  const { draft, change } = useBooking();
  const chosen = optionsOf(draft.options);
  const quantity = chosen[code] ?? 0;
  const name = optionNames[code];
  const choose = (count: number) => change({ options: textOfOptions({ ...chosen, [code]: count }) });

  return (
    <div className="option-field">
      <p>
        {quantity > 0 ? <b>{name}</b> : name}
        <small>{Number(price) === 0 ? FREE : `${euroText(price)} par trajet`}</small>
      </p>
      {quantity === 0 ? (
        <Button size="small" aria-label={`Ajouter\u00a0: ${name}`} onClick={() => choose(1)}>
          Ajouter
        </Button>
      ) : (
        <Stepper
          label={name}
          one={name.toLocaleLowerCase('fr')}
          value={quantity}
          least={0}
          most={most}
          onChange={choose}
        />
      )}
    </div>
  );
}
