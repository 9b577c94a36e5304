import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import type { ForgottenPasswordView } from '#contract/account/auth.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { sendResetLink } from './account-api.ts';
import { DriverContact } from './driver-contact.tsx';
import { emailProblem } from './email-problem.ts';

export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [answer, setAnswer] = useState<ForgottenPasswordView>();

  return (
    <div className="stack">
      <h2 className="heading">Mot de passe oublié</h2>
      {answer ? <Answer answer={answer} /> : <AskForm onAnswer={setAnswer} />}
      <div>
        <Button tone="plain" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Retour à la connexion
        </Button>
      </div>
    </div>
  );
}

function Answer({ answer }: { answer: ForgottenPasswordView }) {
  return (
    <>
      <Notice tone="ok">{answer.message}</Notice>
      {answer.by === 'contact' && <DriverContact />}
    </>
  );
}

function AskForm({ onAnswer }: { onAnswer: (answer: ForgottenPasswordView) => void }) {
  const { form, field, error, pending } = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      const problem = emailProblem(email);
      return problem ? { fields: { email: problem } } : undefined;
    },
    submit: async ({ email }) => onAnswer(await sendResetLink({ email: email.trim() })),
    fallback: messages.unexpected,
  });

  return (
    <form {...form} className="stack">
      <p className="small soft">Indiquez l’email de votre compte pour choisir un nouveau mot de passe.</p>
      {error && <Notice tone="bad">{error}</Notice>}
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        required
      />
      <Button type="submit" tone="primary" size="large" block busy={pending} busyLabel="Envoi...">
        Recevoir un lien
      </Button>
    </form>
  );
}
