import { type Kysely, sql, type Transaction } from 'kysely';
import { termsText } from '#domain/ride/cancellation-terms.ts';
import type { NewRide, Tables } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { issueBills } from './bills.ts';
import { loadOwnCalendar } from './calendars.ts';
import { demoEvents } from './events.ts';
import { demoExtras, demoForfaits, demoWaiting } from './forfaits.ts';
import { setHours } from './hours.ts';
import { loadOrders } from './orders.ts';
import { company, driverPapers } from './papers.ts';
import { payRides } from './payments.ts';
import { camille, chloe, clients, everybody } from './people.ts';
import { demoPrices } from './prices.ts';
import { loadRaisedPrices } from './raised-prices.ts';
import { demoTerms } from './ride-stories.ts';
import { demoRides } from './rides.ts';
import { demoSweeps } from './sweeps.ts';
import { takeByTelephone } from './telephone-orders.ts';
import { issueVouchers } from './vouchers.ts';
import { loadWeek } from './week.ts';

type Tools = Pick<Deps, 'passwords' | 'secrets'>;
type Step = (done: number, total: number) => void;

/** Two demonstrations that start at once load one after the other. */
const DEMO_LOCK = 20_260_507;

/** All or nothing: an interrupted load leaves an empty database that the next one fills. */
export async function loadDemo(
  db: Kysely<Tables>,
  { passwords, secrets }: Tools,
  onStep: Step,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx);
    if (await isLoaded(trx)) return false;

    const total = everybody.length + 4;
    const ids = new Map<string, string>();
    for (const [index, person] of everybody.entries()) {
      const { id } = await createAccount(trx, passwords, person, new Date());
      await trx
        .updateTable('users')
        .set({
          phone: person.phone,
          home_address: person.homeAddress ?? null,
          work_address: person.workAddress ?? null,
        })
        .where('id', '=', id)
        .execute();
      ids.set(person.email, id);
      onStep(index + 1, total);
    }
    const idOf = (email: string) => ids.get(email) ?? '';
    await trx.insertInto('pricing_rules').values(demoPrices()).execute();
    await trx.insertInto('forfaits').values(demoForfaits()).execute();
    await trx.insertInto('price_extras').values(demoExtras).execute();
    await trx.insertInto('waiting_terms').values(demoWaiting).execute();
    onStep(total - 3, total);
    const single = await loadRides(trx, ids, idOf(chloe.email));
    await takeByTelephone(trx, secrets, single);
    const orders = await loadOrders(trx, {
      returning: idOf(camille.email),
      weekly: idOf(clients[1]?.email ?? ''),
      driverId: idOf(chloe.email),
    });
    const week = await loadWeek(trx, {
      clientIds: clients.map(({ email }) => idOf(email)),
      driverId: idOf(chloe.email),
      others: [...single, ...orders],
    });
    const raised = await loadRaisedPrices(trx, {
      open: idOf(camille.email),
      contesting: idOf(clients[1]?.email ?? ''),
      driverId: idOf(chloe.email),
    });
    await loadOwnCalendar(trx, secrets, idOf(chloe.email));
    const rides = [...single, ...orders, ...week];
    await payRides(trx, secrets, rides);
    onStep(total - 2, total);
    await loadConversations(trx, idOf(camille.email), idOf(chloe.email));
    onStep(total - 1, total);
    await setHours(trx, idOf(chloe.email), new Date());
    await trx.updateTable('company').set(company).execute();
    await trx
      .insertInto('app_settings')
      .values(branding.map(([key, value]) => ({ key, value, updated_at: new Date() })))
      .execute();
    await issueVouchers(trx, secrets, [...rides, ...raised]);
    await issueBills(trx, secrets, {
      rides,
      companyClientId: idOf(camille.email),
      driverId: idOf(chloe.email),
      stored: Object.fromEntries(branding),
    });
    await trx.insertInto('retention_sweeps').values(demoSweeps(new Date())).execute();
    onStep(total, total);
    return true;
  });
}

const branding = [
  ['cancellationTerms', termsText(demoTerms)],
  ['appName', 'Beaurivage'],
  ['appDescription', 'Chauffeurs privés à Paris et en Île-de-France'],
  ['contactEmail', 'bonjour@beaurivage.demo'],
  ['contactPhone', '01 84 80 12 60'],
  ['companyAddress', '27 bis avenue du Général-Michel-Bizot, 75012 Paris'],
] as const;

const vehicle = {
  license_number: 'EVTC075240817',
  vehicle_make: 'Mercedes-Benz',
  vehicle_model: 'Classe E 300 de',
  vehicle_plate: 'GH-482-KT',
  phone_number: '0641872503',
  bio: 'Quinze ans de route en Île-de-France.',
  experience: '15 ans',
  specialties: 'Aéroports, mariages, séminaires',
};

async function loadRides(
  trx: Transaction<Tables>,
  ids: Map<string, string>,
  driverId: string,
): Promise<NewRide[]> {
  const clientIds = clients.map(({ email }) => ids.get(email) ?? '');
  const rides = demoRides(clientIds, driverId);
  await trx.insertInto('rides').values(rides).execute();
  await trx.insertInto('ride_events').values(demoEvents(rides)).execute();
  await trx
    .insertInto('driver_profiles')
    .values({ user_id: driverId, ...vehicle, ...driverPapers })
    .execute();
  return rides;
}

async function loadConversations(
  trx: Transaction<Tables>,
  clientId: string,
  driverId: string,
): Promise<void> {
  const ride = await trx
    .selectFrom('rides')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  await trx
    .insertInto('client_notes')
    .values({
      driver_id: driverId,
      client_id: clientId,
      content: 'Attend à l’entrée de la cour, code 24B7. Aime le silence.',
      changed_at: new Date(),
    })
    .execute();
  const said: [string, string][] = [
    [clientId, 'Bonjour, j’aurai une valise cabine et un sac.'],
    [driverId, 'Bonjour Camille, c’est noté. Je serai devant l’entrée principale.'],
    [clientId, 'Parfait, à tout à l’heure !'],
  ];
  for (const [index, [sender, content]] of said.entries()) {
    const created_at = new Date(Date.now() - (said.length - index) * 300_000);
    const general = {
      id: newId(created_at.getTime()),
      client_id: clientId,
      sender_id: sender,
      content,
      created_at,
    };
    await trx.insertInto('general_messages').values(general).execute();
    await trx
      .insertInto('general_threads')
      .values({ client_id: clientId, last_message_id: general.id })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ last_message_id: general.id }))
      .execute();
    if (!ride) continue;
    const receiver_id = sender === clientId ? driverId : clientId;
    await trx
      .insertInto('ride_messages')
      .values({
        id: newId(created_at.getTime()),
        ride_id: ride.id,
        sender_id: sender,
        receiver_id,
        content,
        created_at,
      })
      .execute();
  }
}

/** A folder with other people in it is the operator's own. */
async function isLoaded(trx: Transaction<Tables>): Promise<boolean> {
  const emails = (await trx.selectFrom('users').select('email').limit(1000).execute()).map(
    ({ email }) => email,
  );
  if (emails.length > 0 && !emails.includes(chloe.email))
    throw new StartRefused(
      'Ce dossier contient déjà une plateforme\u00a0: la démonstration a besoin d’un autre DATA_DIR.',
    );
  return emails.length > 0;
}
