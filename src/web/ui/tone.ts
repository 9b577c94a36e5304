/** The meaning of a colour, wherever it has one. */
export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'violet';
