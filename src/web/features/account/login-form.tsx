import { signInMessages } from '#contract/sentences/sign-in-messages.fr.ts';
import { useFilledEarly } from '#web/browser/use-typed-early.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { requestTab } from '#web/signals/landing-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountCalls } from './account-api.ts';
import { emailProblem } from './email-problem.ts';

const blank = { email: '', password: '' };

type Props = { again?: boolean; onForgotten: () => void };

export function LoginForm({ again = false, onForgotten }: Props) {
  const { signIn } = useAccountCalls();
  const { form, field, change, error, pending, reset } = useForm({
    initial: blank,
    check,
    submit: async (values) => {
      await signIn({ ...values, email: values.email.trim() });
      reset();
    },
    fallback: signInMessages.wrong_credentials,
  });

  useFilledEarly(form.ref, change);

  return (
    <form {...form} className="stack">
      {error && <Notice tone="bad">{error}</Notice>}
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField {...field('password')} label="Mot de passe" autoComplete="current-password" required />
      <Button type="submit" tone="primary" size="large" block busy={pending} busyLabel="Connexion...">
        Se connecter
      </Button>
      <div className="row row-apart">
        <button type="button" className="link" onClick={onForgotten}>
          Mot de passe oublié ?
        </button>
        {!again && (
          <Button tone="plain" size="small" onClick={() => requestTab('register')}>
            Créer un compte
          </Button>
        )}
      </div>
    </form>
  );
}

function check(values: typeof blank) {
  const missing = missingFields(values, ['email', 'password']);
  if (missing) return missing;
  const email = emailProblem(values.email);
  return email ? { fields: { email } } : undefined;
}
