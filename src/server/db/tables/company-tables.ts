import type { Generated } from 'kysely';

/** The operator’s identity, as printed on papers. */
export type CompanyTable = {
  is_only: Generated<boolean>;
  legal_name: string;
  legal_form: string;
  siren: string;
  siret: string;
  registration: string;
  share_capital: string;
  evtc_number: string;
  evtc_expiry: string | null;
  vat_regime: string;
  vat_number: string;
  insurer_name: string;
  insurer_policy: string;
  insurer_phone: string;
  mediator_name: string;
  mediator_url: string;
  mediator_address: string;
  publication_director: string;
  host_name: string;
  host_address: string;
  host_phone: string;
  always_invoice: Generated<boolean>;
  absence_fee_taxed: Generated<boolean>;
  cancellation_fee_taxed: Generated<boolean>;
  franchise_mention: Generated<string>;
  franchise_mention_since: string | null;
};

/** How the accounting file names accounts and journals. */
export type AccountingTable = {
  is_only: Generated<boolean>;
  sales_account: string;
  vat_account: string;
  client_account: string;
  bank_account: string;
  cash_account: string;
  sales_journal: string;
  bank_journal: string;
  cash_journal: string;
};
