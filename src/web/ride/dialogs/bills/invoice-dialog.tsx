import { useId, useState } from 'react';
import type { RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useForm } from '#web/forms/use-form.ts';
import { fullDayText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBillingDetails, useRequestInvoice } from '../../data/moves/bill-requests.ts';
import { useRideBills } from '../../data/reads/ride-bills.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import './bill-dialogs.css';
import { BillingFields, type BillingForm } from './billing-fields.tsx';
import {
  type BillingValues,
  detailsFrom,
  problemsIn,
  valuesForClient,
  valuesFrom,
} from './billing-values.ts';

const FALLBACK = 'Impossible d’émettre la facture. Rien n’a été perdu\u00a0: réessayez.';

/** A client enters the details; a driver uses the client's stored ones, or enters them instead. */
export function InvoiceDialog({ ride, open, onClose, onDone }: RideDialogProps) {
  const id = useId();
  const user = useCurrentUser();
  const isClient = may(user, 'book_rides');
  const bills = useRideBills(ride);
  const known = useBillingDetails(open && isClient);
  const request = useRequestInvoice(ride);
  const [keep, setKeep] = useState(true);
  const [isNamed, setNamed] = useState(false);
  const isFilledIn = isClient || isNamed;
  const form = useForm<BillingValues>({
    initial: isClient ? valuesFrom(known.data?.details, user) : valuesForClient(ride.client),
    check: (values) => (isFilledIn ? problemsIn(values) : undefined),
    submit: async (values) => {
      await request({
        ...(isFilledIn ? { buyer: detailsFrom(values) } : {}),
        ...(isClient ? { keep } : {}),
      });
      onDone();
    },
    fallback: FALLBACK,
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isClient ? 'Recevoir une facture' : 'Émettre la facture'}
      lead={`${rideName(ride)}, ${fullDayText(new Date(ride.scheduledAt))}`}
      foot={
        <div className="bill-foot">
          <Sum bills={bills} />
          <Button
            type="submit"
            form={id}
            tone="primary"
            size="large"
            block
            busy={form.pending}
            busyLabel="Émission…"
          >
            Émettre la facture
          </Button>
          <p className="small soft">Une facture émise ne se modifie plus.</p>
        </div>
      }
    >
      <form className="stack" id={id} {...form.form}>
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        {isClient ? (
          <>
            <BillingFields form={form} />
            <Checkbox
              label="Garder ces informations pour mes prochaines factures"
              checked={keep}
              onChange={({ target }) => setKeep(target.checked)}
            />
          </>
        ) : (
          <ForClient {...{ ride, form, isNamed, setNamed }} />
        )}
      </form>
    </Dialog>
  );
}

type ForClientProps = {
  ride: RideView;
  form: BillingForm;
  isNamed: boolean;
  setNamed: (isNamed: boolean) => void;
};

/** A client without an account has no stored details and no email: the driver learns them by telephone. */
function ForClient({ ride, form, isNamed, setNamed }: ForClientProps) {
  return (
    <>
      {!isNamed && (
        <p>
          La facture est établie d’après les informations de facturation {ofName(clientName(ride))}, sinon à
          son nom.
        </p>
      )}
      <Checkbox
        label="Préciser à quel nom l’établir"
        hint="Une société, ou une adresse"
        checked={isNamed}
        onChange={({ target }) => setNamed(target.checked)}
      />
      {isNamed && <BillingFields form={form} writer="driver" />}
      {ride.client.email !== '' && <p className="small soft">La facture part aussi par email au client.</p>}
    </>
  );
}

function Sum({ bills }: { bills: RideBillsView | undefined }) {
  if (!bills) return null;
  return (
    <p className="bill-sum">
      <span>Total TTC{bills.vatRate && `, dont TVA ${euroText(bills.vat)}`}</span>
      <b>{euroText(bills.ttc)}</b>
    </p>
  );
}
