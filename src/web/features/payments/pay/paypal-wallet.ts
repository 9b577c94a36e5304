import { getPaypalSetup } from '#contract/payments.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { loadScript } from '#web/browser/load-script.ts';

type Approval = { orderId: string };
type Answers = {
  onApprove(approval: Approval): void;
  onCancel(): void;
  onError(error: unknown): void;
};
type Session = { start(options: { presentationMode: 'auto' }, order: Promise<Approval>): Promise<unknown> };

/** The little of PayPal's library (version 6) that we use. */
export type Wallet = { createPayPalOneTimePaymentSession(answers: Answers): Session };
type WithPaypal = typeof globalThis & { paypal?: { createInstance(options: object): Promise<Wallet> } };

/** Made before the click: a browser opens the wallet's window only while the click is being answered. */
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

/** Resolves with the order once its payer agrees, with nothing when they close the window. */
export function askWallet(wallet: Wallet, order: Promise<Approval>): Promise<Approval | undefined> {
  return new Promise((resolve, reject) => {
    // Heard here first: the library would hide what our server said.
    order.catch(reject);
    const session = wallet.createPayPalOneTimePaymentSession({
      onApprove: resolve,
      onCancel: () => resolve(undefined),
      onError: reject,
    });
    session.start({ presentationMode: 'auto' }, order).catch(reject);
  });
}
