/** What a colour means, everywhere it means something. */
export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'violet';
