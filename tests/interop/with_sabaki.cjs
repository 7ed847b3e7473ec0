// Reads records with the parser of Sabaki and says what it sees, one JSON object a file; saves each again beside it.
//
// node with_sabaki.cjs FILE...    (npm install @sabaki/sgf)
const fs = require('fs')
const sgf = require('@sabaki/sgf')

for (const path of process.argv.slice(2)) {
  const trees = sgf.parseBuffer(fs.readFileSync(path))
  const root = trees[0]
  const moves = []
  let nodes = 0
  for (let node = root; node; node = node.children[0]) {
    nodes += 1
    for (const color of ['B', 'W']) {
      for (const value of node.data[color] ?? []) moves.push(color.toLowerCase() + value)
    }
  }
  const one = (name) => (root.data[name] ?? [null])[0]
  fs.writeFileSync(path + '.sabaki', sgf.stringify(trees))
  console.log(JSON.stringify({
    size: Number(one('SZ')), black: one('PB'), white: one('PW'), komi: Number(one('KM')),
    handicap: Number(one('HA') ?? 0), result: one('RE'), moves, nodes,
  }))
}
