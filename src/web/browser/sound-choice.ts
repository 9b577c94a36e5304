const KEY = 'request-sound';

/** Requests sound until somebody switches that off; a browser that keeps nothing asks again next time. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function rememberSound(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
}
