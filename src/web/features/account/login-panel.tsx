import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LoginForm } from './login-form.tsx';

/** Few people forget: what they need comes when they ask for it. */
const ForgottenPassword = lazyPart(async () => (await import('./forgotten-password.tsx')).ForgottenPassword);

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
