type Printer = Pick<Console, 'info' | 'warn' | 'error'>;

/** A dependency of baileys prints whole sessions, private keys included: they must not reach the log. */
export function muteSessions(printer: Printer): void {
  for (const level of ['info', 'warn', 'error'] as const) {
    const print = printer[level].bind(printer);
    printer[level] = (...parts: unknown[]) => {
      if (!isAboutSession(parts)) print(...parts);
    };
  }
}

function isAboutSession([first]: unknown[]): boolean {
  return typeof first === 'string' && /\bsession\b/iu.test(first);
}
