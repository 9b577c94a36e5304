import { pageTitles } from '#contract/page-titles.fr.ts';
import { SignedInPage } from '#web/shell/signed-in-page.tsx';

export function PaymentPage() {
  return <SignedInPage title={pageTitles.payment} />;
}
