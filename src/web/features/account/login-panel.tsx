import { Suspense, useState } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { LoginForm } from './login-form.tsx';

/** The form for a forgotten password is loaded when it is opened. */
const ForgottenPassword = preloadable(
  async () => (await import('./forgotten-password.tsx')).ForgottenPassword,
  { optional: true },
);

export function LoginPanel() {
  const [forgotten, setForgotten] = useState(false);
  const login = <LoginForm onForgotten={() => setForgotten(true)} />;

  if (!forgotten) return login;
  return (
    <Suspense fallback={login}>
      <ForgottenPassword onBack={() => setForgotten(false)} />
    </Suspense>
  );
}
