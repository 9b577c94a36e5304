import type { KeptView } from '#contract/account/personal-data.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { keptText, keptUntilText } from '#contract/words/kept-papers.fr.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useEraseAccount } from './data-api.ts';
import './erase-dialog.css';
import { KeptLine, KeptList } from './kept-list.tsx';

type Props = { kept: readonly KeptView[]; onClose: () => void };

export function EraseForm({ kept, onClose }: Props) {
  const erase = useEraseAccount();
  const { form, field, error, pending } = useForm({
    initial: { currentPassword: '' },
    check: (values) => missingFields(values, ['currentPassword']),
    submit: ({ currentPassword }) => erase(currentPassword),
    fallback: messages.unexpected,
  });

  return (
    <form {...form} className="stack">
      <p className="soft">Tous vos appareils seront déconnectés. On ne peut pas revenir en arrière.</p>
      <KeptList>
        <KeptLine name="Effacé maintenant" hint="nom, email, téléphone, adresses, messages" />
        {byDay(kept).map(([until, papers]) => (
          <KeptLine key={until} name={papers.map(keptText).join(', ')} hint="gardés à part, la loi l’impose">
            jusqu’au
            <br />
            {keptUntilText({ until })}
          </KeptLine>
        ))}
      </KeptList>
      {error && <Notice tone="bad">{error}</Notice>}
      <PasswordField
        {...field('currentPassword')}
        label="Votre mot de passe"
        autoComplete="current-password"
        required
      />
      <div className="erase-foot">
        <Button type="submit" tone="danger-solid" size="large" block busy={pending} busyLabel="Suppression…">
          Supprimer mon compte
        </Button>
        <Button tone="plain" block onClick={onClose}>
          Garder mon compte
        </Button>
      </div>
    </form>
  );
}

/** Groups documents that are kept until the same day. */
function byDay(kept: readonly KeptView[]): [until: string, papers: KeptView[]][] {
  const days = new Map<string, KeptView[]>();
  for (const view of kept) days.set(view.until, [...(days.get(view.until) ?? []), view]);
  return [...days];
}
