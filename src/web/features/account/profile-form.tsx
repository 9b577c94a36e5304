import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import type { UserView } from '#contract/account/auth.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { isSameEmail } from '#domain/account/email-address.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SaveOrCancel } from '#web/ui/save-or-cancel.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useAccountCalls } from './account-api.ts';
import { emailProblem } from './email-problem.ts';
import { ErrorBanner } from './error-banner.tsx';
import { ProfileAddress } from './profile-address.tsx';
import { useAddressPoints } from './use-address-points.ts';

export function ProfileForm({ user, onDone }: { user: UserView; onDone: () => void }) {
  const { saveProfile } = useAccountCalls();
  const points = useAddressPoints();
  const { form, field, change, values, error, pending } = useForm({
    initial: valuesOf(user),
    check: (typed) => check(typed, user),
    submit: async ({ currentPassword, ...typed }) => {
      const profile = { ...typed, ...(await points.of(typed)) };
      await saveProfile(isNewEmail(profile, user) ? { ...profile, currentPassword } : profile);
      showToast({
        tone: 'ok',
        title: 'Profil mis à jour',
        text: 'Vos informations ont été sauvegardées avec succès.',
      });
      onDone();
    },
    fallback: 'Impossible de mettre à jour le profil',
  });

  const address = (name: 'homeAddress' | 'workAddress') => ({
    name,
    value: values[name],
    error: field(name).error,
    onType: (text: string) => change(name, text),
    onChoose: (suggestion: SuggestionView) => {
      points.note(suggestion);
      change(name, suggestion.address);
    },
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
        {isNewEmail(values, user) && (
          <PasswordField
            {...field('currentPassword')}
            label="Votre mot de passe"
            hint="Pour confirmer la nouvelle adresse email. Vos autres appareils seront déconnectés."
            autoComplete="current-password"
            required
          />
        )}
        <ProfileAddress {...address('homeAddress')} mark={<House />} label="Adresse du domicile" />
        <ProfileAddress {...address('workAddress')} mark={<Briefcase />} label="Adresse du travail" />
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
    currentPassword: '',
  };
}

function isNewEmail({ email }: Pick<UserView, 'email'>, user: UserView): boolean {
  return !isSameEmail(email, user.email);
}

function check(values: ReturnType<typeof valuesOf>, user: UserView) {
  const missing = missingFields(values, ['firstName', 'lastName', 'email']);
  if (missing) return missing;
  const email = emailProblem(values.email);
  if (email) return { fields: { email } };
  return isNewEmail(values, user) ? missingFields(values, ['currentPassword']) : undefined;
}
