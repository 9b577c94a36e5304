import { billingSentences } from '#contract/sentences/billing-sentences.fr.ts';
import { billingCountries } from '#domain/billing/vat-number-formats.ts';
import { isSiren, vatNumberOf, withoutSpaces } from '#domain/company/company-numbers.ts';
import { keyMark } from '#web/forms/key-mark.ts';
import type { useForm } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import './bill-dialogs.css';
import { type BillingValues, spacedVat } from './billing-values.ts';

export type BillingForm = ReturnType<typeof useForm<BillingValues>>;

/** A driver fills them in for a client. */
type Writer = 'client' | 'driver';

const words = {
  client: { person: 'Moi', reference: 'Votre référence' },
  driver: { person: 'Le client', reference: 'Référence du client' },
};

/** The billing details of an invoice. */
export function BillingFields({ form, writer = 'client' }: { form: BillingForm; writer?: Writer }) {
  const { values, field, change } = form;
  const isCompany = values.kind === 'company';

  return (
    <>
      <div className="billing-kind">
        <Field label="Au nom de">
          {() => (
            <Segment
              label="Au nom de"
              choices={[
                { value: 'person', label: words[writer].person },
                { value: 'company', label: 'Une société' },
              ]}
              value={values.kind}
              onChange={(kind) => change('kind', kind)}
            />
          )}
        </Field>
      </div>
      {isCompany ? (
        <TextField {...field('companyName')} label="Raison sociale" autoComplete="organization" />
      ) : (
        <TextField {...field('personName')} label="Nom" autoComplete="name" />
      )}
      <TextAreaField
        {...field('address')}
        label="Adresse de facturation"
        rows={2}
        autoComplete="street-address"
      />
      {isCompany && <CompanyFields form={form} />}
      <TextField
        {...field('orderReference')}
        label={words[writer].reference}
        optional
        placeholder="Bon de commande, projet…"
        autoComplete="off"
      />
    </>
  );
}

function CompanyFields({ form: { values, field, change } }: { form: BillingForm }) {
  const isFrench = values.country === 'FR';
  const siren = withoutSpaces(values.siren);
  const calculated = isFrench && isSiren(siren) ? vatNumberOf(siren) : undefined;
  const isCalculated = calculated !== undefined && withoutSpaces(values.vatNumber) === calculated;
  const changeSiren = (typed: string) => {
    const known = withoutSpaces(typed);
    if (values.vatNumber === '' || isCalculated)
      change('vatNumber', isSiren(known) ? spacedVat(vatNumberOf(known), 'FR') : '');
    change('siren', typed);
  };

  return (
    <>
      <SelectField {...field('country')} label="Pays" choices={countries()} />
      <div className="field-pair">
        {isFrench && (
          <TextField
            {...field('siren')}
            {...keyMark(values.siren, {
              digits: 9,
              isRight: isSiren,
              wrong: billingSentences('siren', 'invalid'),
            })}
            onChange={({ target }) => changeSiren(target.value)}
            label="SIREN"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <TextField
          {...field('vatNumber')}
          good={isCalculated ? 'Calculé depuis le SIREN' : undefined}
          label="Numéro de TVA"
          optional
          autoCapitalize="characters"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function countries() {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  const [france, ...others] = billingCountries.map((value) => ({ value, label: names.of(value) ?? value }));
  const sorted = others.toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
  return france ? [france, ...sorted] : sorted;
}
