const LENGTH_S = 0.5
const LOUDNESS = 0.05

/** Plays two soft notes. A browser that wants a click on the page before it makes a sound stays silent. */
export function playQuietTone(): void {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.setValueAtTime(LOUDNESS, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + LENGTH_S)
  volume.connect(context.destination)
  for (const [pitch, after] of [
    [523.25, 0],
    [659.25, LENGTH_S / 4],
  ] as const) {
    const note = context.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(context.currentTime + after)
    note.stop(context.currentTime + LENGTH_S)
    if (after > 0) note.addEventListener('ended', () => void context.close())
  }
}
