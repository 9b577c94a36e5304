/** Set while entries are being left. Entries of layers are no pages: each is marked with its depth over the page. */
let travel: ReturnType<typeof setTimeout> | undefined;
/** Where the router went meanwhile: by a link that was followed, or by replacing the page's address. */
let pushed: string | undefined;
let replaced: string | undefined;

const LONGEST_TRAVEL_MS = 2_000;

export function markedDepth(): number {
  const depth: unknown = history.state?.depth;
  return typeof depth === 'number' ? depth : 0;
}

export function markEntry(depth: number): void {
  if (travel === undefined) history.pushState({ ...history.state, depth }, '');
}

/** Goes back over entries. The browser does it a moment later. */
export function leaveEntries(count: number): void {
  if (travel !== undefined) return;
  history.go(-count);
  travel = setTimeout(endTravel, LONGEST_TRAVEL_MS);
}

export function isLeaving(): boolean {
  return travel !== undefined;
}

/** Remembers a link followed while entries are being left: the browser would lose it. */
export function rememberPush(): void {
  if (travel !== undefined) pushed = location.href;
}

/** When the page's address is replaced under layers, the mark stays and the entry below gets the address. */
export function rememberReplace(depth: number): void {
  if (travel !== undefined || depth === 0 || markedDepth() > 0) return;
  replaced = location.href;
  history.replaceState({ ...history.state, depth }, '');
}

/** After Back, Forward or leaving: restores what was remembered. Returns whether the user navigated. */
export function arrive(): boolean {
  const atPage = markedDepth() === 0;
  const [link, address] = atPage ? [pushed, replaced] : [];
  const isByPerson = travel === undefined;
  endTravel();
  if (atPage) replaced = undefined;
  if (address !== undefined) history.replaceState(null, '', address);
  if (link !== undefined) history.pushState(null, '', link);
  return isByPerson;
}

function endTravel(): void {
  clearTimeout(travel);
  travel = undefined;
  pushed = undefined;
}
