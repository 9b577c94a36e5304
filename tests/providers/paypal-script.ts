/** Where the stand-in's script reports the client's approval. */
export const APPROVAL_PATH = '/stand-in/approve/';

/**
 * Takes the place of PayPal's script in the page. A journey sets `window.__paypalOutcome` to 'cancel' or 'error' to
 * have the client turn back, or the window fail.
 */
export const paypalScript = `
(() => {
  const base = new URL(document.currentScript.src).origin;

  function oneTimeSession({ onApprove, onCancel, onError }) {
    return {
      async start(_options, order) {
        const { orderId } = await order;
        if (window.__paypalOutcome === 'cancel') return onCancel?.({ orderId });
        if (window.__paypalOutcome === 'error') return onError?.(new Error('The window failed'));
        await fetch(base + '${APPROVAL_PATH}' + encodeURIComponent(orderId), { method: 'POST' });
        await onApprove({ orderId });
      },
      destroy() {},
      cancel() {},
    };
  }

  window.paypal = {
    async createInstance({ clientToken, components }) {
      if (!clientToken?.startsWith('browser-')) throw new Error('The client token is not valid');
      if (!components?.includes('paypal-payments')) throw new Error('The component is missing');
      return {
        createPayPalOneTimePaymentSession: oneTimeSession,
        async findEligibleMethods() {
          return { isEligible: (method) => method === 'paypal' };
        },
      };
    },
  };
})();
`;
