import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { PaymentTest } from '#web/features/payments/trial/payment-test.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

export function PaymentTestPage() {
  return (
    <SignedInPage
      title={pageTitles.payment_test}
      subtitle="Essayez les moyens de paiement sans rien débiter"
      driverOnly
    >
      <PaymentTest />
    </SignedInPage>
  );
}
