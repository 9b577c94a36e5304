import { CLIENT_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { NewTabLink } from '#web/ui/new-tab-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountCalls } from './account-api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { blankRegistration, registrationProblems } from './registration-problems.ts';

export function RegistrationForm() {
  const { register } = useAccountCalls();
  const { form, field, error, pending } = useForm({
    initial: blankRegistration,
    check: registrationProblems,
    submit: ({ confirmation: _, ...values }) => register({ ...values, email: values.email.trim() }),
    fallback: "Erreur lors de l'inscription. Veuillez réessayer.",
  });

  return (
    <form {...form} className="stack">
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="field-pair">
        <TextField {...field('firstName')} label="Prénom" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Nom" autoComplete="family-name" required />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <TextField
        {...field('phone')}
        label="Téléphone"
        hint="Un mobile français, par exemple 06 12 34 56 78"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <NewPasswordFields
        password={field('password')}
        confirmation={field('confirmation')}
        label="Mot de passe"
        hint={`${CLIENT_PASSWORD_LENGTH} caractères au moins`}
      />
      <Button type="submit" tone="primary" size="large" block busy={pending} busyLabel="Création...">
        Créer un compte
      </Button>
      <p className="small soft">
        Avec un compte, vous acceptez les{' '}
        <NewTabLink href={legalPages.terms.path}>conditions générales</NewTabLink>.{' '}
        <NewTabLink href={legalPages.privacy.path}>Ce que nous faisons de vos données</NewTabLink>.
      </p>
    </form>
  );
}
