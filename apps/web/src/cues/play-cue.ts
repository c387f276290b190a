import type { Cue } from './cue-of'

interface Tone {
  /** Notes one after the other, in Hz. */
  readonly notes: readonly number[]
  /** Between the beginnings of two notes, in s. */
  readonly apart: number
  /** Until the last one has faded, in s. */
  readonly length: number
  readonly loudness: number
}

const TONES: Readonly<Record<Cue, Tone>> = {
  turn: { notes: [523.25, 659.25], apart: 0.125, length: 0.5, loudness: 0.05 },
  pack: { notes: [392, 440], apart: 0.07, length: 0.3, loudness: 0.035 },
  demand: { notes: [440, 349.23], apart: 0.14, length: 0.55, loudness: 0.05 },
  card: { notes: [196], apart: 0, length: 0.09, loudness: 0.03 },
  end: { notes: [523.25, 659.25, 783.99], apart: 0.16, length: 0.9, loudness: 0.05 },
}

/** Plays the sound of a cue: soft notes, made here. */
export function playCue(cue: Cue): void {
  const { notes, apart, length, loudness } = TONES[cue]
  const context = new AudioContext()
  const start = context.currentTime
  const volume = context.createGain()
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  volume.connect(context.destination)
  for (const [at, pitch] of notes.entries()) {
    const note = context.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(start + at * apart)
    note.stop(start + length)
    if (at === notes.length - 1) note.addEventListener('ended', () => void context.close())
  }
}
