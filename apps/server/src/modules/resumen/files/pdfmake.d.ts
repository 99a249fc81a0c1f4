/** The parts of pdfmake that this product uses. The library has no types. */
declare module 'pdfmake' {
  type Font = { normal: string; bold: string; italics: string; bolditalics: string };
  const pdfmake: {
    addFonts(fonts: Record<string, Font>): void;
    /** Decides whether a file may be read, by its path. */
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    /** Decides whether an address may be fetched. */
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>;
  export default fonts;
}
