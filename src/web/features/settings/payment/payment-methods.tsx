import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { ReactNode } from 'react';
import type { SecretSettingKey } from '#contract/platform/setting-keys.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { type PaymentProps, SOON } from './payment-props.ts';

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
          {onlineHint(isPaypalReady(draft))}
        </Method>
        <Method
          draft={draft}
          name="enableStripePayments"
          label="Carte bancaire"
          icon={<CreditCard aria-hidden="true" />}
          disabled={!stripeEnabled}
        >
          {stripeEnabled ? onlineHint(isStripeReady(draft)) : <Badge>{SOON}</Badge>}
        </Method>
      </ul>
      {offersNothing(draft, stripeEnabled) && (
        <Notice tone="warn">
          Aucun moyen n’est activé et configuré&nbsp;: vos clients devront vous contacter pour payer.
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

function onlineHint(isReady: boolean): string {
  return isReady
    ? 'Encaissé en ligne, une fois la course acceptée'
    : 'Invisible tant que ses identifiants manquent';
}

function offersNothing(draft: SettingsDraft, stripeEnabled: boolean): boolean {
  const { enableCashPayments, enablePaypalPayments, enableStripePayments } = draft.values;
  const wallet = enablePaypalPayments === 'true' && isPaypalReady(draft);
  const card = stripeEnabled && enableStripePayments === 'true' && isStripeReady(draft);
  return enableCashPayments !== 'true' && !wallet && !card;
}

function isPaypalReady(draft: SettingsDraft): boolean {
  return draft.values.paypalClientId !== '' && hasSecret(draft, 'paypalClientSecret');
}

/** Cards are entered on Stripe's page: its public key is only tested. */
function isStripeReady(draft: SettingsDraft): boolean {
  return hasSecret(draft, 'stripeSecretKey');
}

function hasSecret(draft: SettingsDraft, name: SecretSettingKey): boolean {
  return draft.isSecretSet(name) || draft.values[name] !== '';
}
