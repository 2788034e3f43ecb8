import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['verify checksum', 'SHA256SUMS', 'sha256sum', 'Get-FileHash', 'shasum', 'verify download', 'file hash'],
  lede: 'A checksum is a short fingerprint of a file. If the fingerprint of your copy equals the one its maker published, every byte is the same. Here is how to check that in a minute, on any system, and what the check does not tell you.',
  tool: 'hash-generator',
  otherTool: 'base64-encode-decode',
  invitation: 'Drop the file, paste the digest, and see whether they match. The file stays on your machine.',
  blocks: [
    { kind: 'heading', text: 'What you need' },
    {
      kind: 'paragraph',
      text: 'Two things: the file, and the digest from somewhere you trust. Projects publish digests beside the download link, in the release notes, or in a list with a name such as `SHA256SUMS` or `app-2.1.sha256`. The length tells you which algorithm made it, because each one always gives the same number of hexadecimal digits.',
    },
    {
      kind: 'table',
      caption: 'Which algorithm is it?',
      columns: ['Hex digits', 'Algorithm', 'Good for'],
      rows: [
        ['8', 'CRC32', 'accidents on the way, nothing else'],
        ['32', 'MD5', 'accidents only: two files with one MD5 are easy to make'],
        ['40', 'SHA-1', 'accidents only: collisions have been shown since 2017'],
        ['64', 'SHA-256, SHA3-256 or BLAKE3', 'accidents and attacks'],
        ['128', 'SHA-512 or SHA3-512', 'accidents and attacks'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A digest of 64 digits is nearly always SHA-256. If a project offers several, take SHA-256 or SHA-512 and leave the others alone.',
    },
    { kind: 'heading', text: 'Check it in the browser' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Drop the file on the Hash Generator',
          text: 'It is read in pieces, so several gigabytes are fine. Nothing is uploaded: the page’s policy blocks connections, and the status bar counts what the page has sent.',
        },
        {
          title: 'Paste the digest under "Expected digest"',
          text: 'Upper or lower case, with or without the file name: all common forms are read. You can also paste a whole list and drop a whole folder. Each file is then compared with the line that names it.',
        },
        {
          title: 'Read the verdict',
          text: 'Each file says "match" or "differs". If it differs, the digits that are not the same are marked, so a digest that was cut off while copying is easy to tell from a different file.',
        },
      ],
    },
    { kind: 'heading', text: 'Check it in a terminal' },
    {
      kind: 'paragraph',
      text: 'Every desktop system brings a command for it. On Linux, `sha256sum` prints the digest, and with `-c` it reads a list and does the comparing for you:',
    },
    {
      kind: 'code',
      label: 'Check all files of a list, or a single one',
      language: 'Shell',
      code: `# every file named in the list that is in this folder
sha256sum --check --ignore-missing SHA256SUMS

# one file and one digest; note the two spaces
echo "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03  hello.txt" | sha256sum --check`,
    },
    {
      kind: 'paragraph',
      text: 'A good file is answered with `hello.txt: OK`, a bad one with `FAILED`, and the command ends with an error code, so a script can stop there. macOS has the same under another name:',
    },
    {
      kind: 'code',
      label: 'The same on macOS',
      language: 'Shell',
      code: 'shasum -a 256 -c SHA256SUMS',
    },
    {
      kind: 'paragraph',
      text: 'On Windows, PowerShell prints the digest in capital letters. Its comparison ignores case, so you can paste the published digest as it is:',
    },
    {
      kind: 'code',
      label: 'The same in PowerShell',
      language: 'PowerShell',
      code: `(Get-FileHash .\\hello.txt -Algorithm SHA256).Hash -eq '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03'
# True`,
    },
    {
      kind: 'paragraph',
      text: 'Do not compare digests by eye. People look at the first and the last few digits, and a file that agrees in just those is cheap to make. Let a program compare all of them.',
    },
    { kind: 'heading', text: 'When it differs' },
    {
      kind: 'paragraph',
      text: 'A digest that differs in one digit is as wrong as one that differs in all: there is no "almost". Before you suspect an attack, go through the ordinary reasons.',
    },
    {
      kind: 'list',
      items: [
        '**The download stopped early.** Compare the size with the one on the page, then download again.',
        '**It is another file.** Digests belong to one version, one platform and one packaging. The digest of the archive is not the digest of what you unpacked from it.',
        '**It is another algorithm.** A SHA3-256 digest has as many digits as a SHA-256 digest.',
        '**Something changed the line endings.** A text file that went through an email or a Git checkout on Windows may end its lines with `\\r\\n`. That changes every digest:',
      ],
    },
    {
      kind: 'code',
      label: 'The same word with two line endings',
      language: 'Plain text',
      code: `hello\\n     5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03
hello\\r\\n   cd2eca3535741f27a8ae40c31b0c41d4057a7a7b912b33b9aed86485d1c84676`,
    },
    {
      kind: 'list',
      items: [
        '**The server unpacked it.** A few servers send a `.gz` file as compressed content, and the browser saves it unpacked under the old name.',
        '**The page is older than the file.** Some projects replace a file and forget its digest. Ask them: that is worth a bug report.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If a fresh download from the official site still differs, do not run the file. Keep it, note where you got it and when, and tell the project: others may have the same one.',
    },
    { kind: 'heading', text: 'What a match proves' },
    {
      kind: 'paragraph',
      text: 'It proves that your file is the one the digest was made from. It does not prove who made it. If somebody can replace the file on a server, they can replace the digest on the same page. So the digest has to come by another way than the file: the project’s own site over https while the file came from a mirror, a release announcement, a package manager’s records, or a colleague who checked before you.',
    },
    {
      kind: 'paragraph',
      text: 'A signature closes that gap. Many projects sign their list of digests with a private key and publish `SHA256SUMS.asc` or `SHA256SUMS.gpg` beside it. Check the signature once, and every digest in the list is as good as the key:',
    },
    {
      kind: 'code',
      label: 'First the signature, then the files',
      language: 'Shell',
      code: `gpg --verify SHA256SUMS.asc SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS`,
    },
    {
      kind: 'note',
      title: 'Publish your own',
      text: 'If others download from you, spend a minute on a list: run `sha256sum *.zip > SHA256SUMS`, or drop the files on the Hash Generator and press Download. Sign it, and put the digests into the release notes as well, so that there are two ways to them.',
    },
    { kind: 'heading', text: 'Checksums you already use' },
    {
      kind: 'list',
      items: [
        '**Lock files.** `package-lock.json` holds a SHA-512 digest of each package as `integrity`, and `npm ci` refuses a package that does not match.',
        '**Scripts from a CDN.** The `integrity` attribute of a script tag makes the browser refuse a changed file. Its form, `sha384-` and Base64, is called SRI.',
        '**Container images.** `image@sha256:…` names an image by its digest, so it cannot change under you the way a tag can.',
        '**Git.** Every commit names its files by digest, and with that the whole history before it.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is MD5 good enough to check a download?',
      answer:
        'To find a broken download, yes. Against an attacker, no: two different files with the same MD5 can be made in seconds on a laptop. Use SHA-256 or SHA-512 if there is one.',
    },
    {
      question: 'Does the checksum contain the file?',
      answer:
        'No. A SHA-256 digest has 32 bytes whatever the file holds, and there is no way back. But if there are only a few possible contents, such as phone numbers, anyone can hash them all and compare.',
    },
    {
      question: 'Does renaming a file change its digest?',
      answer:
        'No. Only the bytes inside count, not the name, the date or the folder. That is why a list has to name the files.',
    },
    {
      question: 'Is it safe to check a confidential file on a website?',
      answer:
        'Only if the site cannot send it anywhere. Here the page’s policy blocks connections, "Prove it" in the status bar tries the ways out in front of you, and after one visit the tool works with the network switched off.',
    },
    {
      question: 'Why does the same text give another digest in my terminal?',
      answer:
        'Usually because of a line break: `echo hello | sha256sum` hashes six bytes, the last of them a line feed. Use `printf hello` to hash just the word, or type the line break in the tool as well.',
    },
  ],
}
