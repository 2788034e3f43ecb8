import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['text case', 'camelCase', 'snake_case', 'kebab-case', 'PascalCase', 'naming conventions'],
  lede: 'A name made of several words has to be written as one, and every community does it differently. Five formats cover nearly all code, and the difficult part is not the capitals but the words.',
  tool: 'text-case-converter',
  otherTool: 'regex-tester',
  blocks: [
    { kind: 'heading', text: 'Why one name has five spellings' },
    {
      kind: 'paragraph',
      text: 'Most languages do not allow spaces in names, so the boundary between words has to be shown in another way: by a capital letter or by a separator. Which of the two is mostly history. C and Unix preferred underscores, Smalltalk and Java preferred capitals, Lisp and later CSS took the hyphen. Today a single field often lives under four spellings: in the database, in the server, in the JSON between them and in the browser.',
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
      text: 'Follow the language you are writing in, even where you like another style better. A linter can enforce its convention, a reader expects it, and mixed styles make every name a small riddle: was it `maxAge` or `max_age` here? Names that cross into another language are the only ones that need converting.',
    },
    { kind: 'heading', text: 'The hard part is finding the words' },
    {
      kind: 'paragraph',
      text: 'Joining words is trivial. Splitting a name into words is where converters disagree, because a capital can mean three things: the start of a word, a letter of an acronym, or the last letter before a new word. A good rule has two halves. A word starts at a capital that follows a small letter; and within a run of capitals the last one starts a new word if a small letter follows it. Digits are best treated as words of their own, or attached to the word on their left, but always in the same way.',
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
      text: 'The classes `\\p{Lu}`, `\\p{Ll}` and `\\p{Lo}` stand for capital, small and caseless letters of any script; `[A-Z]` and `[a-z]` would lose every accented letter of `naïveÉtude`. The last line shows the limit of every rule: only a person knows that iOS is one word.',
    },
    {
      kind: 'paragraph',
      text: 'It follows that conversion is not reversible. `userID` becomes `user_id`, and `user_id` becomes `userId`. The information that ID is an acronym was in the capitals and is lost with them. The table shows what our converter does; it leaves digits with the word on their left.',
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
      text: 'Two different names can also collide. `fooBar`, `foo_bar` and `FooBar` are three keys in one JSON object and a single key after conversion, and the last of them silently wins. Code that converts the keys of foreign data should notice that and stop, with a message that names both keys. It should also leave alone what only looks like a name: keys that are really data, such as ids, e-mail addresses or words of a language, must pass unchanged.',
    },
    { kind: 'heading', text: 'Use cases' },
    {
      kind: 'list',
      items: [
        'At the border of an API: a Python service answers in snake_case, a JavaScript client works in camelCase.',
        'Between HTML and script: the attribute `data-user-id` is `dataset.userId` in the DOM, converted by the browser itself.',
        'From a heading to an address: “Release notes, May” becomes `release-notes-may`. Search engines take a hyphen for the end of a word.',
        'Renaming in a code base: let the editor’s language server do it, because a search and replace also hits strings and comments, and misses the other spellings of the same name. Search for those separately, one format at a time.',
        'From configuration to the environment: `cache.maxAge` becomes `CACHE_MAX_AGE`.',
        'File names: macOS and Windows usually ignore case and Linux does not, so `Button.tsx` and `button.tsx` break a build only on the server. All-lower-case kebab-case avoids the question.',
      ],
    },
    { kind: 'heading', text: 'Capitals depend on the language' },
    {
      kind: 'paragraph',
      text: 'For prose, upper and lower case belong to a language and not to a character table. German `straße` grows by a letter when it becomes `STRASSE`. A Greek word ends in a different small sigma than it contains. In Turkish the capital of `i` is `İ`, and more than one program has failed on Turkish computers because `title` in capitals no longer equalled `TITLE`.',
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
      text: 'So use the rules of a language for text that people read, and the neutral rules for names that programs compare. Converting a string to compare it without regard to case has its own operation, case folding; some standard libraries offer it under that name, such as Python with `casefold`.',
    },
    {
      kind: 'note',
      title: 'Pro tip',
      text: 'Choose one case for the inside of a system and convert in exactly one place, at its border, by one function with a test. Give that test the names that hurt: an acronym at the start, in the middle and at the end, a digit, a single letter, a leading underscore and a word with an accent. Every ad-hoc conversion elsewhere is a second opinion about what a word is.',
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
        'Title Case Begins Each Word With a Capital, though style guides differ on small words such as of and the. Sentence case capitalises only the first word and proper names. Both are meant for prose, not for identifiers.',
    },
  ],
}
