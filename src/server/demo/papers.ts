import { addDays } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';

/** An invented company: its numbers have valid check digits and belong to no one. */
export const company = {
  legal_name: 'Beaurivage',
  legal_form: 'SAS',
  siren: '999840218',
  siret: '99984021800039',
  registration: 'Paris',
  share_capital: '5 000 €',
  evtc_number: 'EVTC075240817',
  evtc_expiry: inDays(900),
  vat_regime: 'liable',
  vat_number: 'FR45999840218',
  insurer_name: 'Mutuelle des Quais',
  insurer_policy: '4817 220',
  insurer_phone: '01 55 00 00 17',
  mediator_name: 'Médiation Mobilités',
  mediator_url: 'https://mediation-mobilites.example',
  mediator_address: '12 rue de l’Exemple, 75000 Paris',
  publication_director: 'Chloé Vasseur-Montigny',
  host_name: 'Hébergement Exemple SAS',
  host_address: '1 rue du Serveur, 59000 Lille',
  host_phone: '03 00 00 00 59',
};

/** One paper runs out soon, so that the control list shows something. */
export const driverPapers = {
  pro_card_number: '075 240 817 001',
  pro_card_expiry: inDays(1200),
  medical_visit_expiry: inDays(52),
  insurance_expiry: inDays(300),
  technical_check_expiry: inDays(15),
  vehicle_co2e: 121,
  vehicle_energy: 'plugin_hybrid',
};

function inDays(days: number): string {
  return addDays(parisTime(new Date()).day, days);
}
