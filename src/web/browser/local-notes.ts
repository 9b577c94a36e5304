const PREFIX = 'vtc.';

/** Drafts in the browser's storage, which may be refused: then nothing is stored. */
type Storing = () => Storage;

/** Shared by all tabs, until the person signs out. */
const everywhere: Storing = () => localStorage;
/** In this tab only, where they outlive a reload. */
const here: Storing = () => sessionStorage;

export const readNote = <Note>(name: string) => read<Note>(everywhere, name);
export const writeNote = (name: string, note: unknown) => write(everywhere, name, note);
export const forgetNote = (name: string) => forget(everywhere, name);

export const readTabNote = <Note>(name: string) => read<Note>(here, name);
export const writeTabNote = (name: string, note: unknown) => write(here, name, note);
export const forgetTabNote = (name: string) => forget(here, name);

/** On a shared device nothing of the previous person may stay. */
export function forgetAllNotes(): void {
  forgetNotes(everywhere);
  forgetNotes();
}

/** Of this tab, unless it is said where. */
export function forgetNotes(storing: Storing = here): void {
  attempt(() => {
    const storage = storing();
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

function read<Note>(storing: Storing, name: string): Note | undefined {
  try {
    const text = storing().getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as Note);
  } catch {
    return undefined;
  }
}

function write(storing: Storing, name: string, note: unknown): void {
  attempt(() => storing().setItem(PREFIX + name, JSON.stringify(note)));
}

function forget(storing: Storing, name: string): void {
  attempt(() => storing().removeItem(PREFIX + name));
}

function attempt(change: () => void) {
  try {
    change();
  } catch {
    // Without storage the page still works.
  }
}
