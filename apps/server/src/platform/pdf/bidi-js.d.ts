/** What this product uses of bidi-js. Its own types are of a module of another kind than the one that Node loads. */
declare module 'bidi-js' {
  type Bidi = {
    /** Levels by UTF-16 unit; odd ones are read from the right. */
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  };
  const createBidi: () => Bidi;
  export default createBidi;
}
