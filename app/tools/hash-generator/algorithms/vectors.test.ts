import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { hashChunks } from '../files/file-hash.ts'
import { algorithmOf, algorithms } from './algorithms.ts'
import { digestOnPlatform, type HmacKey, hashBytes, isOnPlatform } from './digest.ts'
import type { AlgorithmKey } from './five.ts'

const { subtle } = webcrypto as unknown as Crypto
const fromHex = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'))
const repeat = (byte: number, count: number) => new Uint8Array(count).fill(byte)

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

/** One digest, computed every way: at once, in pieces of 1,000 bytes, and by the platform if it can. */
async function digestEveryWay(
  bytes: Uint8Array<ArrayBuffer>,
  key: AlgorithmKey,
  hmacKey: HmacKey = '',
): Promise<string[]> {
  const streamed = (await hashChunks(inPieces(bytes, 1000), [key], { hmacKey }))[key]
  const ways = [await hashBytes(bytes, key, hmacKey), streamed?.ok ? streamed.value : 'failed']
  if (isOnPlatform(key)) ways.push(await digestOnPlatform(subtle, bytes, key, hmacKey))
  return ways
}

async function expectDigest(
  bytes: Uint8Array<ArrayBuffer>,
  key: AlgorithmKey,
  expected: string,
  hmacKey: HmacKey = '',
) {
  expect(new Set(await digestEveryWay(bytes, key, hmacKey))).toEqual(new Set([expected]))
}

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  ['你好', '7eca689f0d3389d9dea66ae112e5cfd7'],
  ['a'.repeat(55), 'ef1772b6dff9a122358552954ad0df65'],
  ['a'.repeat(56), '3b0c8ac703f828b04c6c197006d17218'],
  ['a'.repeat(64), '014842d480b571495a4a0363793f7367'],
  ['a\nb', '8cdeb44417f3c26826595d5820cf5700'],
  ['a\r\nb', '65d5f03c46e62e3f2babbe712d2ce464'],
  ['é'.normalize('NFC'), '66ddcd97cfdeabb2f6fb8a999b4bc76f'],
  ['é'.normalize('NFD'), '5526861fbb1e71a1bda6ac364310a807'],
])('MD5 of %j is %s (RFC 1321 §A.5 and padding edges)', async (text, expected) => {
  await expectDigest(utf8(text), 'md5', expected)
})

const block448 = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'
const block896 =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu'

test.each([
  ['sha1', '', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['sha1', block448, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['sha1', block896, 'a49b2446a02c645bf419f995b67091253a04a259'],
  ['sha224', '', 'd14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f'],
  ['sha224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['sha224', block448, '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525'],
  ['sha224', block896, 'c97ca9a559850ce97a04a96def6d99a9e0e0e2ab14e6b8df265fc0b3'],
  ['sha256', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['sha256', ' ', '36a9e7f1c95b82ffb99743e0c5c4ce95d83c9a430aac59f84ef3cbfab6145068'],
  ['sha256', block448, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['sha256', block896, 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1'],
  ['sha384', '', '38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b'],
  ['sha384', 'abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
  [
    'sha384',
    block448,
    '3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6b0455a8520bc4e6f5fe95b1fe3c8452b',
  ],
  [
    'sha384',
    block896,
    '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039',
  ],
  [
    'sha512',
    '',
    'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
  ],
  [
    'sha512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  [
    'sha512',
    block448,
    '204a8fc6dda82f0a0ced7beb8e08a41657c16ef468b228a8279be331a703c33596fd15c13b1b07f9aa1d3bea57789ca031ad85c7a71dd70354ec631238ca3445',
  ],
  [
    'sha512',
    block896,
    '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
  ],
  ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
  ['sha3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  ['sha3-256', block448, '41c0dba2a9d6240849100376a8235e2c82e1b9998a999e21db32dd97496d3376'],
  ['sha3-256', block896, '916f6061fe879741ca6469b43971dfdb28b1a32dc36cb3254e812be27aad1d18'],
  [
    'sha3-512',
    '',
    'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
  ],
  [
    'sha3-512',
    'abc',
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  ],
  [
    'sha3-512',
    block448,
    '04a371e84ecfb5b8b77cb48610fca8182dd457ce6f326a0fd3d7ec2f1e91636dee691fbe0c985302ba1b0d8dc78c086346b533b49c030d99a27daf1139d6e75e',
  ],
  [
    'sha3-512',
    block896,
    'afebb2ef542e6579c50cad06d2e578f9f8dd6881d7dc824d26360feebf18a4fa73e3261122948efcfd492e74e82e2189ed0fb440d187f382270cb455f21dd185',
  ],
  ['crc32', '123456789', 'cbf43926'],
  ['crc32', '', '00000000'],
  ['crc32', 'The quick brown fox jumps over the lazy dog', '414fa339'],
] as const)('%s of %j is %s (FIPS 180-4 and FIPS 202 example values, CRC check value)', async (key, text, expected) => {
  await expectDigest(utf8(text), key, expected)
})

test.each([
  ['md5', '7707d6ae4e027c70eea2a935c2296f21'],
  ['sha1', '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ['sha224', '20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67'],
  ['sha256', 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ['sha384', '9d0e1809716474cb086e834e310a4a1ced149e9c00f248527972cec5704c2a5b07b8b3dc38ecc4ebae97ddd87f3d8985'],
  [
    'sha512',
    'e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973ebde0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b',
  ],
  ['sha3-256', '5c8875ae474a3634ba4fd55ec85bffd661f32aca75c6d699d0cdcb6c115891c1'],
  [
    'sha3-512',
    '3c3a876da14034ab60627c077bb98f7e120a2a5370212dffb3385a18d4f38859ed311d0a9d5141ce9cc5c66ee689b266a8aa18ace8282a0e0db596c90b0a7b87',
  ],
] as const)('%s of a million "a" is %s (FIPS 180-4 long message)', async (key, expected) => {
  await expectDigest(repeat(0x61, 1_000_000), key, expected)
})

test.each([
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [1023, '10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
  [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  [2048, 'e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a'],
  [2049, '5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030'],
  [3073, '7124b49501012f81cc7f11ca069ec9226cecb8a2c850cfe644e327d22d3e1cd3'],
  [8193, 'bab6c09cb8ce8cf459261398d2e7aef35700bf488116ceb94a36d0f5f1b7bc3b'],
  [16384, 'f875d6646de28985646f34ee13be9a576fd515f76b5b0a26bb324735041ddde4'],
  [31744, '62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47'],
  [102400, 'bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085'],
])('BLAKE3 of %i bytes 0…250 repeated is %s (official test_vectors.json)', async (length, expected) => {
  await expectDigest(
    Uint8Array.from({ length }, (_, i) => i % 251),
    'blake3',
    expected,
  )
})

const counting = fromHex('0102030405060708090a0b0c0d0e0f10111213141516171819')
const longKeyText = utf8('Test Using Larger Than Block-Size Key - Hash Key First')
const longBothText = utf8('Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data')

const rfc2202 = (size: number): [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>][] => [
  [repeat(0x0b, size), utf8('Hi There')],
  [utf8('Jefe'), utf8('what do ya want for nothing?')],
  [repeat(0xaa, size), repeat(0xdd, 50)],
  [counting, repeat(0xcd, 50)],
  [repeat(0x0c, size), utf8('Test With Truncation')],
  [repeat(0xaa, 80), longKeyText],
  [repeat(0xaa, 80), longBothText],
]

const rfc4231: [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>][] = [
  [repeat(0x0b, 20), utf8('Hi There')],
  [utf8('Jefe'), utf8('what do ya want for nothing?')],
  [repeat(0xaa, 20), repeat(0xdd, 50)],
  [counting, repeat(0xcd, 50)],
  [repeat(0xaa, 131), longKeyText],
  [
    repeat(0xaa, 131),
    utf8(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
  ],
]

test.each([
  [
    'md5',
    rfc2202(16),
    [
      '9294727a3638bb1c13f48ef8158bfc9d',
      '750c783e6ab0b503eaa86e310a5db738',
      '56be34521d144c88dbb8c733f0e8b3f6',
      '697eaf0aca3a3aea3a75164746ffaa79',
      '56461ef2342edc00f9bab995690efd4c',
      '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
      '6f630fad67cda0ee1fb1f562db3aa53e',
    ],
  ],
  [
    'sha1',
    rfc2202(20),
    [
      'b617318655057264e28bc0b6fb378c8ef146be00',
      'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
      '125d7342b9ac11cd91a39af48aa17b4f63f175d3',
      '4c9007f4026250c6bc8414f9bf50c86c2d7235da',
      '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04',
      'aa4ae5e15272d00e95705637ce8a3b55ed402112',
      'e8e99d0f45237d786d6bbaa7965c7808bbff1a91',
    ],
  ],
  [
    'sha224',
    rfc4231,
    [
      '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
      'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44',
      '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea',
      '6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a',
      '95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e',
      '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1',
    ],
  ],
  [
    'sha256',
    rfc4231,
    [
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ],
  [
    'sha384',
    rfc4231,
    [
      'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
      '88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27',
      '3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb',
      '4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952',
      '6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e',
    ],
  ],
  [
    'sha512',
    rfc4231,
    [
      '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
      'fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb',
      'b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd',
      '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
      'e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58',
    ],
  ],
] as const)(
  'HMAC with %s matches the vectors of RFC 2202 and RFC 4231 (cases 1–4, 6, 7)',
  async (key, cases, expected) => {
    expect(expected).toHaveLength(cases.length)
    for (const [index, [secret, data]] of cases.entries()) await expectDigest(data, key, expected[index]!, secret)
  },
)

test('HMAC-SHA256 with a text key gives the well-known value', async () => {
  await expectDigest(
    utf8('The quick brown fox jumps over the lazy dog'),
    'sha256',
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    'key',
  )
})

test.each([
  ['sha3-256', '<', 32, '4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205'],
  ['sha3-256', '=', 136, '68b94e2e538a9be4103bebb5aa016d47961d4d1aa906061313b557f8af2c3faa'],
  ['sha3-256', '>', 168, '9bcf2c238e235c3ce88404e813bd2f3a97185ac6f238c63d6229a00b07974258'],
  [
    'sha3-512',
    '>',
    136,
    '5f464f5e5b7848e3885e49b2c385f0694985d0e38966242dc4a5fe3fea4b37d46b65ceced5dcf59438dd840bab22269f0ba7febdb9fcf74602a35666b2a32915',
  ],
] as const)(
  'HMAC with %s uses the right block size: key length %s block size (NIST example values)',
  async (key, sign, length, expected) => {
    const secret = Uint8Array.from({ length }, (_, i) => i)
    await expectDigest(utf8(`Sample message for keylen${sign}blocklen`), key, expected, secret)
  },
)

test('every digest has as many hex digits as its row says', async () => {
  for (const { key } of algorithms) {
    expect(await hashBytes(utf8('abc'), key)).toMatch(new RegExp(`^[0-9a-f]{${algorithmOf(key).digits}}$`))
  }
})
