import { useEffect, useRef } from 'react';
import type { OrderContact } from '#web/signals/order-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { OrderProblems } from './new-order.ts';

type Props = {
  contact: OrderContact;
  problems: OrderProblems;
  onChange: (contact: OrderContact) => void;
  onClear: () => void;
};

/** A client without an account: a name, and where the link is sent. */
export function ContactFields({ contact, problems, onChange, onClear }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const field = (name: keyof OrderContact) => ({
    name,
    autoComplete: 'off',
    value: contact[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChange({ ...contact, [name]: target.value });
      // Either of them is enough.
      problems.correct(name === 'email' ? 'phone' : name);
    },
  });

  useEffect(() => {
    const inputs = [...(frame.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ value }) => value === '')?.focus();
  }, []);

  return (
    <fieldset className="order-contact" ref={frame}>
      <legend className="field-label">Nouveau contact</legend>
      <div className="field-pair">
        <TextField label="Prénom" error={problems.under('firstName')} {...field('firstName')} />
        <TextField label="Nom" optional {...field('lastName')} />
        <TextField label="Téléphone" type="tel" error={problems.under('phone')} {...field('phone')} />
        <TextField label="Email" type="email" optional {...field('email')} />
      </div>
      <Button tone="plain" size="small" onClick={onClear}>
        Chercher un autre client
      </Button>
    </fieldset>
  );
}
