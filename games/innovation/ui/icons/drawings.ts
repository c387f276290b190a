/** Drawings on a square of 24. Filled silhouettes; `stroked` ones are lines with a pen of 2.4. */
export interface Drawing {
  readonly path: string
  readonly stroked?: true
}

export const DRAWINGS = {
  castle: {
    path: 'M2.5 2.5h4.3v3.2h3V2.5h4.4v3.2h3V2.5h4.3v7.2l-2 2.1V21.5h-5.2v-4.7a2.3 2.3 0 0 0-4.6 0v4.7H4.5v-9.7l-2-2.1z',
  },
  coin: { path: 'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 0 1 0-20.4zM8.6 8.6v6.8h6.8V8.6z' },
  bulb: {
    path: 'M12 1.3a7.6 7.6 0 0 0-4.7 13.5c1 .9 1.5 1.7 1.6 2.7h6.2c.1-1 .6-1.8 1.6-2.7A7.6 7.6 0 0 0 12 1.3zM9 18.9h6v1.5l-1.6 2.4h-2.8L9 20.4z',
  },
  leaf: {
    path: 'M21.7 2.3C9.5 2.2 2.6 7.2 2.6 14.4c0 1.7.4 3.2 1.1 4.4C6 13.3 9.8 9.9 14.9 8c-4.7 3.3-8.2 7.7-9.7 13.4l2.5.9c.4-1.2.8-2.3 1.3-3.3C17 19.7 21.9 13.4 21.7 2.3z',
  },
  factory: {
    path: 'M1.8 22V10.3l6 3.9v-3.9l6 3.9V2.2h5L22.2 22zM5.6 16.8v2.8h3v-2.8zM11.6 16.8v2.8h3v-2.8z',
  },
  clock: {
    path: 'M12 4.4a8.7 8.7 0 0 1 6.7 14.2l2.4 3.9h-3l-1.4-2.3a8.7 8.7 0 0 1-9.4 0l-1.4 2.3h-3l2.4-3.9A8.7 8.7 0 0 1 12 4.4zM10.8 7.8v6l4 2.6 1.3-2-2.9-1.9V7.8zM5.7 1.4A4.3 4.3 0 0 0 1.7 8.1L8 2.3a4.3 4.3 0 0 0-2.3-.9zM18.3 1.4a4.3 4.3 0 0 1 4 6.7L16 2.3a4.3 4.3 0 0 1 2.3-.9z',
  },
  person: { path: 'M12 1.6a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM2.6 22.4c0-5.9 4-9.3 9.4-9.3s9.4 3.4 9.4 9.3z' },
  hex: { path: 'M12 2.3l8.4 4.850v9.7L12 21.7l-8.4-4.850v-9.7z', stroked: true },
  hexnote: {
    path: 'M12 2.3l8.4 4.850v9.7L12 21.7l-8.4-4.850v-9.7z M10.2 15.6V8.3l4.3-1v6.6 M7.7 15.7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0 M12 14a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
    stroked: true,
  },
  echo: {
    path: 'M10.5 7a7.2 7.2 0 0 1 0 10M15.2 3.6a12 12 0 0 1 0 16.8 M3.6 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0',
    stroked: true,
  },
  plus: { path: 'M12 4v16M4 12h16', stroked: true },
  'arrow-left': { path: 'M20 12H4m6.5-6.5L4 12l6.5 6.5', stroked: true },
  'arrow-right': { path: 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5', stroked: true },
  'arrow-up': { path: 'M12 20V4m-6.5 6.5L12 4l6.5 6.5', stroked: true },
  unsplay: { path: 'M4 9h16M4 15h16', stroked: true },
  uplift: { path: 'M5 20h14M12 16V4m-5 5l5-5 5 5', stroked: true },
  'junk-achievement': { path: 'M5 5l14 14M19 5L5 19', stroked: true },
  flag: { path: 'M4 1.5h2.6v1.7h14.2l-3.4 5.4 3.4 5.4H6.6v8.5H4z' },
  fountain: {
    path: 'M10.8 2h2.4v6.2c1.5-2.7 4.3-3.6 6.8-2.8l-.9 2.3c-3-.8-5.3 1.3-5.7 5.3h7.4c0 4.2-3 6.8-6.3 7.5V22h-5v-1.5C6.2 19.8 3.2 17.2 3.2 13h7.4c-.4-4-2.7-6.1-5.7-5.3L4 5.4c2.5-.8 5.3.1 6.8 2.8z',
  },
  meat: {
    path: 'M14.5 2.5a7 7 0 0 1 5 12c-2.6 2.6-6 2-8.5 4.500l-.9.9a2.6 2.6 0 1 1-3.7-3.7 2.6 2.6 0 1 1-3.7-3.700l.9-.9C6 9 5.5 5.6 8.1 3a7 7 0 0 1 6.4-.5zM14 6.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  },
} satisfies Readonly<Record<string, Drawing>>

export type DrawingName = keyof typeof DRAWINGS
