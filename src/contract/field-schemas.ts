import * as z from 'zod/mini';
import { emailPattern } from '#domain/account/email-address.ts';
import { isReservedEmail } from '#domain/privacy/erased-person.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { accountMessages } from './sentences/account-messages.fr.ts';

/** Text that can be stored and shown: no NUL, no lone surrogate. */
const storable = z.refine<string>((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), {
  error: 'Ce texte contient des caractères interdits.',
});

const tooLong = (max: number) => `Ce texte est trop long (${max} caractères au plus).`;

/** A trimmed line of text, possibly empty. */
export function line(max: number) {
  return z.string().check(storable, z.trim(), z.maxLength(max, { error: tooLong(max) }));
}

/** A trimmed line of text, not empty. */
export function filledLine(max: number, error: string = accountMessages.fields_required) {
  return z
    .string({ error })
    .check(storable, z.trim(), z.minLength(1, { error }), z.maxLength(max, { error: tooLong(max) }));
}

/** Not trimmed: the spaces of a password are part of it. */
export const passwordText = z
  .string({ error: accountMessages.fields_required })
  .check(
    storable,
    z.minLength(1, { error: accountMessages.fields_required }),
    z.maxLength(200, { error: tooLong(200) }),
  );

export const emailText = z
  .string({ error: accountMessages.fields_required })
  .check(
    storable,
    z.trim(),
    z.minLength(1, { error: accountMessages.fields_required }),
    z.maxLength(254, { error: tooLong(254) }),
    z.regex(emailPattern, { error: accountMessages.email_invalid }),
  );

/** Of an account that is made or changed. */
export const newEmailText = emailText.check(
  z.refine((email) => !isReservedEmail(email), { error: accountMessages.email_invalid }),
);

export const COORDINATES_INVALID = 'Ces coordonnées ne sont pas valides.';
const badCoordinate = { error: COORDINATES_INVALID };

/** Accepts numbers and numeric strings, gives numbers. */
export function coordinate(limit: 90 | 180) {
  const bounded = z.number(badCoordinate).check(z.gte(-limit, badCoordinate), z.lte(limit, badCoordinate));
  const numeric = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/u, badCoordinate));
  return z.union([bounded, z.pipe(numeric, z.pipe(z.transform(Number), bounded))]);
}

/** A moment in a year of four digits, in any time zone. */
export function isoMoment(error: string) {
  return z.iso.datetime({ offset: true, error }).check(z.regex(/^[0-2]/u, { error }));
}

const badDay = { error: 'Cette date n’existe pas.' };

/** 'YYYY-MM-DD', or empty while unknown. */
export const calendarDay = z.string(badDay).check(
  z.trim(),
  z.refine((text) => text === '' || isCalendarDay(text), badDay),
);
