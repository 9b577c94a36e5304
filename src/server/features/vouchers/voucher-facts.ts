import { nameWithForm } from '#domain/company/company.ts';
import type { VoucherFacts } from '#domain/voucher/voucher.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { namedQuery } from '#server/db/named-query.ts';
import { roadOf } from '#server/db/ride-places.ts';
import type { CompanyRow, Db, DriverProfileRow, RideRow } from '#server/db/schema.ts';

const rideColumns = [
  ...(['id', 'number', 'pickup_address', 'pickup_lat', 'pickup_lng', 'destination_address'] as const),
  ...(['destination_lat', 'destination_lng', 'scheduled_at', 'created_at', 'distance_km'] as const),
  ...(['duration_minutes', 'estimated_cents', 'price_lines', 'passengers', 'luggage'] as const),
  ...(['travel_reference', 'passenger_name', 'passenger_phone'] as const),
  ...(['entered_by', 'confirmed_at', 'stops', 'hire_hours', 'program'] as const),
] as const;
const profileColumns = ['pro_card_number', 'vehicle_make', 'vehicle_model', 'vehicle_plate'] as const;
const companyColumns = [
  ...(['legal_name', 'legal_form', 'siren', 'evtc_number', 'insurer_name', 'insurer_policy'] as const),
  ...(['insurer_phone', 'mediator_name', 'mediator_address', 'mediator_url'] as const),
] as const;

const printedSettings = ['companyAddress', 'contactPhone', 'contactEmail'] as const;

/** Whether a setting is on every voucher. */
export function isPrinted(key: string): boolean {
  return printedSettings.some((printed) => printed === key);
}

type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Everything that a voucher prints, with the state of the facts at that moment and the last version there is. */
export type FactsRow = Pick<RideRow, (typeof rideColumns)[number]> &
  OrNull<Pick<DriverProfileRow, (typeof profileColumns)[number]>> &
  OrNull<Pick<CompanyRow, (typeof companyColumns)[number]>> & {
    revision: string;
    client_name: string;
    client_phone: string | null;
    entered_by_name: string | null;
    confirmed_by_name: string | null;
    driver_name: string;
    contact: Partial<Record<(typeof printedSettings)[number], string>> | null;
    last_version: number | null;
    last_number: string | null;
    last_content: string | null;
    /** Taken when there is no version yet. */
    next_count: string | null;
  };

const named = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column}`).join();

const nameOf = (column: string) =>
  `(select trim(first_name || ' ' || last_name) from users where id = rides.${column})`;

export const factsText = `select ${named('rides', rideColumns)}, ${named('profile', profileColumns)}, ${named('company', companyColumns)},
    voucher_facts.revision, trim(client.first_name || ' ' || client.last_name) as client_name,
    client.phone as client_phone, ${nameOf('entered_by')} as entered_by_name,
    ${nameOf('confirmed_by')} as confirmed_by_name, trim(driver.first_name || ' ' || driver.last_name) as driver_name,
    (select jsonb_object_agg(key, value) from app_settings
      where key in (${printedSettings.map((key) => `'${key}'`).join()})) as contact,
    last.version as last_version, last.number as last_number, last.content as last_content,
    case when last.version is null then nextval('voucher_numbers') end as next_count
  from rides
  join users client on client.id = rides.client_id
  join users driver on driver.id = coalesce($2::uuid, rides.driver_id)
  left join driver_profiles profile on profile.user_id = driver.id
  left join company on true
  cross join voucher_facts
  left join lateral (
    select vouchers.version, vouchers.number, documents.content
    from vouchers
    join chain_documents documents on documents.chain = 'vouchers' and documents.id = vouchers.document_id
    where vouchers.ride_id = rides.id order by vouchers.version desc limit 1
  ) last on true
  where rides.id = any ($1::uuid[])`;

const factsOfRides = namedQuery<FactsRow>('voucher-facts', factsText);

/** For the current driver, or for the given one. */
export async function readFacts(
  on: Db | AnnouncingPool,
  rideIds: readonly string[],
  driverId: string | null,
): Promise<FactsRow[]> {
  return await factsOfRides(on, rideIds, driverId);
}

export function factsFrom(row: FactsRow): VoucherFacts {
  const { km, minutes } = roadOf(row);
  return {
    operator: {
      name: nameWithForm({ legalName: row.legal_name ?? '', legalForm: row.legal_form ?? '' }),
      address: row.contact?.companyAddress ?? '',
      phone: row.contact?.contactPhone ?? '',
      email: row.contact?.contactEmail ?? '',
    },
    evtcNumber: row.evtc_number ?? '',
    siren: row.siren ?? '',
    client: { name: row.client_name, phone: row.client_phone ?? '' },
    passenger: row.passenger_name ? { name: row.passenger_name, phone: row.passenger_phone } : null,
    bookedAt: row.created_at.toISOString(),
    enteredBy: row.entered_by_name,
    pickupAt: row.scheduled_at.toISOString(),
    pickupPlace: row.pickup_address,
    driver: { name: row.driver_name, proCardNumber: row.pro_card_number ?? '' },
    vehicle: {
      make: row.vehicle_make ?? '',
      model: row.vehicle_model ?? '',
      plate: row.vehicle_plate ?? '',
    },
    destination: row.destination_address,
    passengers: row.passengers,
    luggage: row.luggage,
    travelReference: row.travel_reference,
    distanceKm: km,
    durationMinutes: minutes,
    priceLines: row.price_lines,
    priceCents: row.estimated_cents,
    insurer: {
      name: row.insurer_name ?? '',
      policy: row.insurer_policy ?? '',
      phone: row.insurer_phone ?? '',
    },
    mediator: {
      name: row.mediator_name ?? '',
      address: row.mediator_address ?? '',
      url: row.mediator_url ?? '',
    },
    ...(row.confirmed_at && row.entered_by
      ? { confirmation: { at: row.confirmed_at.toISOString(), notedBy: row.confirmed_by_name } }
      : {}),
    ...(row.stops.length > 0
      ? { stops: row.stops.map(({ address, waitingMinutes }) => ({ address, waitingMinutes })) }
      : {}),
    ...(row.hire_hours === null ? {} : { hire: { hours: row.hire_hours, program: row.program } }),
  };
}
