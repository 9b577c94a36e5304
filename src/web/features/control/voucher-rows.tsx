import type { RoadsideVoucherView, VoucherView } from '#contract/papers/vouchers.ts';
import { hireText, stopText } from '#contract/words/trip-words.fr.ts';
import { loadText } from '#contract/words/voucher-words.fr.ts';
import { addressParts } from '#web/text/addresses.ts';
import { dayAndTimeText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { ControlRow } from './control-row.tsx';

export function RideRows({ voucher }: { voucher: VoucherView }) {
  const { hire, stops = [] } = voucher;
  const destination = addressParts(voucher.destination);

  return (
    <dl className="control-rows">
      {hire && <ControlRow label="Commande" value={hireText(hire.hours)} details={[hire.program]} />}
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order.
        <ControlRow key={index} label={`Étape\u00a0${index + 1}`} value={stopText(stop)} />
      ))}
      <ControlRow label="Destination" value={destination.place} details={[destination.town]} />
      <ControlRow label="Passagers" value={loadText(voucher)} />
      <ControlRow label="Vol ou train" value={voucher.travelReference} />
      <ControlRow label="Prix convenu" value={`${euroText(voucher.price)} TTC`} />
    </dl>
  );
}

/** The origin of the voucher; an earlier version is listed with when it was replaced. */
export function VoucherRows({ voucher }: { voucher: RoadsideVoucherView }) {
  const { version, issuedAt, issuedLater, bookedAt, fingerprint, earlier = [] } = voucher;
  const origin = issuedLater
    ? `d’après la réservation du ${dayAndTimeText(new Date(bookedAt))}`
    : origins[version === 1 ? 'first' : 'later'];

  return (
    <dl className="control-rows">
      <ControlRow
        label={issuedLater ? 'Bon établi le' : 'Émis le'}
        value={dayAndTimeText(new Date(issuedAt))}
        details={[origin]}
      />
      <ControlRow label="Version" value={`${version}, la dernière`} />
      <ControlRow label="Empreinte" value={fingerprint} />
      {earlier.map((one) => (
        <ControlRow
          key={one.version}
          label={`Version\u00a0${one.version}`}
          value={`émise le ${dayAndTimeText(new Date(one.issuedAt))}`}
          details={[`remplacée le ${dayAndTimeText(new Date(one.replacedAt))}`]}
        />
      ))}
    </dl>
  );
}

const origins = { first: 'à l’acceptation par le chauffeur', later: 'après un changement' };
