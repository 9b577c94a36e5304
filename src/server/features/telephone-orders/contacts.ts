import { sql } from 'kysely';
import type { FoundClientView, TakeOrder } from '#contract/rides/telephone-orders.ts';
import { contactAddress } from '#domain/account/contact.ts';
import { compactPhone } from '#domain/account/mobile-number.ts';
import { shownEmail } from '#domain/privacy/erased-person.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { matchesPerson } from '#server/db/search-text.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { normalPhone } from '#server/phones/normal-phone.ts';

const MOST_FOUND = 8;
const MOST_COUNTED = 100;

/** Accounts and contacts, those with the latest ride first. */
export async function searchClients({ db }: Pick<Deps, 'db'>, search: string): Promise<FoundClientView[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone', 'email', 'contact_email', 'is_contact'])
    .select([
      sql<string>`(select count(*) from (select from rides where client_id = users.id limit ${sql.lit(MOST_COUNTED)}) as counted)`.as(
        'rides',
      ),
      sql<Date | null>`(select max(scheduled_at) from rides where client_id = users.id)`.as('last_ride'),
    ])
    .where('role', '=', 'client')
    .where('blocked_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(matchesPerson(search))
    .orderBy(sql`last_ride desc nulls last`)
    .orderBy('last_name')
    .limit(MOST_FOUND)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.contact_email ?? shownEmail(row.email),
    isContact: row.is_contact,
    rides: Number(row.rides),
  }));
}

type Client = Pick<TakeOrder, 'clientId' | 'contact'>;
/** Checked before the transaction, for the numbers of all countries are read on first use. */
export type NewContact = {
  first_name: string;
  last_name: string;
  phone: string | null;
  contact_email: string | null;
};

export async function checkContact({ contact }: Client): Promise<NewContact | undefined> {
  if (!contact) return undefined;
  const { firstName, lastName = '', phone = '', email = '' } = contact;
  const normal = phone === '' ? undefined : await normalPhone(phone);
  if (phone !== '' && !normal) throw new AppError('phone_invalid', { fields: { phone: PHONE_INVALID } });
  if (!normal && email === '') throw new AppError('contact_unreachable');
  return {
    first_name: firstName,
    last_name: lastName,
    phone: normal ? compactPhone(normal) : null,
    contact_email: email === '' ? null : email,
  };
}

const PHONE_INVALID = 'Ce numéro n’est pas valable.';

/** A contact with the same name, telephone and email is reused; an account never is. */
export async function addContact(trx: Db, contact: NewContact, now: Date): Promise<UserRow> {
  const known = await trx
    .selectFrom('users')
    .selectAll()
    .where('is_contact', '=', true)
    .where('erased_at', 'is', null)
    .where('first_name', '=', contact.first_name)
    .where('last_name', '=', contact.last_name)
    .where(sql<boolean>`phone is not distinct from ${contact.phone}`)
    .where(sql<boolean>`lower(contact_email) is not distinct from lower(${contact.contact_email})`)
    .forShare()
    .executeTakeFirst();
  if (known?.blocked_at) throw new AppError('client_blocked');
  if (known) return known;
  const id = newId(now.getTime());
  return await trx
    .insertInto('users')
    .values({
      id,
      role: 'client',
      email: contactAddress(id),
      password_hash: '',
      is_contact: true,
      created_at: now,
      last_seen_at: now,
      ...contact,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function knownClient(trx: Db, id: string): Promise<UserRow> {
  const client = isUuid(id)
    ? await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .where('role', '=', 'client')
        .where('blocked_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!client) throw new AppError('client_not_found');
  return client;
}
