import { useState } from 'react';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPanel() {
  const [forgotten, setForgotten] = useState(false);

  if (forgotten) return <ForgottenPassword onBack={() => setForgotten(false)} />;
  return <LoginForm onForgotten={() => setForgotten(true)} />;
}
