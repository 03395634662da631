/** A text as it is searched for: case and width (`１２３`, `123`) make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
