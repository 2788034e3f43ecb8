import { Text } from '@codemirror/state'
import { DocText } from './doc-text.ts'

/** Makes a document of the editor from pieces as they come. */
export class DocBuilder {
  private doc = Text.empty

  /** Takes the next piece, or null to begin anew. */
  add(piece: string | null): void {
    this.doc = piece === null ? Text.empty : this.doc.append(Text.of(piece.split('\n')))
  }

  get text(): DocText {
    return new DocText(this.doc)
  }
}
