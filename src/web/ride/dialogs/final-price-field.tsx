import type { RideView } from '#contract/rides.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  ride: RideView;
  typed: string;
  /** The typed amount; null for none, undefined for an invalid one. */
  price: string | null | undefined;
  wrong: boolean;
  onChange: (typed: string) => void;
};

export function FinalPriceField({ ride, typed, price, wrong, onChange }: Props) {
  return (
    <>
      <TextField
        label="Prix final en euros"
        optional
        inputMode="decimal"
        autoComplete="off"
        placeholder={euroText(ride.estimatedPrice).replace(/\s€$/u, '')}
        hint={`Laissez vide pour garder le prix convenu de ${euroText(ride.estimatedPrice)}.`}
        error={wrong ? 'Saisissez un montant, par exemple 45,50.' : undefined}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small" role="status">
        {sumText(ride, price)}
      </p>
    </>
  );
}

/** What the client will pay, and the difference from the estimate. */
function sumText({ estimatedPrice }: RideView, price: Props['price']) {
  const difference = typeof price === 'string' ? differenceText(price, estimatedPrice) : undefined;
  if (typeof price !== 'string' || !difference) return null;
  return (
    <>
      Le client paie <b>{euroText(price)}</b>, soit <b>{difference}</b> par rapport au prix convenu.
    </>
  );
}
