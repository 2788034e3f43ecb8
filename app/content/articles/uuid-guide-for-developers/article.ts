import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['UUID', 'GUID', 'UUID v4', 'UUID v7', 'UUID v5', 'UUID v1', 'RFC 9562'],
  lede: 'A UUID is a 128-bit number that two machines can make at the same moment without asking each other. Which version to use depends on what else the number should reveal, and what it must not.',
  tool: 'uuid-generator',
  otherTool: 'hash-generator',
  invitation: 'Make up to 100 at once, or see what is inside the ones you have.',
  blocks: [
    { kind: 'heading', text: 'Anatomy of a UUID' },
    {
      kind: 'paragraph',
      text: 'The 128 bits are written as 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, joined by hyphens: 36 characters in all. Two places are not free. The first digit of the third group is the version, and the first digit of the fourth group holds the variant: in every UUID of the current standard, [RFC 9562](https://www.rfc-editor.org/rfc/rfc9562), except for Nil and Max, it is `8`, `9`, `a` or `b`.',
    },
    {
      kind: 'code',
      label: 'Version and variant, in the examples of RFC 9562',
      language: 'Plain text',
      code: `                  version
                  |    variant
                  |    |
    c232ab00-9414-11ec-b3c8-9f6bdeced846   v1, time and node
    919108f7-52d1-4320-9bac-f847db4148a8   v4, random
    2ed6657d-e927-568b-95e1-2665a8aea6a2   v5, from a name
    017f22e2-79b0-7cc3-98c4-dc0c0c07398f   v7, sortable time`,
    },
    { kind: 'heading', text: 'Four versions worth knowing' },
    { kind: 'subheading', text: 'Version 4: random' },
    {
      kind: 'paragraph',
      text: 'Six bits are fixed, the other 122 are random. It says nothing about when, where or by whom it was made, and that makes it the default. Collisions are a matter of arithmetic: to reach an even chance of a single one you would need about 2.7 quintillion of them, a billion per second for 86 years. That holds only if the bits come from a cryptographic source; a poor random generator is the one realistic way to get a duplicate.',
    },
    { kind: 'subheading', text: 'Version 1: time and node' },
    {
      kind: 'paragraph',
      text: 'The oldest form counts steps of 100 nanoseconds since October 15, 1582, the first day of the Gregorian calendar, and adds a clock sequence and a 48-bit node, traditionally the network card’s address. Anyone who holds the UUID can read both. The low bits of the time come first, so v1 values do not even sort by age. Version 6 has the same fields in a better order.',
    },
    { kind: 'subheading', text: 'Version 5: from a name' },
    {
      kind: 'paragraph',
      text: 'Here nothing is random. A namespace, itself a UUID, and a name are hashed with SHA-1, and 122 bits of the digest are kept. The same input gives the same UUID on every machine, forever, which is what you want when importing the same records twice must not create them twice.',
    },
    {
      kind: 'code',
      label: 'A UUID from a name',
      language: 'Python',
      code: `import uuid

uuid.uuid5(uuid.NAMESPACE_DNS, 'www.example.com')
# UUID('2ed6657d-e927-568b-95e1-2665a8aea6a2')`,
    },
    { kind: 'subheading', text: 'Version 7: time first' },
    {
      kind: 'paragraph',
      text: 'Standardized in May 2024, version 7 puts 48 bits of Unix time in milliseconds in front and fills the rest with random bits, or a counter and random bits. New values are larger than old ones, so they append to the end of a database index instead of landing on random pages of it. The price is that the moment of creation can be read by everyone:',
    },
    {
      kind: 'code',
      label: 'Reading the time of a version 7 UUID',
      language: 'JavaScript',
      code: `const timeOf = (uuid) => new Date(parseInt(uuid.replaceAll('-', '').slice(0, 12), 16))

timeOf('017f22e2-79b0-7cc3-98c4-dc0c0c07398f').toISOString() // '2022-02-22T19:22:22.000Z'`,
    },
    { kind: 'heading', text: 'Side by side' },
    {
      kind: 'table',
      caption: 'The four versions compared',
      columns: ['Version', 'Made from', 'Sorts by age', 'Gives away', 'Choose it for'],
      rows: [
        ['v1', 'clock and node', 'no', 'time, perhaps the machine', 'systems that expect it'],
        ['v4', '122 random bits', 'no', 'nothing', 'public ids, the default'],
        ['v5', 'namespace and name', 'no', 'guesses can be tested', 'repeatable imports'],
        ['v7', 'clock and 74 more bits', 'yes', 'time of creation', 'database keys, events'],
      ],
    },
    { kind: 'heading', text: 'Benefits' },
    {
      kind: 'list',
      items: [
        '**No coordination.** Every client, server and offline device can make identifiers without a central counter.',
        '**The key exists before the row.** A client can create it, send it along and repeat the request safely after a timeout.',
        '**Data sets merge.** Two databases that used counters both have a customer 42; with UUIDs nothing has to be renumbered.',
        '**Nothing to count.** An order number 1042 tells competitors how many orders there were; a v4 does not.',
        '**One format everywhere.** Every language and every major database understands it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'There are costs as well. A UUID takes 16 bytes where a counter takes 4 or 8, in every index and foreign key, and random keys spread inserts over the whole of a B-tree, which is what version 7 was made for.',
    },
    { kind: 'heading', text: 'From choice to column in three steps' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Choose the version',
          text: 'Ask what the number may reveal. Nothing: v4. Its age, in exchange for a better index: v7. Must it be the same each time for the same name: v5, in a namespace of your own.',
        },
        {
          title: 'Generate it from a sound source',
          text: 'In browsers and Node that is `crypto.randomUUID()` for v4, in Python `uuid.uuid4()`, in PostgreSQL `gen_random_uuid()`. For v7 use a maintained library where the platform has none.',
        },
        {
          title: 'Store 16 bytes, not 36 characters',
          text: 'PostgreSQL has the type `uuid`, MySQL takes `BINARY(16)`. As text a UUID takes more than twice the space and invites comparison by spelling. Accept both cases when reading, write lower case.',
        },
      ],
    },
    { kind: 'heading', text: 'Mistakes seen in practice' },
    {
      kind: 'list',
      items: [
        '**Reading the time of a v4.** Its bits are random; only versions 1, 2, 6 and 7 hold a time. Look at the version digit first.',
        '**Trusting v7 to order events exactly.** Within one millisecond the order is up to the generator, and between machines it is as good as their clocks.',
        '**Cutting a UUID to eight characters for a shorter address.** That leaves 32 bits, and an even chance of a collision after about 77,000 values.',
        '**Making v5 from names that were not normalized.** `Example.com` and `example.com` give two different results, and so do the two ways of writing `é` in Unicode.',
        '**Writing the nil UUID, all zeros, where there is no value.** It is a valid one and will be joined with every other forgotten row. Use `NULL`.',
      ],
    },
    { kind: 'heading', text: 'An identifier is not a secret' },
    {
      kind: 'quote',
      text: 'Implementations SHOULD NOT assume that UUIDs are hard to guess. For example, they MUST NOT be used as security capabilities (identifiers whose mere possession grants access).',
      source: 'RFC 9562, section 8',
      url: 'https://www.rfc-editor.org/rfc/rfc9562#section-8',
    },
    {
      kind: 'paragraph',
      text: 'UUIDs appear in addresses, logs, screenshots and error reports. A page that is protected only because its address contains one is not protected. Check permissions for every request, and use a purpose-made token, longer and with an expiration date, if possession is meant to grant access.',
    },
  ],
  faq: [
    {
      question: 'Can two UUIDs ever be the same?',
      answer:
        'For version 4 it is possible in theory and negligible in practice: with a billion of them, the chance that any two are equal is about one in ten quintillion. Duplicates in real systems come from weak random sources, cloned machine images and copied data.',
    },
    {
      question: 'What is the difference between a UUID and a GUID?',
      answer:
        'Only the name. GUID is Microsoft’s term. Its older programming interfaces store the first three groups in little-endian byte order, so check the order when you exchange the 16 raw bytes.',
    },
    {
      question: 'Which version should I use for a primary key?',
      answer:
        'Version 7 if the key may show when the row was made, because new rows then land together in the index. Version 4 if it may not. Both are 128-bit values and fit the same column.',
    },
    {
      question: 'Does upper or lower case matter?',
      answer:
        'Not for the value. RFC 9562 allows upper, lower and mixed case; lower case is the usual output. Comparing UUIDs as plain strings without converting them to one case first is a common bug.',
    },
    {
      question: 'Is version 5 insecure because it uses SHA-1?',
      answer:
        'The hash only spreads names over 122 bits, so for ordinary names it is fine. It does not hide them: anyone who knows the namespace can test guesses. And if attackers choose the names, the known collisions of SHA-1 rule it out.',
    },
  ],
}
