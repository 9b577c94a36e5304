import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { RideWhen } from '#web/ride/card/ride-when.tsx';
import { RideRoute } from '#web/ride/card/route/ride-route.tsx';
import { useVerdict } from '#web/ride/data/reads/verdicts.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { leftText, perKmText } from '#web/ride/words/request-words.ts';
import { verdictText } from '#web/ride/words/verdict-words.ts';
import '#web/ui/tone.css';

type Props = { ride: RideView; viewer: UserView; now: Date; isSilent: boolean };

/** The facts for a decision: time, price, trip, verdict, and the deadline. */
export function RequestFacts({ ride, viewer, now, isSilent }: Props) {
  return (
    <div className="request-facts">
      <RideWhen scheduledAt={new Date(ride.scheduledAt)} now={now} />
      <p className="request-price">
        <b>{priceText(ride)}</b>
        {ride.priceToConfirm && <span>à confirmer</span>}
        <span>{perKmText(ride)}</span>
      </p>
      <RideRoute ride={ride} />
      <RequestVerdict ride={ride} viewer={viewer} />
      <p className="request-left">
        Expire <b>{leftText(ride, now)}</b>
      </p>
      {isSilent && (
        <p className="request-left">
          Le navigateur retient le son{'\u00a0'}: touchez l’écran une fois pour l’activer.
        </p>
      )}
    </div>
  );
}

const tones = {
  yes: 'ok',
  tight: 'warn',
  outside_hours: 'warn',
  unsure: 'warn',
  no: 'bad',
  day_off: 'bad',
} as const;

/** Its room is reserved while it is computed. */
function RequestVerdict({ ride, viewer }: Pick<Props, 'ride' | 'viewer'>) {
  const { verdict } = useVerdict(ride, viewer, true);
  const text = verdict === undefined ? 'Calcul de la marge…' : 'Marge inconnue';

  return (
    <p className={`request-verdict tone-${verdict ? tones[verdict.kind] : 'plain'}`}>
      {verdict ? verdictText(verdict) : text}
    </p>
  );
}
