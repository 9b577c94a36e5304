import type { RegisterBody } from '#contract/account/auth.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { compactPhone } from '#domain/account/mobile-number.ts';
import { registrationRefusals } from '#domain/account/registration.ts';
import { accountKey } from '#server/db/account-key.ts';
import type { UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import { insertUser } from './user-repository.ts';

const AN_HOUR = 3600;
const PER_ADDRESS = 20;
const PER_EMAIL = 10;

/** A stranger always becomes a client, whatever role the form names. */
export async function registerClient(deps: Deps, form: RegisterBody, address: string): Promise<UserRow> {
  const [first] = registrationRefusals(form);
  if (first) throw new AppError(first.refusal, { fields: { [first.field]: messages[first.refusal] } });
  await refuseFloods(deps, form.email, address);

  const now = deps.clock();
  return await insertUser(deps.db, {
    id: newId(now.getTime()),
    role: 'client',
    email: form.email,
    password_hash: await deps.passwords.hash(form.password),
    first_name: form.firstName,
    last_name: form.lastName,
    phone: compactPhone(form.phone),
    created_at: now,
  });
}

async function refuseFloods(deps: Deps, email: string, address: string): Promise<void> {
  const rule = { seconds: AN_HOUR, refusal: 'too_many_registrations' } as const;
  await limitOrRefuse(deps, { ...rule, key: `register:address:${address}`, limit: PER_ADDRESS });
  await limitOrRefuse(deps, {
    ...rule,
    key: `register:email:${await accountKey(deps.db, email)}:address:${address}`,
    limit: PER_EMAIL,
  });
}
