import { isSiren } from './company-numbers.ts';

export const legalForms = ['EI', 'micro-entreprise', 'EURL', 'SASU', 'SARL', 'SAS'] as const;
export type LegalForm = (typeof legalForms)[number];

export const vatRegimes = ['franchise', 'liable'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** The operator as printed on its papers. An empty text was not given and is never invented. */
export type Company = {
  legalName: string;
  legalForm: LegalForm | '';
  siren: string;
  siret: string;
  /** The town of the register of companies or of trades. */
  registration: string;
  shareCapital: string;
  evtcNumber: string;
  /** 'YYYY-MM-DD' */
  evtcExpiry: string;
  vatRegime: VatRegime | '';
  vatNumber: string;
  insurerName: string;
  insurerPolicy: string;
  insurerPhone: string;
  mediatorName: string;
  mediatorUrl: string;
  mediatorAddress: string;
  publicationDirector: string;
  hostName: string;
  hostAddress: string;
  hostPhone: string;
};

/** 'Beaurivage SAS'; empty without a name. A sole trader is printed as 'EI', whatever the tax regime. */
export function nameWithForm(company: Named): string {
  return [company.legalName, formBeside(company)].filter(Boolean).join(' ');
}

type Named = { legalName: string; legalForm: string };

/** Empty where the name already begins or ends with the form, or there is none. */
export function formBeside({ legalName, legalForm }: Named): string {
  const form = legalForm === 'micro-entreprise' ? 'EI' : legalForm;
  const words = legalName.trim().split(/\s+/u);
  const isNamed = [words[0], words.at(-1)].some((word) => word?.toUpperCase() === form);
  return legalName === '' || isNamed ? '' : form;
}

/** A sole trader has no share capital. */
export function hasShareCapital({ legalForm }: { legalForm: string }): boolean {
  return legalForm !== '' && legalForm !== 'EI' && legalForm !== 'micro-entreprise';
}

/** The register named beside the town: RCS for companies, RNE for sole traders, who are certain to be in it. */
export function registerName(operator: { legalForm: string }): 'RCS' | 'RNE' {
  return hasShareCapital(operator) ? 'RCS' : 'RNE';
}

type Numbered = Pick<Company, 'siren' | 'siret' | 'vatNumber'>;

/** Numbers that are valid in themselves but do not match the SIREN; a missing or wrong one says nothing about them. */
export function foreignNumbers({ siren, siret, vatNumber }: Numbered): ('siret' | 'vatNumber')[] {
  if (!isSiren(siren)) return [];
  return [
    ...(siret !== '' && !siret.startsWith(siren) ? (['siret'] as const) : []),
    ...(vatNumber !== '' && !vatNumber.endsWith(siren) ? (['vatNumber'] as const) : []),
  ];
}
