import * as z from 'zod/mini';
import { legalForms, vatRegimes } from '#domain/company/company.ts';
import {
  evtcNumberFrom,
  isSiren,
  isSiret,
  isVatNumber,
  withoutSpaces,
} from '#domain/company/company-numbers.ts';
import { controlPoints, urgencies } from '#domain/company/control-list.ts';
import { calendarDay, line } from '../field-schemas.ts';
import { companyProblems } from '../sentences/company-sentences.fr.ts';

const texts = {
  legalName: line(120),
  registration: line(80),
  shareCapital: line(40),
  insurerName: line(120),
  insurerPolicy: line(80),
  insurerPhone: line(40),
  mediatorName: line(120),
  mediatorAddress: line(300),
  publicationDirector: line(120),
  hostName: line(120),
  hostAddress: line(300),
  hostPhone: line(40),
};

/** A number typed with spaces and stored without; empty while unknown. */
function number(isRight: (digits: string) => boolean, error: string) {
  return z.pipe(
    line(40),
    z.pipe(
      z.transform((typed: string) => withoutSpaces(typed).toUpperCase()),
      z.string().check(z.refine((digits) => digits === '' || isRight(digits), { error })),
    ),
  );
}

const webAddress = line(300).check(
  z.refine((text) => text === '' || /^https?:\/\/[^\s"'<>]+$/u.test(text), {
    error: companyProblems.mediatorUrl,
  }),
);

export const companyView = z.object({
  ...(Object.fromEntries(Object.keys(texts).map((key) => [key, z.string()])) as Record<
    keyof typeof texts,
    z.ZodMiniString
  >),
  legalForm: z.enum(['', ...legalForms]),
  siren: z.string(),
  siret: z.string(),
  evtcNumber: z.string(),
  evtcExpiry: z.string(),
  vatRegime: z.enum(['', ...vatRegimes]),
  vatNumber: z.string(),
  mediatorUrl: z.string(),
});
export type CompanyView = z.infer<typeof companyView>;

/** Absent fields stay unchanged. */
export const companyBody = z.partial(
  z.strictObject({
    ...texts,
    legalForm: z.enum(['', ...legalForms], { error: companyProblems.legalForm }),
    siren: number(isSiren, companyProblems.siren),
    siret: number(isSiret, companyProblems.siret),
    evtcNumber: number((typed) => evtcNumberFrom(typed) !== undefined, companyProblems.evtcNumber),
    evtcExpiry: calendarDay,
    vatRegime: z.enum(['', ...vatRegimes], { error: companyProblems.vatRegime }),
    vatNumber: number(isVatNumber, companyProblems.vatNumber),
    mediatorUrl: webAddress,
  }),
);
export type CompanyBody = z.input<typeof companyBody>;
export type CompanyChange = z.output<typeof companyBody>;

export const controlListView = z.array(
  z.object({
    point: z.enum(controlPoints),
    urgency: z.enum(urgencies),
    expiry: z.optional(z.string()),
    daysLeft: z.optional(z.number()),
  }),
);
export type ControlListView = z.infer<typeof controlListView>;
