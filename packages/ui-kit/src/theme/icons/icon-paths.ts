/** Line drawings on a square of 24, stroked; `dots` and `more` with a heavier pen. */
export const ICON_PATHS = {
  home: 'M3.5 11.5 12 4l8.5 7.5M6 10v9.5h4v-5h4v5h4V10',
  next: 'M5.5 5v14l8.5-7zM18 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  cards:
    'M10 4h8a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 18h-8a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 10 4zM8.5 7.5l-3 .9a1.4 1.4 0 0 0-.9 1.8L7.8 20',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  dots: 'M12 5h.01M12 12h.01M12 19h.01',
  hourglass:
    'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 2.4 4 3.3 4 5.3s-4 2.9-4 5.3v3.2M16 3.5v3.2c0 2.4-4 3.3-4 5.3s4 2.9 4 5.3v3.2',
  down: 'M6 9.5l6 6 6-6',
  right: 'M9.5 6l6 6-6 6',
  undo: 'M8.5 5.5 4 10l4.5 4.5M4.5 10H15a4.75 4.75 0 0 1 0 9.5h-3.5',
  close: 'M6 6l12 12M18 6 6 18',
  warn: 'M12 4.5 3 19.5h18zM12 10.5v4M12 17h.01',
  check: 'M5 12.5 9.5 17 19 7.5',
  log: 'M4 5h16v11h-9l-4 3.5V16H4z',
  deck: 'M4 6.5h16M4 12h16M4 17.5h10',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8h.01M11 11.5h1V16h1',
  pack: 'M4 4h6.5v7H4zM13.5 4H20v7h-6.5zM4 13h6.5v7H4zM13.5 13H20v7h-6.5z',
  send: 'M5 12h14M13 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5',
  scar: 'M13 3 6 13.5h5L10 21l8-11h-5.5z',
  fold: 'M14 6l-6 6 6 6M18.5 5v14',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  auto: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 3.5v17M12 8h7M12 12h8.3M12 16h7',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  bot: 'M6 9h12v10H6zM12 9V5M10.5 4.5h3M9.5 13h.01M14.5 13h.01M9.5 16.2h5M3.5 12.5v3M20.5 12.5v3',
  edit: 'M5 19l.8-3.8L16 5l3 3L8.8 18.2zM14 7l3 3',
  refresh: 'M19 12a7 7 0 1 1-2-4.9L19.5 9.5M19.5 4.5v5h-5',
} as const

export type IconName = keyof typeof ICON_PATHS
