import { createCell, useCell } from './cell.ts';

let context: AudioContext | undefined;
const heldBack = createCell(false);

const NOTES = [880, 1174.66];
const APART = 0.16;
const LENGTH = 0.5;
const LOUDNESS = 0.18;

/** Opens the audio context; the browser suspends it until the first press. */
export function openChime(): void {
  if (context || typeof AudioContext === 'undefined') return;
  const opened = new AudioContext();
  opened.onstatechange = () => heldBack.write(opened.state !== 'running');
  heldBack.write(opened.state !== 'running');
  context = opened;
}

/** Browsers allow sound only after a user gesture: call it from a press. */
export function wakeChime(): void {
  openChime();
  void context?.resume();
}

/** Whether the browser blocks the sound. */
export function useHeldBackSound(): boolean {
  return useCell(heldBack);
}

/** Two rising notes; returns false while sound is not allowed. */
export function playChime(): boolean {
  if (context?.state !== 'running') return false;
  for (const [index, pitch] of NOTES.entries()) strike(context, pitch, context.currentTime + index * APART);
  return true;
}

function strike(audio: AudioContext, pitch: number, at: number) {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}
