/** The text the box shows at first with what it would do with it: a token, signed with the key "stay put". */
export const demonstration =
  'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiQWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ.aUG7WkLCEdATkw2RlQFoZg5GZdIK2yGsBKw6moEY7kE'
