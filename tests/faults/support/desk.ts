import type { FarCall, FarPerson } from '#tests/support/far-people.ts';
import type { Office } from './office.ts';

export type Answer = Awaited<ReturnType<FarPerson['call']>>;

/** The office in front of one server. */
export type Desk = Office & {
  host: string;
  /** Undefined when nobody answered. */
  ask(person: FarPerson, path: string, call: FarCall): Promise<Answer | undefined>;
};

export function openDesk(office: Office, host: string): Desk {
  return {
    ...office,
    host,
    async ask(person, path, call) {
      const asked = performance.now();
      const answer = await person
        .at(host)
        .call(path, call)
        .catch(() => undefined);
      if (answer && answer.status >= 500)
        office.diary.troubles.push({
          status: answer.status,
          message: String(answer.body.message),
          ms: performance.now() - asked,
        });
      return answer;
    },
  };
}
