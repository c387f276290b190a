/** Lists as spreadsheets and people keep them: what it is, the text, and how each line is read. */
export const LISTS_OF_PEOPLE: readonly (readonly [style: string, text: string, lines: readonly string[]])[] =
  [
    [
      'a table whose rows are headed by zones',
      'Quantity,Name\n4,Shock\nSideboard,\n2,Opt\nMaybeboard (1),\n1,Sol Ring',
      ['4 Shock', 'side 2 Opt', 'maybe 1 Sol Ring'],
    ],
    [
      'a table with parts of a deck',
      'Qty\tName\n\tInstants\n4\tShock\n\tSide\n2\tOpt',
      ['4 Shock', 'side 2 Opt'],
    ],
    [
      'two tables one below the other',
      'Name,Count,Set\nShock,4,M19\nName,Count,Set\nOpt,2,DOM',
      ['4 Shock m19', '2 Opt dom'],
    ],
    [
      'a column that says whether it is the sideboard',
      'name,count,sideboard\nShock,4,0\nOpt,2,1',
      ['4 Shock', 'side 2 Opt'],
    ],
    ['a question as title', 'Name,Qty,In sideboard?\nShock,4,no\nOpt,2,yes', ['4 Shock', 'side 2 Opt']],
    [
      'a cross for the commander',
      'Name,Qty,Commander\nShock,4,\n"Niv-Mizzet, Parun",1,x',
      ['4 Shock', 'command 1 Niv-Mizzet, Parun'],
    ],
    [
      'a count for each zone',
      'Card,Main,Side\nShock,3,1\nOpt,2,0\nSol Ring,,1',
      ['3 Shock', 'side 1 Shock', '2 Opt', 'side 1 Sol Ring'],
    ],
    [
      'more in the sideboard than a yes',
      'Name,Count,Sideboard\nShock,4,2\nOpt,1,0',
      ['4 Shock (count)', 'side 2 Shock (count)', '1 Opt'],
    ],
    [
      'a column of zones under another title',
      'Quantity,Name,Location\n4,Shock,Sideboard\n2,Opt,Mainboard',
      ['side 4 Shock', '2 Opt'],
    ],
    [
      'a column for each color',
      'White\tBlue\tRed\n\tOpt\tShock\nSol Ring\t\tLightning Strike\nSerra Angle\tOpt\tShock',
      ['1 Opt', '1 Shock', '1 Sol Ring', '1 Lightning Strike', '1 Opt', '1 Shock', 'unknown: Serra Angle'],
    ],
    [
      'a column for each color, as CSV',
      'W,U,R\n,Opt,Shock\nSol Ring,"Niv-Mizzet, Parun",Lightning Strike',
      ['1 Opt', '1 Shock', '1 Sol Ring', '1 Niv-Mizzet, Parun', '1 Lightning Strike'],
    ],
    [
      'names in a row',
      'Opt, Shock, Sol Ring\nNiv-Mizzet, Parun',
      ['1 Opt', '1 Shock', '1 Sol Ring', '1 Niv-Mizzet, Parun'],
    ],
    [
      'sets in brackets between tabs',
      '4\t Shock \t(OLD)\t9\n2 \tOpt\t[DOM] 60',
      ['4 Shock old 9', '2 Opt dom 60'],
    ],
    ['copies in words', 'Shock 3 copies\nOpt (2 copies)', ['3 Shock', '2 Opt (count)']],
    [
      'a column of formats',
      'Name,Count,Modern,Commander\nShock,1,x,x\nOpt,1,x,x\nSol Ring,1,,x\nIsland,1,x,x',
      ['1 Shock', '1 Opt', '1 Sol Ring', '1 Island'],
    ],
    [
      'folders called as zones',
      'Folder Name,Quantity,Card Name\nCommander,4,Shock\nCommander,2,Opt',
      ['4 Shock', '2 Opt'],
    ],
    ['counts under "Main" alone', 'Name,Main\nShock,4\nOpt,2', ['4 Shock (count)', '2 Opt (count)']],
    [
      'the name of a deck above blocks',
      'Deck: Burn\n\n4 Shock\n9 Island\n\n2 Opt',
      ['4 Shock (zone)', '9 Island (zone)', 'side 2 Opt (zone)', 'unknown: Deck: Burn'],
    ],
    [
      'rows without a head, headed by zones',
      'Main Deck,,\n4,Shock,M19\nSideboard,,\n2,Opt,DOM',
      ['4 Shock m19', 'side 2 Opt dom'],
    ],
    ['mass entry of a shop', '4 Shock || 2 Opt || 1 Sol Ring', ['4 Shock', '2 Opt', '1 Sol Ring']],
    ['prices with commas', '1 Shock (OLD) 9 €1,00\n2 Opt 0,25', ['1 Shock old 9 (name)', '2 Opt']],
    [
      'languages and conditions',
      '1 Opt (DOM) 60 JP\n1 Shock (OLD) 9 Near Mint',
      ['1 Opt dom 60 (name)', '1 Shock old 9 (name)'],
    ],
    [
      'an oathbreaker',
      'Oathbreaker\n1 Niv-Mizzet, Parun\n\nSignature Spell\n1 Opt\n\nDeck\n4 Shock',
      ['command 1 Niv-Mizzet, Parun', 'command 1 Opt', '4 Shock'],
    ],
    [
      'a wishboard, and cards that were cut',
      '4 Shock\nWishboard\n2 Opt\nCuts\n1 Sol Ring',
      ['4 Shock', 'side 2 Opt', 'maybe 1 Sol Ring'],
    ],
    ['the sideboard with a remark', '4 Shock\nThe sideboard (wip)\n2 Opt', ['4 Shock', 'side 2 Opt']],
    [
      'a commander behind a dash',
      'Commander - Niv-Mizzet, Parun\n1 Shock',
      ['command 1 Niv-Mizzet, Parun', '1 Shock'],
    ],
    ['the name of a deck in a column', 'Quantity,Name,Deck\n4,Shock,Burn\n2,Opt,Burn', ['4 Shock', '2 Opt']],
    [
      'TappedOut CSV with cards still to get',
      'Board,Qty,Name,Printing\nmain,4,Shock,M19\nacquire,1,Opt,DOM',
      ['4 Shock m19', 'maybe 1 Opt'],
    ],
    [
      'Archidekt CSV with categories',
      'Quantity,Name,Categories\n1,"Niv-Mizzet, Parun","Commander{top}"\n4,Shock,"Sideboard,Burn"\n2,Opt,Draw',
      ['command 1 Niv-Mizzet, Parun', 'side 4 Shock', '2 Opt'],
    ],
    [
      'counts of plain cards and foils',
      'Name,Set Code,Normal,Foil\nShock,M19,3,1\nOpt,DOM,0,2',
      ['4 Shock m19', '2 Opt dom'],
    ],
    ['MTG Manager', 'Quantity,Name,Code,Foil\n4,Shock,OLD,0\n2,Opt,DOM,1', ['4 Shock old', '2 Opt dom']],
    [
      'a collection of Deckstats',
      'amount,card_name,is_foil,set_id,set_code\n4,"Shock",0,257,"OLD"\n2,"Opt",1,250,"DOM"',
      ['4 Shock old', '2 Opt dom'],
    ],
    [
      'Card Kingdom',
      'title,edition,foil,quantity\nShock,Old Set,0,4\nOpt,Dominaria,1,2',
      ['4 Shock old', '2 Opt dom'],
    ],
    [
      'TCGplayer for sellers',
      'Product Line,Set Name,Product Name,Title,Number,Total Quantity\nMagic,Old Set,Shock,,9,4',
      ['4 Shock old 9'],
    ],
    [
      'set and number in one cell',
      'Name,Printing,Count\nShock,OLD:9,4\nOpt,(DOM) 60,2\nIsland,M19 #265,9',
      ['4 Shock old 9', '2 Opt dom 60', '9 Island m19 265'],
    ],
    [
      'a name of a set that ends in a number',
      'Name,Set,Count\nShock,Core 2019,4',
      ['4 Shock m19 (printing)'],
    ],
    [
      'numbers of cards under "No."',
      'No.,Name,Set,Qty\n156,Shock,M19,4\n60,Opt,DOM,2',
      ['4 Shock m19 156', '2 Opt dom 60'],
    ],
    [
      'numbers of lines under "No."',
      'No.,Name,Set,Qty\n1,Shock,M19,4\n2,Opt,DOM,2',
      ['4 Shock m19', '2 Opt dom'],
    ],
    ['x before counts in a table', 'Count,Name\nx4,Shock\n2x,Opt', ['4 Shock', '2 Opt']],
    ['zeros before numbers', 'Name,Set Code,Collector Number\nShock,OLD,009', ['1 Shock old 9']],
    [
      'set and number in one pair of brackets',
      '1 Shock [OLD 9]\n1 Shock (OLD #9)\n1 Shock (OLD/9)\n1 Shock (OLD-9)\n1 Opt (plst) DOM-60',
      ['1 Shock old 9', '1 Shock old 9', '1 Shock old 9', '1 Shock old 9', '1 Opt plst DOM-60'],
    ],
    ['a number behind a name', '1x Shock #9\n2 Opt #draw', ['1 Shock 9', '2 Opt']],
    [
      'zones in brackets behind names',
      '4 Shock (main)\n2 Opt [SB]\n1 Lightning Strike (side)\n1 Sol Ring (maybe)',
      ['4 Shock', 'side 2 Opt', 'side 1 Lightning Strike', 'maybe 1 Sol Ring'],
    ],
    [
      'zones before cards in one line',
      'Main: 4 Shock, 2 Opt\nSide: 1 Sol Ring',
      ['4 Shock', '2 Opt', 'side 1 Sol Ring'],
    ],
    ['headings in round brackets', '(Deck)\n4 Shock\n(Sideboard)\n2 Opt', ['4 Shock', 'side 2 Opt']],
    ['a sideboard in words', '4 Shock\nSideboard cards:\n2 Opt', ['4 Shock', 'side 2 Opt']],
    [
      'a sideboard with a purpose',
      '4 Shock\nMy sideboard against control:\n2 Opt',
      ['4 Shock', 'side 2 Opt'],
    ],
    ['a count with a blank behind the cross', 'Shock x 3\nOpt × 2', ['3 Shock', '2 Opt']],
    [
      'dots, stars and pictures before lines',
      '● 4 Shock\n★ 1 Sol Ring\n🔥 2 Opt\n:fire: 9 Mountain',
      ['4 Shock', '1 Sol Ring', '2 Opt', '9 Mountain'],
    ],
    [
      'the second picture of Forge',
      '[Main]\n4 Shock|M19|1\n9 Island|M19|2',
      ['4 Shock m19', '9 Island m19 (printing)'],
    ],
    [
      'the second picture of Magic Workstation',
      '    9 [M19] Mountain (2)\n    4 [M19] Shock (1)',
      ['9 Mountain m19 (count)', '4 Shock m19'],
    ],
    [
      'a commander above a deck with a sideboard',
      '1 Niv-Mizzet, Parun\n\n1 Shock\n9 Island\n\nSIDEBOARD:\n1 Opt',
      ['command 1 Niv-Mizzet, Parun (zone)', '1 Shock (zone)', '9 Island (zone)', 'side 1 Opt'],
    ],
    [
      'a commander above the heading of the deck',
      '1 Niv-Mizzet, Parun\n\nDeck\n1 Shock\n9 Island',
      ['command 1 Niv-Mizzet, Parun (zone)', '1 Shock', '9 Island'],
    ],
    [
      'groups above a sideboard',
      '4 Shock\n\n9 Island\n\nSideboard\n1 Opt',
      ['4 Shock', '9 Island', 'side 1 Opt'],
    ],
    [
      'groups above a maybeboard',
      '4 Shock\n9 Island\n\n2 Opt\n\nMaybeboard\n1 Sol Ring',
      ['4 Shock (zone)', '9 Island (zone)', 'side 2 Opt (zone)', 'maybe 1 Sol Ring'],
    ],
    [
      'zones as tags behind the names',
      '1 Niv-Mizzet, Parun (GRN) 192 #commander\n4 Shock #burn #Main\n2 Opt # Sideboard\n1 Sol Ring # for my commander',
      ['command 1 Niv-Mizzet, Parun grn 192', '4 Shock', 'side 2 Opt', '1 Sol Ring'],
    ],
    [
      'numbers as they stand on the cards',
      '4 Shock (M19) 156/280\n1 Opt [DOM] #060/269 *F*',
      ['4 Shock m19 156', '1 Opt dom 60'],
    ],
    [
      'parts of a deck as MTGTop8 shows them',
      '4 Shock\n8 INSTANTS and SORC.\n9 Mountain\n9 LANDS\nSIDEBOARD\n2 Opt',
      ['4 Shock', '9 Mountain', 'side 2 Opt'],
    ],
  ]
