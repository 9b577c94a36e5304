import type { LegalTextsView } from '#contract/platform/legal.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useSaveLegalTexts } from './legal-api.ts';

export type LegalDraft = ReturnType<typeof useLegalDraft>;

/** The unsaved changes of the legal texts; each saved one is a new version. */
export function useLegalDraft(view: LegalTextsView | undefined) {
  const save = useSaveLegalTexts();
  const form = useForm({
    initial: { terms: view?.terms.body ?? '', privacy: view?.privacy.body ?? '' },
    check: (_values, changes) => missingFields(changes, Object.keys(changes) as ('terms' | 'privacy')[]),
    submit: async (_values, changes) => {
      if (Object.keys(changes).length === 0) return;
      await save(changes).catch((error: unknown) => {
        reportFailure(error, 'Impossible de sauvegarder les textes légaux.');
        throw error;
      });
      form.forgetSaved(changes);
      showToast({ tone: 'ok', title: 'Textes légaux mis à jour' });
    },
    fallback: '',
  });
  return { ...form, count: Object.keys(form.changes).length };
}
