import pg from 'pg';

/** The channel of what is relayed: sent to the instances that listen now, stored nowhere. An instance of the version before knows it by this name. */
export const RELAY_CHANNEL = 'vtc_whispers';
/** TCP keep-alive detects a lost machine before the heartbeat does. */
const PROBE_AFTER_MS = 3_000;

/** A dedicated connection that stays open, to listen and to send. */
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
 * The notices committed since the last read, and where the next read begins: at the oldest transaction still running,
 * so that commits out of order lose nothing. The first read only finds where to begin.
 */
export const readNotices = {
  name: 'read-notices',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, array(
    select notice from notices where tx >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as missed`,
};

export function relay(text: string) {
  return { name: 'relay', text: `select pg_notify('${RELAY_CHANNEL}', $1)`, values: [text] };
}
