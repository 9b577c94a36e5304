import { usePageState } from '#web/browser/page-state.ts';
import { PaymentConnection } from './payment-connection.tsx';
import { PaymentCredentials } from './payment-credentials.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import './payments.css';
import { SettingsSection } from '../settings-section.tsx';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { ProviderChoice } from './provider-choice.tsx';

export function PaymentSection({ draft }: { draft: SettingsDraft }) {
  const { stripeEnabled } = usePageState();

  return (
    <SettingsSection name="payments" lead="Vos clients ne voient que les moyens activés et configurés.">
      <div className="stack payments">
        <ProviderChoice draft={draft} stripeEnabled={stripeEnabled} />
        <PaymentMethods draft={draft} stripeEnabled={stripeEnabled} />
        <PaymentCredentials draft={draft} stripeEnabled={stripeEnabled} />
        <PaymentConnection isChanged={draft.count > 0} />
      </div>
    </SettingsSection>
  );
}
