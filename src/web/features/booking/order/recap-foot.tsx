import type { ReactNode } from 'react';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { NewTabLink } from '#web/ui/new-tab-link.tsx';
import './recap.css';
import { TO_CONFIRM } from '../trip/price-marks.ts';
import type { Trip } from '../trip/trip.ts';

type Props = {
  trip: Pick<Trip, 'price' | 'priceToConfirm'> | undefined;
  /** A hire whose price only the driver can give. */
  isUnpriced?: boolean | undefined;
  /** The label is different when the price has changed. */
  onBack: (() => void) | undefined;
  children: ReactNode;
};

export function RecapFoot({ trip, isUnpriced = false, onBack, children }: Props) {
  return (
    <div className={onBack ? 'recap-foot recap-foot-narrow' : 'recap-foot'}>
      {trip && (
        <p className="recap-total">
          <span className="small soft">
            Total TTC{trip.priceToConfirm && !isUnpriced && ' (à confirmer)'}
          </span>
          <b className="figures">{isUnpriced ? TO_CONFIRM : euroText(trip.price)}</b>
        </p>
      )}
      {children}
      {onBack && (
        <Button tone="plain" onClick={onBack}>
          Revenir au trajet
        </Button>
      )}
      <p className="recap-law">
        Le droit de rétractation de 14&nbsp;jours ne s’applique pas au transport à date fixée.{' '}
        <NewTabLink href={legalPages.terms.path}>Conditions générales</NewTabLink>
      </p>
    </div>
  );
}
