import type { UserView } from '#contract/auth.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOrCancel } from '#web/ui/save-or-cancel.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useAccountCalls } from './account-api.ts';
import { emailProblem } from './email-problem.ts';
import { ErrorBanner } from './error-banner.tsx';

export function ProfileForm({ user, onDone }: { user: UserView; onDone: () => void }) {
  const { saveProfile } = useAccountCalls();
  const { form, field, error, pending } = useForm({
    initial: valuesOf(user),
    check,
    submit: async (values) => {
      await saveProfile(values);
      showToast({
        tone: 'ok',
        title: 'Profil mis à jour',
        text: 'Vos informations ont été sauvegardées avec succès.',
      });
      onDone();
    },
    fallback: 'Impossible de mettre à jour le profil',
  });

  return (
    <Card title="Informations personnelles">
      <form {...form} className="stack">
        <ErrorBanner sentence={error} attempt={pending} />
        <div className="field-pair">
          <TextField {...field('firstName')} label="Prénom" autoComplete="given-name" required />
          <TextField {...field('lastName')} label="Nom" autoComplete="family-name" required />
        </div>
        <div className="field-pair">
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <TextField
            {...field('phone')}
            label="Téléphone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
          />
        </div>
        <TextAreaField {...field('homeAddress')} label="Adresse du domicile" rows={2} optional />
        <TextAreaField {...field('workAddress')} label="Adresse du travail" rows={2} optional />
        <SaveOrCancel pending={pending} onCancel={onDone} />
      </form>
    </Card>
  );
}

function valuesOf(user: UserView) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    homeAddress: user.homeAddress ?? '',
    workAddress: user.workAddress ?? '',
  };
}

function check(values: ReturnType<typeof valuesOf>) {
  const missing = missingFields(values, ['firstName', 'lastName', 'email']);
  if (missing) return missing;
  const email = emailProblem(values.email);
  return email ? { fields: { email } } : undefined;
}
