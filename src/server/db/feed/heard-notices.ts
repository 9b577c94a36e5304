/** More than any busy half minute; beyond, a frame may be told twice, which is only a hint more. */
const MOST = 20_000;

/**
 * Which notices were heard, so that one that was announced is not told again when it is read. An id is remembered for at
 * least one heartbeat, and as long as its notice is read again. Notices without an id may be told twice.
 */
export function heardNotices() {
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

/** The id ends the JSON of a live event: older instances, which know none, do not mind it there. */
function idOf(notice: string): string | undefined {
  return /"id":"([^"]+)"\}$/u.exec(notice)?.[1];
}
