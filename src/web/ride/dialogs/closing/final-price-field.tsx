import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  ride: RideView;
  typed: string;
  /** The agreed price plus the additions. */
  sum: string;
  /** The typed amount; null for none, undefined for an invalid one. */
  price: string | null | undefined;
  /** Whether it is higher than the named lines. */
  isUnnamed: boolean;
  wrong: boolean;
  onChange: (typed: string) => void;
};

export function FinalPriceField({ ride, typed, sum, price, isUnnamed, wrong, onChange }: Props) {
  const malformed = wrong ? 'Saisissez un montant, par exemple 45,50.' : undefined;
  return (
    <>
      <TextField
        label="Prix final en euros"
        optional
        inputMode="decimal"
        autoComplete="off"
        placeholder={euroText(sum).replace(/\s€$/u, '')}
        hint={
          sum === ride.estimatedPrice
            ? `Laissez vide pour garder le prix convenu de ${euroText(sum)}.`
            : `Laissez vide pour ${euroText(sum)}, lignes comprises.`
        }
        error={isUnnamed ? UNNAMED : malformed}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="small" role="status">
        {sumText(ride, price === null ? sum : price)}
      </p>
    </>
  );
}

const UNNAMED = 'Pour un prix plus élevé, ajoutez une ligne\u00a0: le client lit pourquoi.';

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
