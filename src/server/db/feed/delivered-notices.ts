/** More than any busy half minute has; beyond it a frame may be sent twice, which is harmless: a frame is a hint. */
const MOST = 20_000;

/**
 * The ids of delivered notices, so that an announced one is not delivered again when it is read. An id is kept for at
 * least one heartbeat, and as long as its notice is read again. Notices without an id may be delivered twice.
 */
export function deliveredNotices() {
  let recent = new Set<string>();
  let before = new Set<string>();

  const forgetOld = () => {
    before = recent;
    recent = new Set();
  };

  return {
    forgetOld,
    isNew(notice: string): boolean {
      const id = idOf(notice);
      if (id === undefined) return true;
      const isKnown = recent.has(id) || before.has(id);
      if (recent.size >= MOST) forgetOld();
      recent.add(id);
      return !isKnown;
    },
  };
}

/** The id comes last in the JSON of a live event: older instances, which do not know it, ignore it there. */
function idOf(notice: string): string | undefined {
  return /"id":"([^"]+)"\}$/u.exec(notice)?.[1];
}
