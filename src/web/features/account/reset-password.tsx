import { useState } from 'react';
import { Link } from 'wouter';
import { messages } from '#contract/sentences/messages.fr.ts';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { missingFields } from '#web/forms/missing-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { setNewPassword } from './account-api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordProblems } from './new-password-problems.ts';

/** The link of the email carries its token after the #, which never reaches a server or a log. */
export function ResetPassword() {
  const [done, setDone] = useState<string>();
  const [token] = useState(() => location.hash.slice(1));

  return (
    <div className="page page-narrow">
      <PageHead title={pageTitles.reset_password} />
      <Card>
        {done === undefined ? <ResetForm token={token} onDone={setDone} /> : <Done message={done} />}
      </Card>
    </div>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { form, field, error, pending } = useForm({
    initial: { password: '', confirmation: '' },
    check: (values) =>
      missingFields(values, ['password', 'confirmation']) ??
      newPasswordProblems('client', values.password, values.confirmation, 'password'),
    submit: async ({ password }) => onDone((await setNewPassword({ token, password })).message),
    fallback: messages.unexpected,
  });

  if (!token) return <Notice tone="bad">{messages.reset_link_invalid}</Notice>;
  return (
    <form {...form} className="stack">
      {error && <Notice tone="bad">{error}</Notice>}
      <NewPasswordFields
        password={field('password')}
        confirmation={field('confirmation')}
        label="Nouveau mot de passe"
      />
      <Button type="submit" tone="primary" size="large" block busy={pending} busyLabel="Enregistrement...">
        Enregistrer
      </Button>
    </form>
  );
}

function Done({ message }: { message: string }) {
  return (
    <div className="stack">
      <Notice tone="ok">{message}</Notice>
      <Link className={buttonClass({ tone: 'primary', size: 'large', block: true })} href="/login">
        Se connecter
      </Link>
    </div>
  );
}
