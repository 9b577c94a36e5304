import type { SendOutcome } from './send-outcome.ts';

/** The secrets of a link, stored as named texts; they outlive every connection. */
export interface DeviceKeys {
  read(names: string[]): Promise<Map<string, string>>;
  /** Null erases. All is written, or nothing. */
  write(changes: Map<string, string | null>): Promise<void>;
}

/**
 * `logged_out`: the telephone ended the link. `unscanned`: the code was not scanned in time. `replaced`: another
 * connection uses the same link. `lost`: anything else, worth another attempt.
 */
export type SocketEnd = 'logged_out' | 'unscanned' | 'replaced' | 'lost';

export type SocketParts = {
  keys: DeviceKeys;
  /** The text of a QR code to scan; a new one replaces it now and then. */
  onCode(code: string): void;
  /** `phone` is international ('+33612345678'). */
  onLinked(phone: string): void;
  /** Called once, unless we closed it ourselves. */
  onClosed(end: SocketEnd): void;
};

export interface WhatsappSocket {
  /** It never throws. */
  sendText(to: string, text: string): Promise<SendOutcome>;
  /** Ends the link on the telephone too, if it can be reached. */
  unlink(): Promise<void>;
  /** Closes the connection; the link stays for the next one. */
  close(): Promise<void>;
}

/** Opens connections to WhatsApp Web as a linked device. */
export interface WhatsappSockets {
  isInstalled(): boolean;
  open(parts: SocketParts): Promise<WhatsappSocket>;
}
