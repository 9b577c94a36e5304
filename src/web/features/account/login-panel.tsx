import { Suspense, useState } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { LoginForm } from './login-form.tsx';

/** The form for a forgotten password is loaded when it is opened. */
const ForgottenPassword = preloadable(
  async () => (await import('./forgotten-password.tsx')).ForgottenPassword,
  { optional: true },
);

type Props = {
  /** For a person who has an account and was signed in a moment ago. */
  again?: boolean;
};

export function LoginPanel({ again = false }: Props) {
  const [forgotten, setForgotten] = useState(false);
  const login = <LoginForm again={again} onForgotten={() => setForgotten(true)} />;

  if (!forgotten) return login;
  return (
    <Suspense fallback={login}>
      <ForgottenPassword onBack={() => setForgotten(false)} />
    </Suspense>
  );
}
