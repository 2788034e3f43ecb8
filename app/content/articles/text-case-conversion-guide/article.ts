import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['text case', 'camelCase', 'snake_case', 'kebab-case', 'PascalCase', 'naming conventions'],
  lede: 'A name made of several words has to be written as one, and every community does it differently. Five formats cover nearly all code, and the difficult part is not the capitals but the words.',
  tool: 'text-case-converter',
  otherTool: 'regex-tester',
  invitation: 'See one name in all twelve cases as you type it.',
  blocks: [
    { kind: 'heading', text: 'Why one name has five spellings' },
    {
      kind: 'paragraph',
      text: 'Most languages do not allow spaces in names, so the boundary between words has to be shown in another way: by a capital letter or by a separator. C and Unix preferred underscores, Smalltalk and Java capitals, Lisp and later CSS the hyphen. Today one field often has a different spelling in the database, the server, the JSON between them and the browser.',
    },
    { kind: 'heading', text: 'The five formats' },
    {
      kind: 'formats',
      items: [
        {
          name: 'camelCase',
          description: 'The first word stays in lower case, each following word begins with a capital.',
          example: 'userAccountId',
          useCase: 'variables and functions in JavaScript, Java, Swift and Kotlin; keys in many JSON APIs',
        },
        {
          name: 'PascalCase',
          description: 'Every word begins with a capital, the first included. Also called upper camel case.',
          example: 'UserAccountId',
          useCase:
            'classes and types nearly everywhere; React components, where JSX needs the capital; exported names in Go',
        },
        {
          name: 'snake_case',
          description: 'All words in lower case, joined by underscores.',
          example: 'user_account_id',
          useCase: 'variables and functions in Python, Ruby and Rust; SQL tables and columns',
        },
        {
          name: 'kebab-case',
          description: 'All words in lower case, joined by hyphens.',
          example: 'user-account-id',
          useCase: 'CSS classes and properties, HTML attributes, URLs, package names and file names',
        },
        {
          name: 'CONSTANT_CASE',
          description: 'All words in capitals, joined by underscores. Also called screaming snake case.',
          example: 'USER_ACCOUNT_ID',
          useCase: 'environment variables, and constants in C, Java, Python and Rust',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'What the style guides of five languages expect',
      columns: ['Language', 'Variables', 'Types', 'Constants'],
      rows: [
        ['JavaScript', '`camelCase`', '`PascalCase`', '`CONSTANT_CASE`'],
        ['Python', '`snake_case`', '`PascalCase`', '`CONSTANT_CASE`'],
        ['Rust', '`snake_case`', '`PascalCase`', '`CONSTANT_CASE`'],
        ['Go', '`camelCase`', '`PascalCase`', 'like variables'],
        ['C#', '`camelCase`', '`PascalCase`', '`PascalCase`'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Follow the language you are writing in: a linter can enforce its convention, and a reader expects it. Only names that cross into another language need converting.',
    },
    { kind: 'heading', text: 'The hard part is finding the words' },
    {
      kind: 'paragraph',
      text: 'Joining words is trivial. Splitting a name is where converters disagree, because a capital can start a word or belong to an acronym. A good rule has two halves: a word starts at a capital that follows a small letter, and at the last of several capitals if a small letter follows it.',
    },
    {
      kind: 'code',
      label: 'Splitting names into words',
      language: 'JavaScript',
      code: `const words = (name) =>
  name.match(/\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{Ll}+|\\p{Lo}+|\\p{N}+/gu) ?? []

words('parseHTTPResponse') // ['parse', 'HTTP', 'Response']
words('PDFViewer') // ['PDF', 'Viewer']
words('sha256_hash') // ['sha', '256', 'hash']
words('iOSVersion') // ['i', 'OS', 'Version']`,
    },
    {
      kind: 'paragraph',
      text: '`\\p{Lu}`, `\\p{Ll}` and `\\p{Lo}` are capital, small and caseless letters of any script; `[A-Z]` would lose the accents of `naïveÉtude`. The last line shows the limit of every rule: only a person knows that iOS is one word.',
    },
    {
      kind: 'paragraph',
      text: 'So conversion is not reversible: only the capitals said that ID is an acronym, and they are gone. This is what our converter does; it leaves digits with the word on their left.',
    },
    {
      kind: 'table',
      caption: 'There and back again',
      columns: ['Name', 'In snake_case', 'Back in camelCase'],
      rows: [
        ['`userId`', '`user_id`', '`userId`'],
        ['`userID`', '`user_id`', '`userId`'],
        ['`parseHTTPResponse`', '`parse_http_response`', '`parseHttpResponse`'],
        ['`sha256Hash`', '`sha256_hash`', '`sha256Hash`'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Names can also collide: `fooBar` and `foo_bar` are two keys in one JSON object and a single key after conversion. Code that converts keys should notice and stop, and leave alone the keys that are data, such as ids or email addresses.',
    },
    { kind: 'heading', text: 'Use cases' },
    {
      kind: 'list',
      items: [
        'At the border of an API: a Python service answers in snake_case, a JavaScript client works in camelCase.',
        'Between HTML and script: the attribute `data-user-id` is `dataset.userId` in the DOM, converted by the browser itself.',
        'From a heading to an address: “Release notes, May” becomes `release-notes-may`.',
        'From configuration to the environment: `cache.maxAge` becomes `CACHE_MAX_AGE`.',
        'File names: macOS and Windows usually ignore case and Linux does not, so a wrong capital breaks a build only on the server. Kebab-case avoids the question.',
      ],
    },
    { kind: 'heading', text: 'Capitals depend on the language' },
    {
      kind: 'paragraph',
      text: 'For prose, upper and lower case belong to a language and not to a character table. A Greek word ends in a different small sigma than it contains, and in Turkish the capital of `i` is `İ`: programs have failed there because `title` in capitals no longer equaled `TITLE`.',
    },
    {
      kind: 'code',
      label: 'Case in three languages',
      language: 'JavaScript',
      code: `'straße'.toUpperCase() // 'STRASSE'
'ΟΔΟΣ'.toLowerCase() // 'οδος'
'title'.toLocaleUpperCase('tr') // 'TİTLE'
'title'.toUpperCase() // 'TITLE'`,
    },
    {
      kind: 'paragraph',
      text: 'Use the rules of a language for text that people read, and the neutral rules for names that programs compare.',
    },
    {
      kind: 'note',
      title: 'Pro tip',
      text: 'Choose one case for the inside of a system and convert in exactly one place, at its border, by one function with a test. Give that test the names that hurt: an acronym, a digit, a single letter, a leading underscore and a word with an accent.',
    },
  ],
  faq: [
    {
      question: 'What is the difference between camelCase and PascalCase?',
      answer:
        'Only the first letter: userName is camelCase, UserName is PascalCase. Many languages give the difference a meaning, for example variables against types, and in Go the capital decides whether a name is exported.',
    },
    {
      question: 'Should JSON keys be in camelCase or snake_case?',
      answer:
        'JSON itself has no opinion. camelCase is common where clients are written in JavaScript, snake_case where servers are written in Python or Ruby. Consistency within one API matters more than the choice.',
    },
    {
      question: 'Can I use kebab-case for variables?',
      answer:
        'Not in most languages, because the hyphen is the minus sign: user-id means user minus id. Lisp dialects and CSS custom properties allow it. In URLs, CSS classes and file names it is the usual choice.',
    },
    {
      question: 'How should I write acronyms in names?',
      answer:
        'The safest rule treats them as words: HttpClient, userId, parseXml. Names written that way survive a conversion to snake_case and back, while HTTPClient and userID do not.',
    },
    {
      question: 'What is the difference between title case and sentence case?',
      answer:
        'Title Case Begins Each Word With a Capital, though style guides differ on small words such as of and the. Sentence case capitalizes only the first word and proper names. Both are meant for prose, not for identifiers.',
    },
  ],
}
