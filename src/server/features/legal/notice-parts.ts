import { capitalText } from '#contract/sentences/bill-sheet.fr.ts';
import { evtcText } from '#contract/sentences/evtc-text.ts';
import { formBeside, hasShareCapital, registerName } from '#domain/company/company.ts';
import { spaced } from '#domain/company/company-numbers.ts';
import { MEDIATOR_ID } from '#domain/legal/legal-pages.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** A part of the legal notice: what is empty is left out with its label. */
export type NoticePart = {
  title: string;
  id?: string;
  lead?: string;
  facts: [label: string, fact: string, leadsTo?: LeadsTo][];
};

/** What a tap on a fact opens. */
export type LeadsTo = 'call' | 'email' | 'site';

export function noticeParts({ company, stored }: SettingsSnapshot): NoticePart[] {
  const capital =
    hasShareCapital(company) && company.shareCapital && `au capital de ${capitalText(company.shareCapital)}`;
  const form = [formBeside(company), capital].filter(Boolean).join(' ');
  const register =
    company.registration &&
    company.siren &&
    `${registerName(company)} ${company.registration} ${spaced(company.siren, 'siren')}`;
  const policy = company.insurerPolicy && `contrat n°\u00a0${company.insurerPolicy}`;
  const parts: NoticePart[] = [
    {
      title: 'Éditeur du site',
      facts: [
        ['Société', company.legalName && [company.legalName, form].filter(Boolean).join(', ')],
        ['Adresse', stored.companyAddress ?? ''],
        ['Téléphone', stored.contactPhone ?? '', 'call'],
        ['Email', stored.contactEmail ?? '', 'email'],
        ['Immatriculation', register || spaced(company.siren, 'siren')],
        ['SIRET', spaced(company.siret, 'siret')],
        ['TVA', company.vatRegime === 'franchise' ? '' : spaced(company.vatNumber, 'vatNumber')],
        ['Registre des VTC', evtcText(company.evtcNumber)],
        ['Direction de la publication', company.publicationDirector],
      ],
    },
    {
      title: 'Assurance',
      facts: [
        ['Assureur', company.insurerName && [company.insurerName, policy].filter(Boolean).join(', ')],
        ['Téléphone', company.insurerPhone, 'call'],
      ],
    },
    {
      title: 'Médiateur de la consommation',
      id: MEDIATOR_ID,
      lead: 'Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur, dans l’année qui suit votre réclamation écrite.',
      facts: [
        ['Médiateur', company.mediatorName],
        ['Adresse', company.mediatorAddress],
        ['Site', company.mediatorUrl, 'site'],
      ],
    },
    {
      title: 'Hébergeur',
      facts: [
        ['Société', company.hostName],
        ['Adresse', company.hostAddress],
        ['Téléphone', company.hostPhone, 'call'],
      ],
    },
  ];
  return parts
    .map((part) => ({ ...part, facts: part.facts.filter(([, fact]) => fact !== '') }))
    .filter(({ facts }) => facts.length > 0);
}
