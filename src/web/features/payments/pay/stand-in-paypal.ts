import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { getPaypalSetup, openPaypalOrder } from '#contract/money/payments.calls.ts';
import { api, on } from '#web/testing/api.ts';

const SCRIPT = 'https://paypal.example/v6/core';

type Answers = {
  onApprove(approval: { orderId: string }): void;
  onCancel(): void;
  onError(error: unknown): void;
};

/** A PayPal whose script and window are controlled by the test. */
export function standInPaypal() {
  const calls: string[] = [];
  const held: { answers?: Answers } = {};
  const createInstance = vi.fn((_options: object) =>
    Promise.resolve({
      createPayPalOneTimePaymentSession: (answers: Answers) => {
        held.answers = answers;
        return {
          start: async (_look: object, order: Promise<{ orderId: string }>) => {
            const { orderId } = await order.catch(() => Promise.reject(new Error('create_order_error')));
            calls.push(`window ${orderId}`);
          },
        };
      },
    }),
  );
  api.use(
    on(getPaypalSetup, () => {
      calls.push('setup');
      return HttpResponse.json({ clientToken: 'token-1', scriptUrl: SCRIPT });
    }),
    on(openPaypalOrder, async ({ request }) => {
      calls.push(`order ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ id: 'ORDER-1' });
    }),
  );

  return {
    calls,
    createInstance,
    scriptLoads: async () => {
      const script = await scriptInPage();
      vi.stubGlobal('paypal', { createInstance });
      act(() => void script.dispatchEvent(new Event('load')));
    },
    scriptFails: async () => {
      const script = await scriptInPage();
      act(() => void script.dispatchEvent(new Event('error')));
    },
    windowOpens: () => waitFor(() => expect(calls).toContain('window ORDER-1')),
    says: (answer: (answers: Answers) => void) => act(() => held.answers && answer(held.answers)),
  };
}

export function leavePaypal(): void {
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
}

function scriptInPage(): Promise<Element> {
  return waitFor(() => {
    const [script] = scripts();
    if (!script) throw new Error('No script of PayPal is in the page');
    return script;
  });
}

function scripts(): Element[] {
  return [...document.querySelectorAll(`script[src="${SCRIPT}"]`)];
}
