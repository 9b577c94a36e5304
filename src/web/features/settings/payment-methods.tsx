import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { ReactNode } from 'react';
import type { SecretSettingKey, SettingKey } from '#contract/settings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type PaymentProps, SOON } from './payment-props.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

export function PaymentMethods({ draft, stripeEnabled }: PaymentProps) {
  return (
    <div>
      <ul className="methods">
        <Method
          draft={draft}
          name="enableCashPayments"
          label="Espèces"
          icon={<Banknote aria-hidden="true" />}
        >
          Réglées au chauffeur, qui confirme les avoir reçues
        </Method>
        <Method
          draft={draft}
          name="enablePaypalPayments"
          label="PayPal"
          icon={<WalletCards aria-hidden="true" />}
        >
          {onlineHint(draft, 'paypalClientId', 'paypalClientSecret')}
        </Method>
        <Method
          draft={draft}
          name="enableStripePayments"
          label="Carte bancaire"
          icon={<CreditCard aria-hidden="true" />}
          disabled={!stripeEnabled}
        >
          {stripeEnabled ? onlineHint(draft, 'stripePublicKey', 'stripeSecretKey') : <Badge>{SOON}</Badge>}
        </Method>
      </ul>
      {offersNothing(draft, stripeEnabled) && (
        <Notice tone="warn">
          Aucun moyen n’est activé&nbsp;: vos clients devront vous contacter pour payer.
        </Notice>
      )}
    </div>
  );
}

type MethodName = 'enableCashPayments' | 'enablePaypalPayments' | 'enableStripePayments';

type MethodProps = {
  draft: SettingsDraft;
  name: MethodName;
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  children: ReactNode;
};

function Method({ draft, name, label, icon, disabled = false, children }: MethodProps) {
  return (
    <li>
      {icon}
      <Switch
        label={label}
        hint={children}
        checked={!disabled && draft.values[name] === 'true'}
        disabled={disabled}
        onChange={(checked) => draft.change(name, String(checked))}
      />
    </li>
  );
}

function onlineHint(draft: SettingsDraft, id: SettingKey, secret: SecretSettingKey): string {
  const configured = draft.values[id] && (draft.isSecretSet(secret) || draft.values[secret]);
  return configured
    ? 'Encaissé en ligne, une fois la course acceptée'
    : 'Invisible tant que ses identifiants manquent';
}

function offersNothing({ values }: SettingsDraft, stripeEnabled: boolean): boolean {
  const { enableCashPayments, enablePaypalPayments, enableStripePayments } = values;
  const card = stripeEnabled && enableStripePayments === 'true';
  return enableCashPayments !== 'true' && enablePaypalPayments !== 'true' && !card;
}
