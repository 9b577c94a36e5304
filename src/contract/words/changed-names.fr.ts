import type { AuditAction } from '#domain/administration/audit.ts';
import type { AccountingView } from '../money/accounting.ts';
import type { CompanyView } from '../platform/company.ts';
import { settingNames } from './setting-names.fr.ts';

const company: Record<keyof CompanyView, string> = {
  legalName: 'raison sociale',
  legalForm: 'forme juridique',
  siren: 'SIREN',
  siret: 'SIRET',
  registration: 'ville du RCS ou du RNE',
  shareCapital: 'capital social',
  evtcNumber: 'numéro EVTC',
  evtcExpiry: 'validité de l’inscription EVTC',
  vatRegime: 'régime de TVA',
  vatNumber: 'numéro de TVA',
  insurerName: 'assureur',
  insurerPolicy: 'contrat d’assurance',
  insurerPhone: 'téléphone de l’assureur',
  mediatorName: 'médiateur',
  mediatorUrl: 'site du médiateur',
  mediatorAddress: 'adresse du médiateur',
  publicationDirector: 'direction de la publication',
  hostName: 'hébergeur',
  hostAddress: 'adresse de l’hébergeur',
  hostPhone: 'téléphone de l’hébergeur',
};

/** Columns of the company that the choices for invoices write. */
const billing = {
  always_invoice: 'facture pour chaque course',
  absence_fee_taxed: 'TVA des frais d’absence',
  cancellation_fee_taxed: 'TVA des frais d’annulation',
  franchise_mention: 'mention de la franchise',
  franchise_mention_since: 'mention de la franchise',
};

const accounting: Record<Exclude<keyof AccountingView, 'siren'>, string> = {
  salesAccount: 'compte des ventes',
  vatAccount: 'compte de la TVA',
  clientAccount: 'compte des clients',
  bankAccount: 'compte de la banque',
  cashAccount: 'compte de la caisse',
  salesJournal: 'journal des ventes',
  bankJournal: 'journal de la banque',
  cashJournal: 'journal de la caisse',
};

const notifications = {
  provider: 'fournisseur',
  enabled: 'alertes du chauffeur',
  driver_phone: 'téléphone du chauffeur',
  messages_per_hour: 'messages par heure',
  reminder_channels: 'rappels',
};

/** What the journal holds by its key, as people name it. */
const namesOf: Partial<Record<AuditAction, Readonly<Record<string, string>>>> = {
  settings_changed: settingNames,
  company_changed: { ...company, ...billing },
  accounting_changed: accounting,
  notifications_changed: notifications,
};

/** 'salesAccount 706000, vatAccount 445710' reads 'compte des ventes 706000, compte de la TVA 445710'. */
export function namedChanges(action: AuditAction, details: string): string {
  const names = new Map(Object.entries(namesOf[action] ?? {}));
  if (names.size === 0) return details;
  const named = details.split(', ').map((change) => {
    const [key = '', ...value] = change.split(' ');
    return [names.get(key) ?? key, ...value].join(' ');
  });
  return [...new Set(named)].join(', ');
}
