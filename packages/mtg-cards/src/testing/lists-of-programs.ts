/** Lists as programs, shops and spreadsheets hold them: what it is, the text, and how each line is read. */
export const LISTS_OF_PROGRAMS: readonly (readonly [
  style: string,
  text: string,
  lines: readonly string[],
])[] = [
  [
    'Arena',
    'Deck\n4 Shock (M19) 156\n2 Opt (DOM) 60\n\nSideboard\n1 Lightning Strike (M19) 152\n',
    ['4 Shock m19 156', '2 Opt dom 60', 'side 1 Lightning Strike m19 152'],
  ],
  [
    'Arena with a name and a companion that is listed twice',
    'About\nName Burn in 60 cards\n\nCompanion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n4 Shock (M19) 156\n\nSideboard\n1 Lurrus of the Dream-Den (IKO) 226\n1 Opt (DOM) 60\n',
    ['4 Shock m19 156', 'side 1 Lurrus of the Dream-Den iko 226', 'side 1 Opt dom 60'],
  ],
  [
    'Arena in German',
    'Kommandant\n1 Niv-Mizzet, Parun (GRN) 192\n\nDeck\n9 Island (M19) 265\n\nSideboard\n1 Opt (DOM) 60',
    ['command 1 Niv-Mizzet, Parun grn 192', '9 Island m19 265', 'side 1 Opt dom 60'],
  ],
  [
    'MTGO text with CRLF',
    '4 Shock\r\n2 Opt\r\n\r\nSIDEBOARD:\r\n1 Lightning Strike\r\n',
    ['4 Shock', '2 Opt', 'side 1 Lightning Strike'],
  ],
  [
    'MTGO .dek',
    '<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n  <NetDeckID>0</NetDeckID>\n  <Cards CatID="68000" Quantity="4" Sideboard="false" Name="Shock" Annotation="0" />\n  <Cards CatID="1" Quantity="2" Sideboard="false" Name="Fire/Ice" Annotation="0" />\n  <Cards CatID="2" Quantity="1" Sideboard="true" Name="Lim-Dul&apos;s Vault" Annotation="0" />\n</Deck>',
    ['4 Shock', '2 Fire // Ice', "side 1 Lim-Dûl's Vault"],
  ],
  [
    'MTGO CSV',
    'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"Shock",4,68000,Common,M19,156/280,No,No,0\n"Niv-Mizzet, Parun",1,69000,Rare,GRN,192/259,No,Yes,16777728\n"Opt",2,67000,Common,DOM,60/269,Yes,Yes,0\n',
    ['4 Shock m19 156', 'command 1 Niv-Mizzet, Parun grn 192', 'side 2 Opt dom 60'],
  ],
  [
    'Moxfield text',
    '4 Shock (M19) 156\n1 Opt (DOM) 60 *F*\n1 Fire // Ice (DMR) 215 *E*\n\nSIDEBOARD:\n1 Lightning Strike (M19) 152\n',
    ['4 Shock m19 156', '1 Opt dom 60', '1 Fire // Ice dmr 215', 'side 1 Lightning Strike m19 152'],
  ],
  [
    'Moxfield text with tags',
    '4 Shock (M19) 156 #burn #!Cheap\n1 Opt (DOM) 60 *F* #draw',
    ['4 Shock m19 156', '1 Opt dom 60'],
  ],
  [
    'Moxfield CSV',
    '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"\n"4","4","Shock","m19","Near Mint","English","","","2024-01-01 10:00:00.000000","156","False","False",""\n"1","0","Fire // Ice","dmr","Near Mint","English","foil","","2024-01-01","215","False","False","0.30"\n',
    ['4 Shock m19 156', '1 Fire // Ice dmr 215'],
  ],
  [
    'Archidekt text',
    '1x Niv-Mizzet, Parun (grn) 192 [Commander{top}] ^Have,#37d67a^\n4x Shock (m19) 156 [Burn]\n1x Opt (dom) 60 *F* [Draw]\n1x Lightning Strike (m19) 152 [Sideboard]\n3x Sol Ring (c21) 263 [Maybeboard{noDeck}{noPrice},Ramp]',
    [
      'command 1 Niv-Mizzet, Parun grn 192',
      '4 Shock m19 156',
      '1 Opt dom 60',
      'side 1 Lightning Strike m19 152',
      'maybe 3 Sol Ring',
    ],
  ],
  [
    'Archidekt CSV',
    'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number,Mana Value,Colors\n4,Shock,Normal,NM,2024-01-01,EN,0,"Have,#37d67a",Core Set 2019,m19,447292,00000000-0000-0000-0000-000000000000,68000,156,1,Red\n',
    ['4 Shock m19 156'],
  ],
  [
    'Deckbox CSV',
    'Count,Tradelist Count,Decklist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,Tags,My Price\n4,0,0,Shock,Core Set 2019,,156,Near Mint,English,,,,,,,,,,,$0.10\n2,0,0,Opt,Dominaria,,60,Near Mint,English,foil,,,,,,,,,,\n',
    ['4 Shock m19 156', '2 Opt dom 60'],
  ],
  [
    'Deckbox text',
    '4 Shock\n2 Opt\n\nSideboard:\n1 Lightning Strike',
    ['4 Shock', '2 Opt', 'side 1 Lightning Strike'],
  ],
  [
    'ManaBox CSV',
    'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency\nShock,M19,Core Set 2019,156,normal,common,4,1,,0.1,false,false,near_mint,en,EUR\n"Niv-Mizzet, Parun",GRN,Guilds of Ravnica,192,foil,rare,1,2,,1.2,false,false,near_mint,en,EUR\n',
    ['4 Shock m19 156', '1 Niv-Mizzet, Parun grn 192'],
  ],
  [
    'ManaBox text',
    '// COMMANDER\n1 Niv-Mizzet, Parun (GRN) 192\n\n9 Island (M19) 265\n4 Shock (M19) 156 *F*\n\n// SIDEBOARD\n1 Opt (DOM) 60\n\n// MAYBEBOARD\n2 Sol Ring (C21) 263',
    [
      'command 1 Niv-Mizzet, Parun grn 192',
      '9 Island m19 265 (zone)',
      '4 Shock m19 156 (zone)',
      'side 1 Opt dom 60',
      'maybe 2 Sol Ring',
    ],
  ],
  [
    'Dragon Shield CSV',
    '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET\nBox,4,0,Shock,M19,Core Set 2019,156,NearMint,Normal,English,0.10,2024-01-01,0.1,0.2,0.3\n',
    ['4 Shock m19 156'],
  ],
  [
    'TCGplayer mass entry',
    '4 Shock [M19] 156\n2 Opt [DOM]\n1 Fire // Ice [DMR]',
    ['4 Shock m19 156', '2 Opt dom', '1 Fire // Ice dmr'],
  ],
  [
    'TCGplayer app CSV',
    'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n4,Shock (156),Shock,Core Set 2019,156,M19,Normal,Near Mint,English,Common,1,2\n1,Opt (Retro Frame),Opt,Dominaria,60,DOM,Foil,Near Mint,English,Common,1,2\n',
    ['4 Shock m19 156', '1 Opt dom 60'],
  ],
  [
    'Delver Lens CSV',
    "QuantityX,Name,Edition,Edition code,Collector's number,Foil,Price\n4x,Shock,Core Set 2019,M19,156,,$0.10\n1x,Opt,Dominaria,DOM,60,Foil,$0.10\n",
    ['4 Shock m19 156', '1 Opt dom 60'],
  ],
  [
    'CubeCobra CSV',
    'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL,image Back URL,tags,Notes,MTGO ID\n"Shock",1,"Instant",R,"m19","156",common,Red,Owned,Non-foil,false,,,"burn;cheap","",68000\n"Opt",1,"Instant",U,"dom","60",common,Blue,Owned,Foil,false,,,"","",1\n"Sol Ring",1,"Artifact",,"c21","263",uncommon,Colorless,Not Owned,Non-foil,true,,,"","",1\n',
    ['1 Shock m19 156', '1 Opt dom 60', 'maybe 1 Sol Ring'],
  ],
  [
    'CubeCobra text with boards',
    '# mainboard\nShock\nOpt\nOpt\n\n# maybeboard\nSol Ring\n',
    ['1 Shock', '1 Opt', '1 Opt', 'maybe 1 Sol Ring'],
  ],
  [
    'TappedOut text',
    '1x Niv-Mizzet, Parun (GRN) *CMDR*\n4x Shock (M19)\n1x Opt (DOM) *F*\n\nSideboard:\n1x Lightning Strike',
    ['command 1 Niv-Mizzet, Parun grn', '4 Shock m19', '1 Opt dom', 'side 1 Lightning Strike'],
  ],
  [
    'TappedOut CSV',
    'Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language\nmain,4,Shock,M19,,,,,\nside,1,Opt,DOM,f,,,,\nmaybe,1,Sol Ring,C21,,,,,\n',
    ['4 Shock m19', 'side 1 Opt dom', 'maybe 1 Sol Ring'],
  ],
  [
    'Deckstats',
    '//Main\n4 [M19#156] Shock\n1 [GRN] Niv-Mizzet, Parun # !Commander\n\n//Sideboard\nSB: 1 [DOM#60] Opt\n\n//Maybeboard\n1 Sol Ring',
    ['4 Shock m19 156', 'command 1 Niv-Mizzet, Parun grn', 'side 1 Opt dom 60', 'maybe 1 Sol Ring'],
  ],
  [
    'Magic Workstation',
    '// Deck file for Magic Workstation\n// NAME : Burn 2.0\n// CREATOR : somebody\n        4 [M19] Shock\n        2 [DOM] Opt (1)\nSB:     1 [M19] Lightning Strike\n',
    ['4 Shock m19', '2 Opt dom', 'side 1 Lightning Strike m19'],
  ],
  [
    'MTGGoldfish',
    '4 Shock <156> [M19]\n2 Opt [DOM] (F)\n1 Sol Ring <extended> [C21]\n\n1 Lightning Strike [M19]',
    [
      '4 Shock m19 156 (zone)',
      '2 Opt dom (zone)',
      '1 Sol Ring c21 (printing,zone)',
      'side 1 Lightning Strike m19 (zone)',
    ],
  ],
  [
    'Helvault CSV',
    'collector_number,estimated_price,extras,language,name,oracle_id,quantity,rarity,scryfall_id,set_code,set_name\n"156","0.10","","en","Shock","","4","common","","M19","Core Set 2019"\n',
    ['4 Shock m19 156'],
  ],
  [
    'Cardmarket wants list',
    '4x Shock (Core Set 2019)\n2x Opt (Dominaria)\n1x Lightning Strike',
    ['4 Shock m19', '2 Opt dom', '1 Lightning Strike'],
  ],
  [
    'German spreadsheet with semicolons',
    'Anzahl;Kartenname;Edition;Nummer;Preis\n4;Shock;M19;156;0,25 €\n2;Opt;DOM;60;0,10 €\n;;;;\nSumme;;;;0,35 €\n',
    ['4 Shock m19 156', '2 Opt dom 60', 'unknown: Summe,,,,0,35 €'],
  ],
  [
    'French spreadsheet with tabs',
    'Quantité\tNom\tExtension\tNuméro\n4\tShock\tM19\t156\n2\tOpt\tDOM\t60',
    ['4 Shock m19 156', '2 Opt dom 60'],
  ],
  [
    'Spanish spreadsheet',
    'Cantidad;Nombre;Edición\n4;Shock;Core Set 2019\n2;Opt;Dominaria',
    ['4 Shock m19', '2 Opt dom'],
  ],
  [
    'Italian spreadsheet',
    'Nome,Quantità,Espansione\nShock,4,M19\n"Niv-Mizzet, Parun",1,GRN',
    ['4 Shock m19', '1 Niv-Mizzet, Parun grn'],
  ],
  ['Portuguese spreadsheet', 'Quantidade|Nome|Coleção\n4|Shock|M19\n2|Opt|DOM', ['4 Shock m19', '2 Opt dom']],
  [
    'a spreadsheet with a board column',
    'Card\tBoard\tQty\nShock\tMain\t4\nOpt\tSideboard\t2\nNiv-Mizzet, Parun\tCommander\t1',
    ['4 Shock', 'side 2 Opt', 'command 1 Niv-Mizzet, Parun'],
  ],
  [
    'a spreadsheet that holds names only',
    'Card Name\nShock\nOpt\n"Niv-Mizzet, Parun"\n',
    ['1 Shock', '1 Opt', '1 Niv-Mizzet, Parun'],
  ],
  [
    'UrzaGatherer, which counts foils apart',
    '"sep=,"\n"Name","Type","Count","Foil count","Special foil count","Number","Set"\n"Shock","Instant","2","1","0","156","Core Set 2019"\n"Opt","Instant","0","1","0","60","Dominaria"\n',
    ['3 Shock m19 156', '1 Opt dom 60'],
  ],
  [
    'EchoMTG',
    'Reg Qty,Foil Qty,Name,Set,Set Code,Collector Number\n0,1,"Shock","Core Set 2019",M19,156\n2,0,"Opt","Dominaria",DOM,60\n',
    ['1 Shock m19 156', '2 Opt dom 60'],
  ],
  [
    'Decked Builder, with a total',
    'Total Qty,Reg Qty,Foil Qty,Card,Set,Mvid\n3,2,1,Shock,Core Set 2019,447292\n',
    ['3 Shock m19'],
  ],
  [
    'Magic Assistant, with foils in a column behind',
    'Name,Number of Non-foil,Number of Foil,Set\nShock,2,1,M19\nOpt,1,,DOM',
    ['3 Shock m19', '1 Opt dom'],
  ],
  [
    'a seller of TCGplayer',
    'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Condition,Total Quantity,Add to Quantity\n123,Magic,Core Set 2019,Shock,,156,Near Mint,3,0\n',
    ['3 Shock m19 156'],
  ],
  [
    'an order of Cardmarket',
    '"Product ID";"Article";"Expansion";"Number";"Amount";"Price"\n"1";"Shock";"Core Set 2019";"156";"2";"0,10 €"\n',
    ['2 Shock m19 156'],
  ],
  [
    'a column of counts that is not known, and cells without a count',
    'Name,Set,Owned qty\nShock,M19,4\n',
    ['1 Shock m19 (count)'],
  ],
  ['an empty count', 'Name,Qty\nShock,\nOpt,2\n', ['1 Shock (count)', '2 Opt']],
  [
    'MTGJSON',
    '{"meta":{"date":"2024-01-01"},"data":{"name":"Izzet","commander":[{"count":1,"name":"Niv-Mizzet, Parun","setCode":"GRN","number":"192"}],"mainBoard":[{"count":4,"name":"Shock","setCode":"M19","number":"156"}],"sideBoard":[{"count":2,"name":"Opt","setCode":"DOM","number":"60"}],"tokens":[]}}',
    ['4 Shock m19 156', 'side 2 Opt dom 60', 'command 1 Niv-Mizzet, Parun grn 192'],
  ],
  [
    'a deck in JSON with a line that is no card',
    '{"main":[{"name":"Shock","count":4},{"name":"Opt","count":"2"}],"side":[]}',
    ['4 Shock', 'unknown: {"name":"Opt","count":"2"}'],
  ],
  [
    'a deck file in XML with counts that are missing, none and too high',
    '<cockatrice_deck version="1"><zone name="main"><card name="Shock"/><card number="1000" name="Opt"/><card number="0" name="Sol Ring"/></zone></cockatrice_deck>',
    ['1 Shock (count)', 'unknown: 1000 Opt'],
  ],
]
