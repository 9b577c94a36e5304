import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '#contract/call.ts';
import { uploadLogo } from '#contract/platform/settings.calls.ts';
import type { Role } from '#domain/account/roles.ts';
import type { Deps } from '#server/deps.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { type Headers, type Received, requestOf, type Sent } from './requests.ts';
import { verbsOf } from './verbs.ts';

export type Answer<C extends Call> = Omit<LightMyRequestResponse, 'json'> & { json: () => Received<C> };
export type Visitor = ReturnType<typeof visitor>;
export type Person = Visitor & { id: string; email: string; password: string };

type Method = NonNullable<InjectOptions['method']>;
type Sending = { body?: unknown; headers?: Headers | undefined };

/** A user with a browser: cookies of an answer are sent with the next call. */
export function visitor(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  /** For requests outside the contract, and for requests that are wrong on purpose. */
  async function sends(method: Method, url: string, { body, headers = {} }: Sending = {}) {
    const answer = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(cookies),
      headers: { ...(isRaw(body) ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: isRaw(body) ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function calls<C extends Call>(call: C, ...sent: Sent<C>): Promise<Answer<C>> {
    const { method, url, ...sending } = requestOf(call, ...sent);
    return await sends(method, url, sending);
  }

  return {
    ...verbsOf(calls),
    cookies,
    calls,
    sends,
    /** A page. */
    opens: (url: string) => sends('GET', url, { headers: { accept: 'text/html' } }),
    /** A file that a page names. */
    loads: (url: string) => sends('GET', url),
    /** As a form with one file. */
    uploadsLogo: (form: Sending) => sends('POST', uploadLogo.path, form),
  };
}

function isRaw(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body);
}

/** Users with accounts, already signed in. */
export function peopleOf(app: FastifyInstance, deps: Deps) {
  async function person(role: Role, firstName: string): Promise<Person> {
    const email = `${firstName
      .normalize('NFD')
      .replace(/[^a-zA-Z]/gu, '')
      .toLowerCase()}@example.fr`;
    const password = `${firstName} prend la route 42`;
    const account = { role, email, password, firstName, lastName: 'Martin' };
    const { id } = await createAccount(deps.db, deps.passwords, account, deps.clock());
    const browser = visitor(app);
    await browser.signsIn(email, password);
    return { ...browser, id, email, password };
  }

  return {
    client: (firstName: string) => person('client', firstName),
    driver: (firstName: string) => person('driver', firstName),
    admin: (firstName: string) => person('admin', firstName),
  };
}

/** A valid registration; each test names its changes. */
export const amelie = {
  email: 'amelie@example.fr',
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '06 12 34 56 78',
};
