import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/password-field.tsx';

type Binding = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint'>;

type Props = { password: Binding; confirmation: Binding; label: string; hint?: string };

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ password, confirmation, label, hint }: Props) {
  return (
    <>
      <PasswordField {...password} label={label} hint={hint} autoComplete="new-password" required />
      <PasswordField
        {...confirmation}
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        required
      />
    </>
  );
}
