import type { ControlListView } from '#contract/platform/company.ts';
import { controlTexts } from '#contract/sentences/control-sentences.fr.ts';
import type { ControlPoint } from '#domain/company/control-list.ts';
import { numbered } from '#web/text/counts.ts';
import { calendarDayText } from '#web/text/dates.ts';

type Item = ControlListView[number];

export function controlText({ point, expiry, daysLeft }: Item): { title: string; hint: string } {
  const { missing, expiry: running } = controlTexts[point];
  if (expiry === undefined || daysLeft === undefined || !running) return missing;
  const day = calendarDayText(expiry);
  const title = `${running.name} ${whenText(daysLeft, running.feminine)}`;
  return { title, hint: daysLeft < 0 ? `Terme le ${day}.` : `${running.todo} avant le ${day}.` };
}

function whenText(daysLeft: number, feminine: boolean): string {
  if (daysLeft === 0) return 'aujourd’hui';
  if (daysLeft > 0) return `dans ${numbered(daysLeft, 'jour')}`;
  return `${feminine ? 'expirée' : 'expiré'} depuis ${numbered(-daysLeft, 'jour')}`;
}

const profileFields: Partial<Record<ControlPoint, string>> = {
  pro_card_number: 'proCardNumber',
  pro_card_expiry: 'proCardExpiry',
  vehicle_plate: 'vehiclePlate',
  medical_visit_expiry: 'medicalVisitExpiry',
  insurance_expiry: 'insuranceExpiry',
  technical_check_expiry: 'technicalCheckExpiry',
  vehicle_co2e: 'vehicleCo2e',
};

const settingFields: Partial<Record<ControlPoint, string>> = {
  operator_name: 'legalName',
  operator_address: 'companyAddress',
  operator_phone: 'contactPhone',
  evtc_number: 'evtcNumber',
  evtc_expiry: 'evtcExpiry',
  siren: 'siren',
  insurer: 'insurerName',
  mediator: 'mediatorName',
};

/** The page and the field that settle a point. */
export function addressOfPoint(point: ControlPoint): string {
  const field = profileFields[point];
  return field ? `/driver-profile#${field}` : `/app-settings#${settingFields[point] ?? ''}`;
}
