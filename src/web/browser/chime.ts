let context: AudioContext | undefined;

const NOTES = [880, 1174.66];
const APART = 0.16;
const LENGTH = 0.5;
const LOUDNESS = 0.18;

/** Browsers allow sound only after a user gesture: call it from a press. */
export function wakeChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Two rising notes; nothing while sound is not allowed. */
export function playChime(): void {
  if (context?.state !== 'running') return;
  for (const [index, pitch] of NOTES.entries()) strike(context, pitch, context.currentTime + index * APART);
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
