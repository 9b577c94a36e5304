import { expect, test } from 'vitest';
import { outcomeOfAnswer, outcomeOfFailure, type Wording } from './outcome-of.ts';

const wording: Wording = {
  referenceIn: (body) => (body as { id?: string } | undefined)?.id,
  errorCodeIn: (body) => (body as { code?: number } | undefined)?.code,
  hopeless: new Set([7]),
};
const failed = (code: string, syscall?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) });

test.each([
  [200, { id: 'm1' }, { state: 'sent', reference: 'm1' }],
  [201, {}, { state: 'unknown', reason: 'status 201, unreadable answer' }],
  [200, undefined, { state: 'unknown', reason: 'status 200, unreadable answer' }],
  [307, undefined, { state: 'refused', reason: 'status 307', again: true }],
  [400, { code: 7 }, { state: 'refused', reason: 'status 400, code 7', again: false }],
  [404, { code: 7 }, { state: 'refused', reason: 'status 404, code 7', again: false }],
  [400, { code: 8 }, { state: 'refused', reason: 'status 400, code 8', again: true }],
  [400, undefined, { state: 'refused', reason: 'status 400', again: true }],
  [401, { code: 20003 }, { state: 'refused', reason: 'status 401, code 20003', again: true }],
  [403, {}, { state: 'refused', reason: 'status 403', again: true }],
  [408, {}, { state: 'refused', reason: 'status 408', again: true }],
  [409, {}, { state: 'refused', reason: 'status 409', again: true }],
  [429, { code: 20429 }, { state: 'refused', reason: 'status 429, code 20429', again: true }],
  [503, { code: 20503 }, { state: 'refused', reason: 'status 503, code 20503', again: true }],
  [503, { code: 7 }, { state: 'refused', reason: 'status 503, code 7', again: true }],
  [503, undefined, { state: 'unknown', reason: 'status 503' }],
  [500, { code: 7 }, { state: 'unknown', reason: 'status 500, code 7' }],
  [502, undefined, { state: 'unknown', reason: 'status 502' }],
  [504, undefined, { state: 'unknown', reason: 'status 504' }],
])('an answer %i with %j becomes its outcome', (status, body, outcome) => {
  expect(outcomeOfAnswer({ status, body }, wording)).toEqual(outcome);
});

test.each([
  ['ECONNREFUSED', undefined],
  ['ECONNREFUSED', 'connect'],
  ['ETIMEDOUT', 'connect'],
  ['EHOSTUNREACH', 'connect'],
  ['ENOTFOUND', 'getaddrinfo'],
  ['EAI_AGAIN', 'getaddrinfo'],
  ['UND_ERR_CONNECT_TIMEOUT', undefined],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', undefined],
  ['ERR_SSL_WRONG_VERSION_NUMBER', undefined],
])('%s (%s) comes before anything was sent', (code, syscall) => {
  expect(outcomeOfFailure(failed(code, syscall))).toEqual({ state: 'refused', reason: code, again: true });
});

test.each([
  ['ECONNRESET', 'read'],
  ['EPIPE', 'write'],
  ['UND_ERR_SOCKET', undefined],
  ['HPE_INVALID_CONSTANT', undefined],
])('after %s (%s) the outcome is unknown', (code, syscall) => {
  expect(outcomeOfFailure(failed(code, syscall))).toEqual({ state: 'unknown', reason: code });
});

test('after a timeout, or a failure of another kind, the outcome is unknown', () => {
  const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

  expect(outcomeOfFailure(timeout)).toEqual({ state: 'unknown', reason: 'no answer in time' });
  expect(outcomeOfFailure('what?')).toEqual({ state: 'unknown', reason: 'connection failed' });
});
