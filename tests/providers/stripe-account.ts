/** An account at the stand-in for Stripe. */
export const stripeAccount = {
  secretKey: `sk_test_${'51Hx0aKzLmPq'.repeat(2)}`,
  publicKey: `pk_test_${'51Hx0aKzLmPq'.repeat(2)}`,
};

export const stripeWebhookSecret = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH';
