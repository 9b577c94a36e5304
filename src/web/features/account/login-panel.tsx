import { Suspense, useState } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { LoginForm } from './login-form.tsx';

/** Few people forget: what they need comes when they ask for it. */
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
