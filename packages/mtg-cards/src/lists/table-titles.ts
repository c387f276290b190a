/** What a column of a table says of its cards. */
export type TableColumn =
  | 'name'
  | 'simpleName'
  | 'set'
  | 'setName'
  | 'code'
  | 'printing'
  | 'number'
  | 'count'
  | 'foilCount'
  | 'specialFoilCount'
  | 'totalCount'
  | 'zone'
  | 'sideboarded'
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
  // Beside the name with its treatment, as `Cat (Showcase)`.
  simpleName: ['simple name'],
  set: ['set', 'edition', 'ausgabe', 'extension', 'edicion', 'edizione', 'espansione', 'colecao', 'edicao'],
  setName: ['set name', 'expansion name', 'expansion', 'edition name', 'erweiterung'],
  code: ['set code', 'setcode', 'set id', 'edition code', 'expansion code'],
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
  zone: ['zone', 'board', 'section', 'categories', 'category'],
  sideboarded: ['sideboarded'],
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
  return columns.name !== undefined && Object.keys(columns).length > 1 ? columns : undefined
}
