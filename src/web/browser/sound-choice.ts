const KEY = 'request-sound';

/** On unless switched off; without storage the choice is lost with the page. */
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
