import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getBillingSettings, saveBillingSettings } from '#contract/papers/bills.calls.ts';
import type { BillingSettingsBody } from '#contract/papers/bills.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { calendarDayText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FieldGroup } from './field-group.tsx';

/** How the operator bills; each choice is saved at once. */
export function BillingGroup({ isFranchise }: { isFranchise: boolean }) {
  const { data } = useQuery(readOptions(getBillingSettings));
  const save = useSaveBilling();
  const [typed, setTyped] = useState<string>();

  if (!data) return null;
  const mention = typed ?? data.franchiseMention;
  const since = data.franchiseMentionSince;
  return (
    <FieldGroup title="Factures" lead="Une société cliente reçoit toujours la sienne">
      <Switch
        label="Toujours émettre une facture"
        hint="Sinon, à la demande du client"
        checked={data.alwaysInvoice}
        onChange={(alwaysInvoice) => save.mutate({ alwaysInvoice })}
      />
      <Switch
        label="Frais d’absence soumis à la TVA"
        hint={'Comme la course\u00a0; demandez à votre comptable'}
        checked={data.absenceFeeTaxed}
        onChange={(absenceFeeTaxed) => save.mutate({ absenceFeeTaxed })}
      />
      <Switch
        label="Frais d’annulation soumis à la TVA"
        hint="Sinon, une indemnité hors TVA, sur un document à part"
        checked={data.cancellationFeeTaxed}
        onChange={(cancellationFeeTaxed) => save.mutate({ cancellationFeeTaxed })}
      />
      {isFranchise && (
        <>
          <TextField
            label="Mention de la franchise"
            value={mention}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            hint={`${since ? `En vigueur depuis le ${calendarDayText(since)}. ` : ''}Depuis le 1er septembre 2026, ces règles passent au code des impositions sur les biens et services («\u00a0art. L. 223 et s. du CIBS\u00a0», à confirmer)\u00a0: demandez à votre comptable.`}
          />
          {mention.trim() !== data.franchiseMention && mention.trim() !== '' && (
            <Button busy={save.isPending} onClick={() => save.mutate({ franchiseMention: mention.trim() })}>
              Changer la mention
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
}

function useSaveBilling() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BillingSettingsBody) => callApi(saveBillingSettings, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(getBillingSettings), saved);
      showToast({ tone: 'ok', title: 'Factures mises à jour' });
    },
    onError: (error) => reportFailure(error, 'Impossible de sauvegarder ce choix.'),
  });
}
