import { useId } from 'react';
import type { AccountingView } from '#contract/money/accounting.ts';
import { accountFields, journalFields } from '#domain/accounting/accounting.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useSaveAccounting } from './accounting-api.ts';
import './accounting-dialog.css';

const labels: Record<Exclude<keyof AccountingView, 'siren'>, string> = {
  salesAccount: 'Ventes',
  vatAccount: 'TVA collectée',
  clientAccount: 'Clients',
  bankAccount: 'Banque',
  cashAccount: 'Caisse',
  salesJournal: 'Ventes',
  bankJournal: 'Banque',
  cashJournal: 'Caisse',
};

type Props = { accounting: AccountingView; open: boolean; onClose: () => void };

/** The accounts and journals of the accounting file, as the accountant names them. */
export function AccountingDialog({ accounting, open, onClose }: Props) {
  const id = useId();
  const save = useSaveAccounting();
  const { siren: _, ...initial } = accounting;
  const form = useForm({
    initial,
    submit: async (_values, changes) => {
      if (Object.keys(changes).length > 0) await save(changes);
      form.reset();
      showToast({ tone: 'ok', title: 'Comptes enregistrés' });
      onClose();
    },
    fallback: 'Impossible d’enregistrer les comptes.',
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Comptes et journaux"
      lead="Tels que votre comptable les nomme. Le fichier suit ces noms dès l’export suivant."
      foot={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={id} className="accounting" {...form.form}>
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        <fieldset>
          <legend>Comptes</legend>
          {accountFields.map((name) => (
            <TextField key={name} label={labels[name]} maxLength={12} {...form.field(name)} />
          ))}
        </fieldset>
        <fieldset>
          <legend>Journaux</legend>
          {journalFields.map((name) => (
            <TextField key={name} label={labels[name]} maxLength={6} {...form.field(name)} />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
