import { ResetPassword } from '#web/features/account/reset-password.tsx';

export function ResetPasswordPage() {
  return <ResetPassword />;
}
