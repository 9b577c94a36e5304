import { useId, useState } from 'react';
import type { BillLineView, CreditBody } from '#contract/papers/bills.ts';
import { moneyText } from '#domain/money.ts';
import { useForm } from '#web/forms/use-form.ts';
import { euroText } from '#web/text/euros.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { useCreditInvoice } from '../../data/moves/bill-requests.ts';
import { useRideBills } from '../../data/reads/ride-bills.ts';
import { sumOfMoney } from '../../words/sum-of-money.ts';
import { typedMoney } from '../../words/typed-money.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import './bill-dialogs.css';

const extents = [
  { value: 'whole', label: 'Tout ce qui reste' },
  { value: 'part', label: 'Une partie' },
];

type Values = { reason: string };

/** Credits an invoice, in full or in part, with a printed reason. */
export function CreditDialog({ ride, open, onClose, onDone }: RideDialogProps) {
  const id = useId();
  const bills = useRideBills(ride);
  const credit = useCreditInvoice(ride);
  const [extent, setExtent] = useState('whole');
  const [typed, setTyped] = useState<Typed>({});
  const lines = bills?.creditable ?? [];
  const left = sumOfMoney(lines.map((line) => line.left));
  const shown = lines.length > 0 ? { left: moneyText(left) } : {};
  const wanted = extent === 'whole' ? undefined : wantedLines(lines, typed);
  const sum = wanted ? sumOfMoney(wanted.map(({ amount }) => String(amount))) : left;
  const form = useForm<Values>({
    initial: { reason: '' },
    check: ({ reason }) => problemsIn(reason, { wanted, isWrong: extent === 'part' && hasWrong(typed) }),
    submit: async ({ reason }) => {
      await credit({ reason, ...shown, ...(wanted ? { lines: wanted } : {}) });
      setTyped({});
      form.reset();
      onDone();
    },
    fallback: 'Impossible d’émettre l’avoir.',
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Émettre un avoir"
      lead={rideName(ride)}
      foot={
        <div className="bill-foot">
          <p className="bill-sum">
            <span>En faveur du client</span>
            <b>{euroText(moneyText(sum))}</b>
          </p>
          <Button
            type="submit"
            form={id}
            tone="primary"
            size="large"
            block
            busy={form.pending}
            busyLabel="Émission…"
          >
            Émettre l’avoir
          </Button>
          <p className="small soft">Un avoir émis ne se modifie plus. Le remboursement se fait à part.</p>
        </div>
      }
    >
      <form className="stack" id={id} {...form.form}>
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        <div className="billing-kind">
          <Segment label="Étendue" choices={extents} value={extent} onChange={setExtent} />
        </div>
        {extent === 'part' && (
          <div className="credit-lines">
            {lines.map((line, index) =>
              Number(line.left) > 0 ? (
                <UnitField
                  key={`${line.label} ${line.detail}`}
                  label={line.label}
                  hint={`Reste ${euroText(line.left)}`}
                  unit="€"
                  placeholder="0,00"
                  value={typed[index] ?? ''}
                  onChange={({ target }) => setTyped({ ...typed, [index]: target.value })}
                />
              ) : null,
            )}
          </div>
        )}
        <TextAreaField
          {...form.field('reason')}
          label="Motif"
          hint="Imprimé sur l’avoir et lu par le client"
          rows={2}
          maxLength={300}
        />
      </form>
    </Dialog>
  );
}

type Typed = Readonly<Record<number, string>>;

/** The typed amounts as the call expects them. */
function wantedLines(lines: readonly BillLineView[], typed: Typed): NonNullable<CreditBody['lines']> {
  return lines.flatMap((_, line) => {
    const amount = typedMoney(typed[line] ?? '');
    return amount ? [{ line, amount: moneyText(amount) }] : [];
  });
}

/** An avoir cannot be changed: none is issued without a line that its driver meant. */
function hasWrong(typed: Typed): boolean {
  return Object.values(typed).some((text) => text.trim() !== '' && typedMoney(text) === undefined);
}

type Lines = { wanted: CreditBody['lines']; isWrong: boolean };

function problemsIn(reason: string, { wanted, isWrong }: Lines) {
  if (reason.trim() === '') return { fields: { reason: 'Veuillez indiquer un motif.' } };
  if (isWrong) return { form: 'Un montant est mal écrit\u00a0: saisissez par exemple 12,50.' };
  if (wanted?.length === 0) return { form: 'Indiquez au moins un montant.' };
  return undefined;
}
