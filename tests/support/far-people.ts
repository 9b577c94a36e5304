import { register, signIn } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { type Received, requestOf, type Sent } from './requests.ts';

/** A user with a browser, calling a server process. */
export function farVisitor(host: string) {
  const cookies = new Map<string, string>();

  async function calls<C extends Call>(wanted: C, ...sent: Sent<C>) {
    const { method, url, body, headers } = requestOf(wanted, ...sent);
    const answer = await fetch(`http://${host}${url}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { status: answer.status, body: (await bodyOf(answer)) as Received<C> };
  }

  return { cookies, calls, at: (other: string) => withCookies(other, cookies) };
}

/** A proxy that reaches no server answers in plain text. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return answer.headers.get('content-type')?.startsWith('text/plain') ? { message: text } : JSON.parse(text);
}

export type FarPerson = ReturnType<typeof farVisitor> & { id: string };

/** The same user, at another instance. */
function withCookies(host: string, cookies: Map<string, string>) {
  const other = farVisitor(host);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}

export async function registered(host: string, name: string): Promise<FarPerson> {
  const person = farVisitor(host);
  const { body } = await person.calls(register, {
    body: {
      email: `${name}@example.fr`,
      password: 'trois petits chats',
      firstName: name,
      lastName: 'Martin',
      phone: '0612345678',
    },
  });
  return { ...person, id: String(body.id) };
}

export async function signedIn(host: string, email: string, password: string): Promise<FarPerson> {
  const person = farVisitor(host);
  const { body } = await person.calls(signIn, { body: { email, password } });
  return { ...person, id: String(body.id) };
}
