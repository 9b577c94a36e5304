import { getPaypalSetup } from '#contract/money/payments.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { loadScript } from '#web/browser/load-script.ts';

type Approval = { orderId: string };
type Answers = {
  onApprove(approval: Approval): void;
  onCancel(): void;
  onError(error: unknown): void;
};
type Session = { start(options: { presentationMode: 'auto' }, order: Promise<Approval>): Promise<unknown> };

/** The part of PayPal's library (version 6) that we use. */
export type Wallet = { createPayPalOneTimePaymentSession(answers: Answers): Session };
type WithPaypal = typeof globalThis & { paypal?: { createInstance(options: object): Promise<Wallet> } };

/** Created before the click: browsers open the wallet's window only in the click handler. */
export async function openWallet(): Promise<Wallet> {
  const { clientToken, scriptUrl } = await callApi(getPaypalSetup);
  const page: WithPaypal = globalThis;
  if (!page.paypal) await loadScript(scriptUrl);
  if (!page.paypal) throw new Error('The PayPal script brought no PayPal');
  return await page.paypal.createInstance({
    clientToken,
    components: ['paypal-payments'],
    pageType: 'checkout',
    locale: 'fr-FR',
  });
}

/** Resolves with the approved order, or with nothing when the window was closed. */
export function askWallet(wallet: Wallet, order: Promise<Approval>): Promise<Approval | undefined> {
  return new Promise((resolve, reject) => {
    // Caught here: the library would hide the error of our server.
    order.catch(reject);
    const session = wallet.createPayPalOneTimePaymentSession({
      onApprove: resolve,
      onCancel: () => resolve(undefined),
      onError: reject,
    });
    session.start({ presentationMode: 'auto' }, order).catch(reject);
  });
}
