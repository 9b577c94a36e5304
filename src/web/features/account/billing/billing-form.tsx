import { useQueryClient } from '@tanstack/react-query';
import { getBillingDetails, saveBillingDetails } from '#contract/papers/bills.calls.ts';
import type { BillingDetailsView } from '#contract/papers/bills.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useForm } from '#web/forms/use-form.ts';
import { BillingFields } from '#web/ride/dialogs/bills/billing-fields.tsx';
import {
  type BillingValues,
  detailsFrom,
  problemsIn,
  valuesFrom,
} from '#web/ride/dialogs/bills/billing-values.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SaveOrCancel } from '#web/ui/save-or-cancel.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type Props = { details: BillingDetailsView | null; onDone: () => void };

export function BillingForm({ details, onDone }: Props) {
  const queries = useQueryClient();
  const form = useForm<BillingValues>({
    initial: valuesFrom(details, useCurrentUser()),
    check: problemsIn,
    submit: async (values) => {
      const saved = await callApi(saveBillingDetails, { body: detailsFrom(values) });
      queries.setQueryData(keyOf(getBillingDetails), saved);
      showToast({
        tone: 'ok',
        title: 'Facturation mise à jour',
        text: 'Vos prochaines factures porteront ces informations.',
      });
      onDone();
    },
    fallback: 'Impossible de sauvegarder. Rien n’a été perdu\u00a0: réessayez.',
  });

  return (
    <form className="stack" {...form.form}>
      {form.error && <Notice tone="bad">{form.error}</Notice>}
      <BillingFields form={form} />
      <SaveOrCancel pending={form.pending} onCancel={onDone} />
    </form>
  );
}
