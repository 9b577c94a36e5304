import type { Call } from '#contract/call.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import type { Received, Sent } from '#tests/support/requests.ts';
import type { People } from './people.ts';

export type Answer<C extends Call = Call> = { status: number; body: Received<C> };

/** One call to the server; undefined when it gave no answer. */
type Ask = <C extends Call>(person: FarPerson, call: C, ...sent: Sent<C>) => Promise<Answer<C> | undefined>;

/** The users, calling one server; answers of 500 and above are logged as troubles. */
export type PeopleAt = People & { host: string; ask: Ask };

export function peopleAt(people: People, host: string): PeopleAt {
  const ask: Ask = async (person, call, ...sent) => {
    const asked = performance.now();
    const answer = await person
      .at(host)
      .calls(call, ...sent)
      .catch(() => undefined);
    if (answer && answer.status >= 500)
      people.writeLog.troubles.push({
        status: answer.status,
        message: String(answer.body.message),
        ms: performance.now() - asked,
      });
    return answer;
  };
  return { ...people, host, ask };
}
