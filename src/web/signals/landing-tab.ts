const events = { login: 'switchToLogin', register: 'switchToRegister' } as const;

export type LandingSwitch = keyof typeof events;

/** Opens another tab of the landing page. */
export function requestTab(tab: LandingSwitch): void {
  window.dispatchEvent(new Event(events[tab]));
}

export function onTabRequest(open: (tab: LandingSwitch) => void): () => void {
  const login = () => open('login');
  const register = () => open('register');
  window.addEventListener(events.login, login);
  window.addEventListener(events.register, register);
  return () => {
    window.removeEventListener(events.login, login);
    window.removeEventListener(events.register, register);
  };
}
