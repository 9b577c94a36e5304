import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function PaymentTestPage() {
  return <SignedInPage title={pageTitles.payment_test} driverOnly />;
}
