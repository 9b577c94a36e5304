import pg from 'pg';

/** What is told to whoever listens now, and kept nowhere. */
export const WHISPERS = 'vtc_whispers';
/** The system's own probes find a machine that went away before the heartbeat does. */
const PROBE_AFTER_MS = 3_000;

/** A connection of its own, which stays open: it listens, and whispers. */
export function feedConnection(url: string, limitMs: number): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: 'vtc change feed',
    connectionTimeoutMillis: 3_000,
    query_timeout: limitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
}

/**
 * What was committed since the last reading, and where the next one begins: at the oldest transaction still running, so
 * that commits out of order lose nothing. The first one only finds where to begin.
 */
export const readNotices = {
  name: 'read-notices',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, array(
    select notice from notices where tx >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as missed`,
};

export function whisper(text: string) {
  return { name: 'whisper', text: `select pg_notify('${WHISPERS}', $1)`, values: [text] };
}
