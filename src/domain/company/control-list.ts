import type { Company } from './company.ts';

/** What a roadside check may ask for: mentions of the voucher, papers that run out, and what is useful. */
export const controlPoints = [
  'operator_name',
  'operator_address',
  'operator_phone',
  'evtc_number',
  'siren',
  'pro_card_number',
  'vehicle_plate',
  'evtc_expiry',
  'pro_card_expiry',
  'medical_visit_expiry',
  'insurance_expiry',
  'technical_check_expiry',
  'insurer',
  'mediator',
  'vehicle_co2e',
] as const;
export type ControlPoint = (typeof controlPoints)[number];

/** Urgent: missing on the voucher, or expired. Soon: expires within sixty days. Useful: carries no fine. */
export const urgencies = ['urgent', 'soon', 'useful'] as const;
export type Urgency = (typeof urgencies)[number];

/** `expiry` is the last day, `daysLeft` negative once it has passed; both absent where something is missing. */
export type ControlItem = { point: ControlPoint; urgency: Urgency; expiry?: string; daysLeft?: number };

export type DriverPapers = {
  proCardNumber: string;
  proCardExpiry: string;
  medicalVisitExpiry: string;
  insuranceExpiry: string;
  technicalCheckExpiry: string;
  vehiclePlate: string;
  vehicleCo2e: number | null;
};

export type ControlFacts = {
  company: Company;
  contact: { address: string; phone: string; email: string };
  papers: DriverPapers;
  /** 'YYYY-MM-DD' in Paris. */
  today: string;
};

const WARNED_DAYS = 60;
const DAY_MS = 24 * 3_600_000;
/** Missing items sort before expiring ones. */
const MISSING = Number.MIN_SAFE_INTEGER;

/** What is missing or expires, the most urgent first; empty when all is well. */
export function controlList({ company, contact, papers, today }: ControlFacts): ControlItem[] {
  const missing = (point: ControlPoint, fact: string, urgency: Urgency): ControlItem[] =>
    fact.trim() === '' ? [{ point, urgency }] : [];
  const running = (point: ControlPoint, expiry: string) => runningOut(point, expiry, today);

  return [
    ...missing('operator_name', company.legalName, 'urgent'),
    ...missing('operator_address', contact.address, 'urgent'),
    // An email also counts as a contact.
    ...missing('operator_phone', contact.phone + contact.email, 'urgent'),
    ...missing('evtc_number', company.evtcNumber, 'urgent'),
    ...missing('siren', company.siren, 'urgent'),
    ...missing('pro_card_number', papers.proCardNumber, 'urgent'),
    ...missing('vehicle_plate', papers.vehiclePlate, 'urgent'),
    ...running('evtc_expiry', company.evtcExpiry),
    ...running('pro_card_expiry', papers.proCardExpiry),
    ...running('medical_visit_expiry', papers.medicalVisitExpiry),
    ...running('insurance_expiry', papers.insuranceExpiry),
    ...running('technical_check_expiry', papers.technicalCheckExpiry),
    ...missing('insurer', company.insurerName, 'useful'),
    ...missing('mediator', company.mediatorName, 'useful'),
    ...(papers.vehicleCo2e === null ? [{ point: 'vehicle_co2e', urgency: 'useful' } as const] : []),
  ].toSorted(byUrgency);
}

/** An expiry date that was never given is not reported as expired: it is useful to add. */
function runningOut(point: ControlPoint, expiry: string, today: string): ControlItem[] {
  if (expiry === '') return [{ point, urgency: 'useful' }];
  const daysLeft = Math.round((Date.parse(expiry) - Date.parse(today)) / DAY_MS);
  if (daysLeft > WARNED_DAYS) return [];
  return [{ point, urgency: daysLeft < 0 ? 'urgent' : 'soon', expiry, daysLeft }];
}

const rank: Record<Urgency, number> = { urgent: 0, soon: 1, useful: 2 };

function byUrgency(one: ControlItem, other: ControlItem): number {
  return rank[one.urgency] - rank[other.urgency] || (one.daysLeft ?? MISSING) - (other.daysLeft ?? MISSING);
}
