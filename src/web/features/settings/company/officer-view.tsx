import { type ReactNode, useId } from 'react';
import { evtcText } from '#contract/sentences/evtc-text.ts';
import { nameWithForm } from '#domain/company/company.ts';
import type { CompanyValues, Contact } from './company-values.ts';

type Props = { company: CompanyValues; contact: Contact };

/** A live preview of the head of a voucher. */
export function OfficerView({ company, contact }: Props) {
  const title = useId();

  return (
    <section className="officer" aria-labelledby={title}>
      <h3 className="field-hint" id={title}>
        Ce que lira l’agent
      </h3>
      <div className="officer-view">
        <p>
          <b>
            <Mention>{nameWithForm(company)}</Mention>
          </b>
          <Mention>{contact.companyAddress}</Mention>
          <br />
          <Mention>{contact.contactPhone || contact.contactEmail}</Mention>
        </p>
        <dl>
          <div>
            <dt>Registre VTC</dt>
            <dd>
              <Mention>{evtcText(company.evtcNumber.toUpperCase())}</Mention>
            </dd>
          </div>
          <div>
            <dt>SIREN</dt>
            <dd>
              <Mention>{company.siren}</Mention>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Mention({ children }: { children: ReactNode }) {
  return children || <span className="missing-mention">Mention manquante</span>;
}
