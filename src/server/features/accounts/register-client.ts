import type { RegisterBody } from '#contract/auth.ts';
import { messages } from '#contract/messages.fr.ts';
import { compactPhone } from '#domain/account/mobile-number.ts';
import { registrationRefusals } from '#domain/account/registration.ts';
import type { UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { countInWindow } from '#server/http/shared-limits.ts';
import { insertUser } from './user-repository.ts';

const AN_HOUR = 3600;
const PER_ADDRESS = 20;
const PER_EMAIL = 10;

/** Whatever role is asked for, a stranger becomes a client. */
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

async function refuseFloods({ db, clock, options }: Deps, email: string, address: string): Promise<void> {
  const limits = [
    { key: `register:address:${address}`, limit: PER_ADDRESS * options.rateLimitScale },
    { key: `register:email:${email.toLowerCase()}`, limit: PER_EMAIL * options.rateLimitScale },
  ];
  for (const limit of limits) {
    const wait = await countInWindow(db, { ...limit, seconds: AN_HOUR, now: clock() });
    if (wait > 0) throw new AppError('too_many_registrations', { retryAfter: wait });
  }
}
