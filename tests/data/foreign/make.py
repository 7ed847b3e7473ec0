"""Writes the files beside it: famous games of assets/games in the formats of other servers.

Run it in this folder. The tests compare what is read from the files with the games they were made of."""

import re

def game(name):
    text = open('../../../assets/games/' + name, encoding='utf-8').read()
    moves = re.findall(r';([BW])\[(\w\w|)\]', text)
    return [(c, None if p in ('', 'tt') else (ord(p[0]) - 97, ord(p[1]) - 97)) for c, p in moves]

def write(name, text, charset, ending='\n'):
    open(name, 'wb').write(text.replace('\n', ending).encode(charset))

def gib(kind, names, ranks, levels, main, date, place, moves, remarks='', line=None, setup=0):
    black, white = names
    sto = ''.join(
        f'SKI 0 {n} 1 \n' if p is None else f'STO 0 {n} {1 if c == "B" else 2} {p[0]} {p[1]} \n'
        for n, (c, p) in enumerate(moves, 2))
    line = f'LINE:{line},' if line else ''
    return (f'\\HS\n\\[GIBOKIND={kind}\\]\n\\[TYPE=0\\]\n\\[SZAUDIO=0\\]\n\\[GAMEDATE={date}\\]\n'
            f'\\[GAMEPLACE={place}\\]\n\\[GAMELECNAME=\\]\n'
            f'\\[GAMEWHITENAME={white} ({ranks[1]})\\]\n\\[GAMEBLACKNAME={black} ({ranks[0]})\\]\n'
            f'\\[GAMEINFOMAIN=GBKIND:0,GTYPE:0,GCDT:0,{main},TCNT:{len(moves)},{line}AUSZ:0\\]\n'
            f'\\[WUSERINFO=WID:{white},WLV:{levels[1]},WNICK:w,WNCD:0,WAID:0,WIMG:\\]\n'
            f'\\[BUSERINFO=BID:{black},BLV:{levels[0]},BNICK:b,BNCD:0,BAID:0,BIMG:\\]\n'
            f'\\HE\n\\GS\n2 1 0\n{len(moves) + 1} 0 &4\nINI 0 1 {setup} &4 \n{sto}\\GE\n{remarks}')

def ngf(head, moves):
    out = '\n'.join(head) + '\n'
    for n, (c, p) in enumerate(moves, 1):
        x, y = (chr(66 + p[0]), chr(66 + p[1])) if p else 'AA'
        out += f'PM{chr(65 + n // 26)}{chr(65 + n % 26)}{c}{x}{y}{y}{x}\n'
    return out

def ugf(head, moves, size, kind):
    out = '[Header]\n' + ''.join(f'{k}={v}\n' for k, v in head) + f'Size={size}\nCoordinateType={kind}\n[Data]\n'
    for n, (c, p) in enumerate(moves, 1):
        if p is None:
            out += f'YA,{c}1,{n},0\n'
            continue
        row = p[1] + 1 if kind == 'JPN' else size - p[1]
        out += f'{chr(65 + p[0])}{chr(64 + row)},{c}1,{n},{n % 7}\n'
    return out

lee = game('2003-leesedol-hongjangsik.sgf')
variation = '\n'.join(f'STO 0 {n} {1 if c == "B" else 2} {p[0]} {p[1]}' for n, (c, p) in enumerate(lee[:6], 2))
remarks = (f'\\RS\n\\[REFSUSUN=7\\]\n\\[REFEXPLAIN=\n축은 백이 유리하다.\n\\]\n\\RE\n'
           f'\\RS\n\\[REFSUSUN=6\\]\n\\[REFEXPLAIN=이런 변화도 있다.\\]\n\\[REFGIBO=\n{variation}\nSTO 0 8 1 9 9\nSKI 0 9 1\n\\]\n\\RE\n')
write('lee.gib', gib('Korea', ('이세돌', '홍장식'), ('9단', '5단'), (35, 31), 'GTIME:10800-60-5,GRLT:3,ZIPSU:0,DUM:0,GONGJE:65',
      '2003- 4-23-10- 0- 0', '타이젬 바둑', lee, remarks), 'euc-kr', '\r\n')
nie = game('1993-nieweiping-komatsu.sgf')
write('nie.gib', gib('China', ('聂卫平', '小松英树'), ('9段', '8段'), (35, 34), 'GTIME:每方限时: 无,GRLT:0,ZIPSU:55,DUM:0,GONGJE:55',
      '1993年12月6日 上午 9:30', '弈道TYGEM对弈', nie), 'gbk')
small = game('2002-13x13-dariush-gnugo.sgf')
write('dariush.gib', gib('Global', ('Dariush', 'GNU Go'), ('10K', '8K'), (8, 10), 'GTIME:1200-0-0,GRLT:1,ZIPSU:405,DUM:0,GONGJE:55',
      '2002-10- 7-12- 0- 0', 'Tygem Baduk', small, line=13), 'utf-8-sig')
ear = game('1846-shusaku-genan.sgf')
write('genan.ngf', ngf(['耳赤の一局', '19', '井上幻庵因碩 8段P', '秀策        4段P', 'www.cyberoro.com', '0', '0', '0', '18460911 [09:00]',
      '0', '黒2目勝ち!', str(len(ear))], ear), 'shift_jis', '\r\n')
write('old.ngf', ngf(['GI第8届中日围棋擂台赛', 'GI小松英树 八段', 'GI聂卫平 九段', 'GI', 'GI', 'GI1993-12-6', 'GI19', 'GI0', 'GI0', 'GI5',
      f'GI{len(nie)}'], nie) + f'GI1\nIDB[{len(nie)}] 黑胜5.5目[EndTxt]\n', 'gbk')
magog = game('2002-9x9-magog-gnugo.sgf')
write('magog.ngf', ngf(['Rated game', '9', 'GNU.Go 8K', 'Magog 9K', 'www.wbaduk.com', '0', '0', '5.5', '20020701 [ 9: 5]', '10',
      'White wins by 3.5!', str(len(magog))], magog), 'ascii', '\r')
write('genan.ugf', ugf([('Ver', 'UGF2,200'), ('Lang', 'SJIS'), ('Crypt', '0,PLAIN_UGF_FILE,READ_WRITE'), ('Title', '1846,耳赤の一局,'),
      ('Place', '大坂'), ('Date', '1846/09/11,09:00:00,1846/09/15,18:00:00'), ('Rule', 'JPN'), ('Hdcp', '0,0.00'), ('Ptime', 'N;0;0;0,N;0;0;0,0,0'),
      ('Winner', 'B,2'), ('Moves', len(ear)), ('PlayerB', '秀策,四段,,'), ('PlayerW', '井上幻庵因碩,準名人,,')], ear, 19, 'JPN')
      + f'[Figure]\n.Text,{127}\n耳赤の一手。\n.#,10,10,A\n.EndText\n', 'shift_jis', '\r\n')
nodes = ''.join(f'NODE,{n},{1 if c == "B" else 2},{p[0] + 1},{9 - p[1]}\n' if p else f'NODE,{n},{1 if c == "B" else 2},20,20\n'
                for n, (c, p) in enumerate(magog, 2))
first = nodes.split('\n', 4)
review = ('[ReviewNode]\nNODE,1,0,0,0\n' + '\n'.join(first[:4]) + '\n  VARIATION,\n    NODE,900,1,1,1\n    NODE,901,2,9,9\n  VARIATIONEND,\n'
          + first[4] + '[ReviewComment]\n.Comment,1\n Magog: Hello\n.Comment,901\nA joke.\n')
write('magog.ugi', ugf([('Ver', 'REVIEW1,200'), ('Lang', 'SJIS'), ('Crypt', '0,PLAIN_UGF_FILE,READ_WRITE'),
      ('Title', '2002,Computer Olympiad,9x9'), ('Date', '2002/07/01'), ('Rule', 'JPN'), ('Hdcp', '0,5.50'), ('Ptime', 'J;10;0;0,J;10;0;0,0,0'),
      ('Winner', 'W,C'), ('Moves', 0), ('PlayerB', 'Magog,9k,,'), ('PlayerW', 'GNU Go,8k?,,')], magog, 9, 'IGS') + review, 'ascii')
