/** What a column of a table says of its cards. */
export type TableColumn =
  | 'name'
  | 'title'
  | 'simpleName'
  | 'set'
  | 'setName'
  | 'code'
  | 'setId'
  | 'printing'
  | 'number'
  | 'lineNumber'
  | 'count'
  | 'mainCount'
  | 'foilCount'
  | 'specialFoilCount'
  | 'totalCount'
  | 'zone'
  | 'sideboarded'
  | 'commander'
  | 'annotation'
  | 'maybe'
  | 'notes'
  | 'tags'
  | 'scars'

/** At which place of a row each column stands. */
export type TableColumns = Readonly<Partial<Record<TableColumn, number>>>

/** The columns of which each tells how many copies there are. */
export const COUNT_COLUMNS = ['count', 'foilCount', 'specialFoilCount', 'totalCount'] as const

/** The titles of columns, folded, as programs and people write them. */
const TITLES: Readonly<Record<TableColumn, readonly string[]>> = {
  name: [
    ...['name', 'card name', 'card', 'english name', 'englishname', 'product name', 'article'],
    ...['kartenname', 'karte', 'artikel', 'nom', 'nom de la carte', 'carte', 'nombre de la carta'],
    ...['carta', 'nome', 'nome carta', 'nome da carta'],
  ],
  // With some shops the name, with others said beside it.
  title: ['title'],
  // Beside the name with its treatment, as `Cat (Showcase)`.
  simpleName: ['simple name'],
  set: ['set', 'edition', 'ausgabe', 'extension', 'edicion', 'edizione', 'espansione', 'colecao', 'edicao'],
  setName: ['set name', 'expansion name', 'expansion', 'edition name', 'erweiterung'],
  code: ['set code', 'setcode', 'edition code', 'expansion code', 'code'],
  // With some programs the code, with others a number of their own beside it.
  setId: ['set id'],
  // With some programs the printing, with others the finish.
  printing: ['printing'],
  number: [
    ...[
      'number',
      'collector number',
      'collectornumber',
      'collector #',
      'collector s number',
      'collectors number',
    ],
    ...['card number', 'cardnumber', 'card #', 'nummer', 'kartennummer', 'sammlernummer', 'numero'],
  ],
  // The number of the line, or of the card in its set.
  lineNumber: ['#', 'no', 'nr', 'num'],
  count: [
    ...['count', 'quantity', 'quantityx', 'qty', 'amount', 'copies'],
    ...['anzahl', 'menge', 'quantite', 'qte', 'cantidad', 'quantita', 'quantidade', 'qtd'],
    // Beside a column that counts foils.
    ...['reg qty', 'regular qty', 'regular quantity', 'regular count', 'number of non foil'],
    ...['non foil qty', 'non foil quantity', 'non foil count', 'nonfoil quantity', 'nonfoil count'],
  ],
  foilCount: ['foil qty', 'foil quantity', 'foil count', 'number of foil', 'number of foils'],
  specialFoilCount: ['special foil count'],
  totalCount: ['total qty', 'total quantity', 'total count'],
  // What the deck holds beside what its sideboard does; also the name of a deck.
  mainCount: ['main', 'mainboard', 'maindeck', 'main deck', 'deck'],
  zone: ['zone', 'board', 'section', 'categories', 'category'],
  // Whether, or how many.
  sideboarded: ['sideboarded', 'sideboard', 'in sideboard', 'is sideboard', 'side'],
  commander: ['commander', 'is commander'],
  annotation: ['annotation'],
  maybe: ['maybeboard'],
  notes: ['notes', 'note'],
  tags: ['tags'],
  scars: ['scars', 'scar texts'],
}
const COLUMN_OF = new Map<string, TableColumn>(
  // The keys of the record are its columns.
  (Object.keys(TITLES) as readonly TableColumn[]).flatMap((column) =>
    TITLES[column].map((title) => [title, column] as const),
  ),
)

/** The title that is a name in Spanish and a count in French. */
const NAME_OR_COUNT = 'nombre'

const folded = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d#]+/g, ' ')
    .trim()

/** A title that speaks of counts, known or not. */
export const ABOUT_COUNT = /\b(?:qty|quantity|count|number of|copies|owned|anzahl|menge)\b/i

/** Returns what the columns with these titles hold; nothing unless one holds names, and another is known. */
export function tableColumns(titles: readonly string[]): TableColumns | undefined {
  const columns: Partial<Record<TableColumn, number>> = {}
  for (const [at, title] of titles.entries()) {
    const column = COLUMN_OF.get(folded(title))
    if (column !== undefined) columns[column] ??= at
  }
  const either = titles.findIndex((title) => folded(title) === NAME_OR_COUNT)
  if (either >= 0) columns[columns.name === undefined ? 'name' : 'count'] ??= either
  const { title, name = title, ...others } = columns
  if (name === undefined || Object.keys(others).length === 0) return undefined
  return { ...countsApart(titles), ...others, name }
}

/** `Normal` and `Foil` count where nothing else does; elsewhere `Foil` says whether they are foil. */
function countsApart(titles: readonly string[]): TableColumns {
  const normal = titles.findIndex((title) => /^(?:normal|regular|non ?foil)$/.test(folded(title)))
  const foil = titles.findIndex((title) => folded(title) === 'foil')
  const isCounted = titles.some((title) => COLUMN_OF.get(folded(title)) === 'count')
  return normal < 0 || foil < 0 || isCounted ? {} : { count: normal, foilCount: foil }
}
