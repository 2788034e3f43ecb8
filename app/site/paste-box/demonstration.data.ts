/** The example in the box at first: a token, signed with the key "stay put". */
export const demonstration =
  'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiQWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ.aUG7WkLCEdATkw2RlQFoZg5GZdIK2yGsBKw6moEY7kE'
