import { type ConnectionFault, isSameMode } from '#domain/payment/connection.ts';
import type { StripeAccount, StripeAnswer } from './stripe-calls.ts';
import { stripeCalls } from './stripe-calls.ts';

/** A token that never existed: Stripe looks for it only after it has accepted the key. */
const NO_TOKEN = 'tok_connection_test';

/** Asks with each of the two keys for something that changes nothing. */
export async function stripeConnection(account: StripeAccount): Promise<ConnectionFault | undefined> {
  const keys = await account.credentials();
  if (!keys) return 'not_configured';
  const secret = faultOf(await stripeCalls(account)(({ balance }) => balance.retrieve()));
  if (secret) return secret === 'key' ? 'secret_refused' : secret;
  const { publicKey, secretKey } = keys;
  if (!publicKey) return undefined;
  if (!isSameMode(publicKey, secretKey)) return 'modes_differ';
  const asPublic = { ...account, credentials: async () => ({ secretKey: publicKey }) };
  const found = faultOf(await stripeCalls(asPublic)(({ tokens }) => tokens.retrieve(NO_TOKEN)));
  return found === 'key' ? 'public_key_refused' : found;
}

/** Only an answer with status 401 is about the key. */
function faultOf(answer: StripeAnswer): 'key' | 'no_answer' | undefined {
  if (answer.state === 'unknown') return 'no_answer';
  return answer.state === 'refused' && answer.reason.startsWith('status 401') ? 'key' : undefined;
}
