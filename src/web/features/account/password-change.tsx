import { messages } from '#contract/sentences/messages.fr.ts';
import { CLIENT_PASSWORD_LENGTH, STAFF_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { isStaff, type Role } from '#domain/account/roles.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { savePassword } from './account-api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordProblems } from './new-password-problems.ts';

const blank = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordChange({ role }: { role: Role }) {
  const { form, field, error, pending, reset } = useForm({
    initial: blank,
    check: (values) =>
      missingFields(values, ['currentPassword', 'newPassword', 'confirmation']) ??
      newPasswordProblems(role, values.newPassword, values.confirmation, 'newPassword'),
    submit: async ({ currentPassword, newPassword }) => {
      const { message } = await savePassword({ currentPassword, newPassword });
      showToast({ tone: 'ok', title: message });
      reset();
    },
    fallback: messages.unexpected,
  });
  const length = isStaff(role) ? STAFF_PASSWORD_LENGTH : CLIENT_PASSWORD_LENGTH;

  return (
    <Card title="Mot de passe">
      <form {...form} className="stack">
        {error && <Notice tone="bad">{error}</Notice>}
        <PasswordField
          {...field('currentPassword')}
          label="Mot de passe actuel"
          autoComplete="current-password"
          required
        />
        <div className="field-pair">
          <NewPasswordFields
            password={field('newPassword')}
            confirmation={field('confirmation')}
            label="Nouveau mot de passe"
            hint={`${length} caractères au moins`}
          />
        </div>
        <div>
          <Button type="submit" busy={pending} busyLabel="Changement...">
            Changer le mot de passe
          </Button>
        </div>
      </form>
    </Card>
  );
}
