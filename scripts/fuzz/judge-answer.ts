import { prefixOf } from '#contract/path-pattern.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { stripeAccount, stripeWebhookSecret } from '#tests/providers/stripe-account.ts';
import type { Exchange } from './findings.ts';
import {
  type Actor,
  PASSWORD,
  PRIVATE_ADDRESS,
  PRIVATE_NOTE,
  PRIVATE_PHONE,
  people,
  SESSION_MARK,
} from './people.ts';
import type { Answer } from './send-request.ts';

const API = prefixOf(API_DOCS_PATH);
/** A server that refuses a body may close the connection while it is still being sent. */
const REFUSED_BODY = 256 * 1024;

/** The faults of a response. */
export function faultsOf({ actor, request, answer }: Exchange): string[] {
  const { path, body, method } = request;
  if ('silence' in answer) return (body?.length ?? 0) > REFUSED_BODY ? [] : [`no answer: ${answer.silence}`];
  const { status, headers, text } = answer;
  return [
    ...(status >= 500 && !isProviderAway(answer) ? [`status ${status}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no security headers']),
    ...(headers['content-security-policy'] ? [] : ['no content security policy']),
    ...leaksIn(text),
    ...(mayRead(actor, text) ? [] : ['shows what belongs to someone else']),
    ...(status >= 400 && method !== 'HEAD' ? refusalFaults(path, answer) : []),
  ];
}

/** An expected error: a request may have changed the provider's keys. */
function isProviderAway({ status, text }: Answer): boolean {
  return status === 503 && text.startsWith('{"code":"payment_away"');
}

const innards = [
  /\n\s+at \S/u,
  /node_modules|node:internal|file:\/\/\//u,
  /syntax error at|invalid input syntax|violates \S+ constraint|relation "|column "\w+" |duplicate key value/u,
  /\b(TypeError|RangeError|SyntaxError|ZodError|PostgresError|FST_ERR_\w+|ECONN\w+)\b/u,
];
/** Never in a response or in a log line. */
const secrets = [
  PASSWORD,
  '$argon2',
  SESSION_MARK,
  paypalAccount.clientSecret,
  stripeAccount.secretKey,
  stripeWebhookSecret,
];

function leaksIn(text: string): string[] {
  const shown = innards
    .filter((innard) => innard.test(text))
    .map((innard) => `shows its innards: ${innard.source}`);
  return secretsIn(text) ? [...shown, 'shows a secret'] : shown;
}

function secretsIn(text: string): boolean {
  return secrets.some((secret) => text.includes(secret));
}

/** A log line contains no secret, phone number or email address. */
export function isIndiscreet(logLine: string): boolean {
  return (
    secretsIn(logLine) ||
    [PRIVATE_PHONE, PRIVATE_ADDRESS, people.owner.email].some((own) => logLine.includes(own))
  );
}

const readers: [text: string, who: readonly Actor[]][] = [
  [PRIVATE_ADDRESS, ['owner']],
  [PRIVATE_NOTE, ['owner', 'driver', 'admin']],
];

function mayRead(actor: Actor, text: string): boolean {
  return readers.every(([own, who]) => who.includes(actor) || !text.includes(own));
}

function refusalFaults(path: string, { headers, text, status }: Answer): string[] {
  if (headers['content-type']?.startsWith('text/html') && !path.startsWith(API)) return [];
  const message = messageIn(text);
  if (message === undefined) return [`refusal ${status} without a message`];
  return isFrench(message) ? [] : [`refusal ${status} not in French: ${message.slice(0, 80)}`];
}

function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}

const french =
  /[àâéèêîôûç’]|(^|[\s(])(le|la|les|un|une|des|de|du|vous|est|sont|non|va|vaut|introuvable|chaque|\p{L}+ez)([\s).]|$)/iu;
const english =
  /\b(the|must|invalid|is required|expected|received|unexpected|cannot|not found|too (big|small|long)|missing)\b/iu;

/** A name in guillemets is the caller's own input. */
function isFrench(message: string): boolean {
  const ours = message.replaceAll(/«[^»]*»/gu, '');
  return french.test(ours) && !english.test(ours);
}
