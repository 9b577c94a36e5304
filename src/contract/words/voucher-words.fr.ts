import type { VoucherMention } from '#domain/voucher/voucher.ts';
import type { VoucherView } from '../papers/vouchers.ts';
import { evtcText, inThrees } from '../sentences/evtc-text.ts';
import {
  dayAndTimeText,
  durationText,
  euroText,
  longDayText,
  longMomentText,
  numbered,
  phoneText,
  shortText,
} from '../sentences/french.ts';
import { stopText } from './trip-words.fr.ts';

export const VOUCHER_BASIS =
  'Justificatif de réservation préalable, article R. 3120-2 du code des transports et arrêté du 6 août 2025. Heures de Paris.';
const MENTION_MISSING = 'Mention manquante';

/** The names used by the law. */
export const mentionNames: Record<VoucherMention, string> = {
  operator: 'Exploitant',
  evtc_number: 'Numéro d’inscription au registre des VTC',
  siren: 'SIREN',
  client: 'Client',
  booked_at: 'Date et heure de la réservation',
  pickup_at: 'Date et heure de prise en charge souhaitées',
  pickup_place: 'Lieu de prise en charge indiqué par le client',
};

/** A mention as printed: its value large, then its details. An empty value means the mention is missing. */
export function mentionText(
  mention: VoucherMention,
  voucher: VoucherView,
): { value: string; details: string[] } {
  const { operator, client, passenger } = voucher;
  switch (mention) {
    case 'operator':
      return {
        value: operator.name,
        details: [
          [operator.address, operator.phone, operator.email].filter(Boolean).join(' · '),
          ...lackText(mention, voucher),
        ],
      };
    case 'evtc_number':
      return { value: evtcText(voucher.evtcNumber), details: [] };
    case 'siren':
      return { value: inThrees(voucher.siren), details: [] };
    case 'client':
      return {
        value: [client.name, phoneText(client.phone)].filter(Boolean).join(' · '),
        details: [
          ...(passenger ? [`Passager : ${passengerText(voucher)}`] : []),
          ...lackText(mention, voucher),
        ],
      };
    case 'booked_at':
      return {
        value: dayAndTimeText(new Date(voucher.bookedAt)),
        details: [takenText(voucher) || 'faite en ligne par le client', ...confirmationText(voucher)],
      };
    case 'pickup_at':
      return { value: dayAndTimeText(new Date(voucher.pickupAt)), details: [] };
    case 'pickup_place': {
      const [place = '', ...town] = addressLines(voucher.pickupPlace);
      return { value: place, details: town };
    }
  }
}

/** What a mention lacks although it has a value; without a value it says so itself. */
export function lackText(mention: 'operator' | 'client', { operator, client }: VoucherView): string[] {
  const lacks =
    mention === 'operator'
      ? [
          operator.name && !operator.address && 'adresse',
          operator.name && !operator.phone && !operator.email && 'téléphone ou email',
        ]
      : [client.phone && !client.name && 'nom', client.name && !client.phone && 'téléphone'];
  const named = lacks.filter(Boolean).join(', ');
  return named ? [`${MENTION_MISSING}\u00a0: ${named}`] : [];
}

/** For an order taken by telephone: who typed it and when; empty when the client booked it. */
export function takenText({ enteredBy, bookedAt }: Pick<VoucherView, 'enteredBy' | 'bookedAt'>): string {
  if (enteredBy === null) return '';
  return `Réservation reçue par téléphone, saisie par ${enteredBy} le ${dayAndTimeText(new Date(bookedAt))}`;
}

/** Printed beside the time of entry, never instead of it. */
export function confirmationText({ confirmation }: VoucherView): string[] {
  if (!confirmation) return [];
  const at = dayAndTimeText(new Date(confirmation.at));
  return [
    confirmation.notedBy === null
      ? `Confirmée en ligne par le client le ${at}`
      : `Confirmée par le client au téléphone le ${at}, notée par ${confirmation.notedBy}`,
  ];
}

/** 'émis le 5 mai 2026 à 21:58' */
export function issuedText({
  issuedAt,
  issuedLater,
  bookedAt,
}: Pick<VoucherView, 'issuedAt' | 'issuedLater' | 'bookedAt'>): string {
  const issued = longMomentText(new Date(issuedAt));
  if (!issuedLater) return `émis le ${issued}`;
  return `Bon établi le ${issued} d’après la réservation du ${longMomentText(new Date(bookedAt))}`;
}

/** The street, then the town with its postal code where there is one. */
export function addressLines(address: string): string[] {
  const [, street, town] = /^(.+), (\d{5} .+)$/u.exec(address) ?? [];
  return street && town ? [street, town] : [address];
}

export type VoucherChange = { label: string; before: string; after: string };

/** What another version prints differently. */
export function voucherChanges(before: VoucherView, after: VoucherView): VoucherChange[] {
  const [old, now] = [printedFacts(before), printedFacts(after)];
  return old.flatMap(([label, text], index) => {
    const other = now[index]?.[1] ?? '';
    return text === other ? [] : [{ label, before: text, after: other }];
  });
}

function printedFacts(voucher: VoucherView): [label: string, text: string][] {
  const { operator, driver, vehicle, insurer, mediator } = voucher;
  return [
    [
      'Exploitant',
      [operator.name, operator.address, operator.phone, operator.email].filter(Boolean).join(' · '),
    ],
    ['Registre VTC', evtcText(voucher.evtcNumber)],
    ['SIREN', inThrees(voucher.siren)],
    ['Passager', passengerText(voucher)],
    ['Prise en charge', dayAndTimeText(new Date(voucher.pickupAt))],
    ['Lieu de prise en charge', voucher.pickupPlace],
    ['Étapes', (voucher.stops ?? []).map(stopText).join(' · ')],
    ['Destination', voucher.destination],
    ['Mise à disposition', voucher.hire ? `${voucher.hire.hours}\u00a0h` : ''],
    ['Programme', voucher.hire?.program ?? ''],
    ['Chauffeur', driver.name],
    ['Carte professionnelle', driver.proCardNumber],
    ['Véhicule', `${vehicle.make} ${vehicle.model}`.trim()],
    ['Plaque', vehicle.plate],
    ['À bord', loadText(voucher)],
    ['Vol ou train', voucher.travelReference],
    ['Trajet prévu', wayText(voucher)],
    ['Prix convenu', euroText(voucher.price)],
    ['Assureur', [insurer.name, insurer.policy, insurer.phone].filter(Boolean).join(', ')],
    ['Médiateur', [mediator.name, mediator.address, mediator.url].filter(Boolean).join(', ')],
    ['Confirmation du client', confirmationText(voucher).join('')],
  ];
}

/** 'Yann Le Goff · 06 98 76 54 32'; empty when the client rides. */
function passengerText({ passenger }: VoucherView): string {
  return passenger ? [passenger.name, phoneText(passenger.phone)].filter(Boolean).join(' · ') : '';
}

/** '31,9 km, 48 min'; empty when one of the places is unknown. */
export function wayText({ distance, duration }: Pick<VoucherView, 'distance' | 'duration'>): string {
  if (distance === null || duration === null) return '';
  return `${shortText(distance, 1)}\u00a0km, ${durationText(duration)}`;
}

/** '2 passagers, 3 bagages' */
export function loadText({ passengers, luggage }: Pick<VoucherView, 'passengers' | 'luggage'>): string {
  return [numbered(passengers, 'passager'), ...(luggage > 0 ? [numbered(luggage, 'bagage')] : [])].join(', ');
}

/** The last day on which its URL works. */
export function onlineUntilText({ onlineUntil }: Pick<VoucherView, 'onlineUntil'>): string {
  return longDayText(new Date(Date.parse(onlineUntil) - 1)).replaceAll(' ', '\u00a0');
}
