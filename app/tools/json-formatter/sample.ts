/** A document that shows what formatting must not touch: a long number, `1.10`, `2.0e0`. */
export const sample = `{"id":12345678901234567890,"name":"Ada Lovelace","born":"1815-12-10","roles":["mathematician","writer"],"engine":{"designed by":"Charles Babbage","built":false,"weight":1.10},"notes":[{"letter":"G","topic":"Bernoulli numbers","loops":2.0e0}],"successor":null}`
