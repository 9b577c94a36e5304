import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrame } from './field.tsx';

export function PasswordField({ label, hint, error, ...input }: FieldFrame & ComponentProps<'input'>) {
  const [visible, setVisible] = useState(false);
  const action = visible ? 'Masquer le mot de passe' : 'Afficher le mot de passe';

  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className="input-wrap">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className="input"
            type={visible ? 'text' : 'password'}
          />
          <button
            type="button"
            className="input-tool"
            aria-label={action}
            aria-controls={control.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
