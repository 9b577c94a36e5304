import type { SecretSettingKey } from '#contract/platform/setting-keys.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { SettingsDraft } from '../use-settings-draft.ts';
import type { PaymentProps } from './payment-props.ts';

export function PaymentCredentials({ draft, stripeEnabled }: PaymentProps) {
  return (
    <>
      <div className="field-pair">
        <KeyField draft={draft} name="paypalClientId" label="Identifiant client PayPal" />
        <SecretField draft={draft} name="paypalClientSecret" label="Clé secrète PayPal" />
      </div>
      {stripeEnabled && (
        <div className="field-pair">
          <KeyField draft={draft} name="stripePublicKey" label="Clé publique Stripe" optional />
          <SecretField draft={draft} name="stripeSecretKey" label="Clé secrète Stripe" />
        </div>
      )}
    </>
  );
}

type KeyProps = {
  draft: SettingsDraft;
  name: 'paypalClientId' | 'stripePublicKey';
  label: string;
  optional?: boolean;
};

function KeyField({ draft, name, label, optional }: KeyProps) {
  return (
    <TextField
      {...draft.field(name)}
      label={label}
      optional={optional}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The server never returns a secret: the field starts empty, and an empty field changes nothing. */
function SecretField({
  draft,
  name,
  label,
}: {
  draft: SettingsDraft;
  name: SecretSettingKey;
  label: string;
}) {
  const kept = draft.isSecretSet(name);

  return (
    <TextField
      {...draft.field(name)}
      label={label}
      type="password"
      autoComplete="new-password"
      placeholder={kept ? 'Enregistrée, masquée' : undefined}
      hint={kept && 'Laissez vide pour garder la clé actuelle.'}
    />
  );
}
