import type { Role } from '#domain/account/roles.ts';

export const actors = ['anonymous', 'owner', 'otherClient', 'driver', 'otherDriver', 'admin'] as const;
export type Actor = (typeof actors)[number];

export const PASSWORD = 'canari mot de passe 7931';
/** What only its owner, its driver and the admin may read. */
export const PRIVATE_NOTE = 'canari-note-5512';
/** What only its owner may read. */
export const PRIVATE_ADDRESS = 'canari-adresse-8846';
export const PRIVATE_PHONE = '0612793846';

export const SESSION_MARK = 'canari-session';
/** Several sessions each: a request that signs out ends one of them. */
const SESSIONS = 25;

export type Member = { id: string; role: Role; email: string; firstName: string; sessions: string[] };

/** Bystanders are changed by admins and never send requests. */
const names = {
  owner: 'client',
  otherClient: 'client',
  driver: 'driver',
  otherDriver: 'driver',
  admin: 'admin',
  bystandingClient: 'client',
  bystandingDriver: 'driver',
  bystandingAdmin: 'admin',
} as const satisfies Record<string, Role>;

export type MemberName = keyof typeof names;

const memberNames = Object.keys(names) as MemberName[];

export const people = Object.fromEntries(
  memberNames.map((name, index) => [name, memberOf(name, index)]),
) as Record<MemberName, Member>;

export const members = Object.values(people);

export function sessionOf(actor: Actor, index: number): string | undefined {
  return actor === 'anonymous' ? undefined : people[actor].sessions[index % SESSIONS];
}

function memberOf(name: MemberName, index: number): Member {
  return {
    id: `019e0000-0000-7000-8000-1${String(index).padStart(11, '0')}`,
    role: names[name],
    email: `${name.toLowerCase()}@example.fr`,
    firstName: name,
    sessions: Array.from(
      { length: SESSIONS },
      (_, number) => `${SESSION_MARK}-${name}-${number}-0123456789abcdef`,
    ),
  };
}
