import type { Pool } from 'pg';

const notify = { name: 'announce', text: `select pg_notify('vtc', notice) from unnest($1::text[]) notice` };

/** After the commit, and together: what is committed while one statement runs leaves with the next. */
export function announcer() {
  let waiting: string[] = [];
  let isSending = false;

  async function send(pool: Pool): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const notices = waiting;
      waiting = [];
      await pool.query({ ...notify, values: [notices] });
    }
    isSending = false;
  }

  return (pool: Pool, notice: string): void => {
    waiting.push(notice);
    if (!isSending) void send(pool);
  };
}
