import type { CompanyView } from '#contract/platform/company.ts';
import { isSiren, isVatNumber, vatNumberOf, withoutSpaces } from '#domain/company/company-numbers.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useForm } from '#web/forms/use-form.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useSaveCompany } from './company-api.ts';
import {
  bodyOf,
  type CompanyChanges,
  type CompanyValues,
  fieldsToCorrect,
  problemsIn,
  valuesOf,
} from './company-values.ts';

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;

/** The unsaved changes of the company. Valid fields are saved even if another one is invalid. */
export function useCompanyDraft(view: CompanyView | undefined) {
  const save = useSaveCompany();
  const form = useForm<CompanyValues>({
    initial: valuesOf(view),
    check: problemsIn,
    savesPartly: true,
    submit: async (values, typed) => {
      const changes = withoutOthersOf(values.siren, typed);
      if (Object.keys(changes).length === 0) return;
      await save(bodyOf(changes)).catch((error: unknown) => {
        reportFailure(error, 'Impossible de sauvegarder l’entreprise.');
        throw error;
      });
      form.forgetSaved(changes);
      showToast({ tone: 'ok', title: 'Entreprise mise à jour' });
    },
    fallback: '',
  });
  const vatNumber = vatNumberFor(form.values.siren);

  return {
    ...form,
    count: Object.keys(form.changes).length,
    toCorrect: fieldsToCorrect(form.values, form.changes),
    /** The VAT number derived from the SIREN; undefined without one. */
    vatNumber,
    /** While the SIREN is wrong or incomplete, the VAT number stays: it would be saved on its own. */
    changeSiren(siren: string) {
      form.change('siren', siren);
      const derived = siren.trim() === '' ? '' : vatNumberFor(siren);
      if (derived !== undefined && isDerived(form.values.vatNumber)) form.change('vatNumber', derived);
    },
  };
}

/** A wrong SIREN is not saved, nor the numbers that must begin with it: the stored one would refuse them. */
function withoutOthersOf(siren: string, changes: CompanyChanges): CompanyChanges {
  if (siren.trim() === '' || isSiren(withoutSpaces(siren))) return changes;
  const { siret: _siret, vatNumber: _vatNumber, ...rest } = changes;
  return rest;
}

/** From this SIREN or from another one. */
function isDerived(vatNumber: string): boolean {
  return vatNumber === '' || isVatNumber(withoutSpaces(vatNumber));
}

function vatNumberFor(typed: string): string | undefined {
  const siren = withoutSpaces(typed);
  return isSiren(siren) ? vatNumberOf(siren) : undefined;
}
