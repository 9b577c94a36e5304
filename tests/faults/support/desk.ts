import type { Call } from '#contract/call.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import type { Received, Sent } from '#tests/support/requests.ts';
import type { Office } from './office.ts';

export type Answer<C extends Call = Call> = { status: number; body: Received<C> };

/** Undefined when nobody answered. */
type Ask = <C extends Call>(person: FarPerson, call: C, ...sent: Sent<C>) => Promise<Answer<C> | undefined>;

/** The office in front of one server. */
export type Desk = Office & { host: string; ask: Ask };

export function openDesk(office: Office, host: string): Desk {
  const ask: Ask = async (person, call, ...sent) => {
    const asked = performance.now();
    const answer = await person
      .at(host)
      .calls(call, ...sent)
      .catch(() => undefined);
    if (answer && answer.status >= 500)
      office.diary.troubles.push({
        status: answer.status,
        message: String(answer.body.message),
        ms: performance.now() - asked,
      });
    return answer;
  };
  return { ...office, host, ask };
}
