import { describe, expect, test } from 'vitest';
import { testPaymentConnection } from '#contract/money/payments.calls.ts';
import { stripeAccount } from '#tests/providers/stripe-account.ts';
import { openPaymentWorld } from '#tests/support/payments.ts';
import { openWorld } from '#tests/support/world.ts';

describe('the test of the payment connection', () => {
  test.each([
    [{}, true, 'Stripe : les clés enregistrées sont acceptées.'],
    [{ stripePublicKey: stripeAccount.publicKey }, true, 'Stripe : les clés enregistrées sont acceptées.'],
    [{ stripePublicKey: 'pk_test_other' }, false, 'Stripe : La clé publique est refusée.'],
    [
      { stripePublicKey: 'pk_live_51Hx' },
      false,
      'Stripe : La clé publique et la clé secrète ne vont pas ensemble\u00a0: l’une est de test, l’autre réelle.',
    ],
    [
      { stripeSecretKey: 'sk_test_other' },
      false,
      'Stripe : La clé secrète ou l’identifiant client est refusé.',
    ],
  ])('uses both keys of Stripe: %j', async (keys, success, message) => {
    const { chloe } = await openPaymentWorld();
    await chloe.savesSettings({ paymentProvider: 'stripe', ...keys });

    expect((await chloe.calls(testPaymentConnection)).json()).toEqual({ success, message });
  });

  test('is made with the provider that is offered first', async () => {
    const { chloe, world, stripe } = await openPaymentWorld();

    const answer = (await chloe.calls(testPaymentConnection)).json();
    await chloe.savesSettings({ paypalClientSecret: 'wrong' });
    const wrong = (await chloe.calls(testPaymentConnection)).json();

    expect(answer).toEqual({ success: true, message: 'PayPal : les clés enregistrées sont acceptées.' });
    expect(wrong.message).toBe('PayPal : La clé secrète ou l’identifiant client est refusé.');
    expect(stripe.asked).toEqual([]);
    expect(world.logLines.join('')).not.toContain('wrong');
  });

  test('says what is missing', async () => {
    const { driver } = await openWorld();

    const answer = await (await driver('Chloé')).calls(testPaymentConnection);

    expect(answer.json()).toEqual({
      success: false,
      message: 'PayPal : Enregistrez d’abord les identifiants de ce prestataire.',
    });
  });
});

test('a key that is no public key is refused where everybody could read it', async () => {
  const { driver } = await openWorld();

  const answer = await (await driver('Chloé')).savesSettings({ stripePublicKey: 'sk_live_51Hx' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('La clé publique Stripe commence par pk_test ou pk_live.');
});
