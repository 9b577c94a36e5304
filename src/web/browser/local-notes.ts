const PREFIX = 'vtc.';

/** Drafts in localStorage. Storage may be refused: then nothing is stored. */
export function readNote<Note>(name: string): Note | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as Note);
  } catch {
    return undefined;
  }
}

export function writeNote(name: string, note: unknown): void {
  attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify(note)));
}

export function forgetNote(name: string): void {
  attempt(() => localStorage.removeItem(PREFIX + name));
}

/** On a shared device nothing of the previous person may stay. */
export function forgetAllNotes(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  });
}

function attempt(write: () => void) {
  try {
    write();
  } catch {
    // Without storage the page still works.
  }
}
