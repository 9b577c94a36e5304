import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Role } from '#domain/account/roles.ts';
import type { Deps } from '#server/deps.ts';
import { createAccount } from '#server/features/accounts/index.ts';

type Call = { body?: unknown; headers?: Record<string, string> };

export type Person = ReturnType<typeof visitor> & { id: string; email: string; password: string };

/** Somebody with a browser: what the server sets as a cookie comes back with the next call. */
export function visitor(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  async function call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    { body, headers = {} }: Call = {},
  ) {
    const answer = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(cookies),
      headers: { ...(typeof body === 'string' ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    call,
    opens: (url: string) => call('GET', url, { headers: { accept: 'text/html' } }),
    reads: (url: string) => call('GET', url),
    posts: (url: string, body?: unknown, headers?: Record<string, string>) =>
      call('POST', url, { body, ...(headers ? { headers } : {}) }),
    patches: (url: string, body?: unknown) => call('PATCH', url, { body }),
    signsIn: (email: string, password: string) =>
      call('POST', '/api/auth/login', { body: { email, password } }),
    signsOut: () => call('POST', '/api/auth/logout'),
    isKnownAs: async () => (await call('GET', '/api/auth/me')).json().user?.email ?? null,
  };
}

/** People with accounts, already signed in. */
export function castOf(app: FastifyInstance, deps: Deps) {
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

/** A registration that is accepted; each test says what it changes. */
export const amelie = {
  email: 'amelie@example.fr',
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '06 12 34 56 78',
};
