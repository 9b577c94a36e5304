import type { SendOutcome } from '#server/ports/send-outcome.ts';
import { isTimeout } from '../is-timeout.ts';

/** `body` is undefined when it could not be read as JSON. */
export type ProviderAnswer = { status: number; body: unknown };

/** How a provider's answers are read. */
export type Wording = {
  /** The provider's name for the message it took. */
  referenceIn(body: unknown): string | undefined;
  errorCodeIn(body: unknown): number | undefined;
  /** The codes that say that this very message will never pass. */
  hopeless: ReadonlySet<number>;
};

/** The outcome of a message by the provider's answer. Only a clear refusal counts as not sent. */
export function outcomeOfAnswer({ status, body }: ProviderAnswer, wording: Wording): SendOutcome {
  const code = wording.errorCodeIn(body);
  const reason = code === undefined ? `status ${status}` : `status ${status}, code ${code}`;
  if (status >= 200 && status < 300) return outcomeOfAcceptance(wording.referenceIn(body), reason);
  if (status < 500) return { state: 'refused', reason, again: !isHopeless(code, wording) };
  if (status === 503 && code !== undefined) return { state: 'refused', reason, again: true };
  return { state: 'unknown', reason };
}

/** The outcome of a request that got no answer. */
export function outcomeOfFailure(error: unknown): SendOutcome {
  const { code, syscall } = causeOf(error);
  const reason = code ?? (isTimeout(error) ? 'no answer in time' : 'connection failed');
  return isBeforeSending(code, syscall)
    ? { state: 'refused', reason, again: true }
    : { state: 'unknown', reason };
}

function outcomeOfAcceptance(reference: string | undefined, reason: string): SendOutcome {
  if (reference === undefined) return { state: 'unknown', reason: `${reason}, unreadable answer` };
  return { state: 'sent', reference };
}

function isHopeless(code: number | undefined, { hopeless }: Wording): boolean {
  return code !== undefined && hopeless.has(code);
}

function causeOf(error: unknown): Pick<NodeJS.ErrnoException, 'code' | 'syscall'> {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
]);

/** Nothing was sent over a connection that was never established; over one that broke it may have been. */
function isBeforeSending(code: string | undefined, syscall: string | undefined): boolean {
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return code !== undefined && connectionCodes.has(code);
}
