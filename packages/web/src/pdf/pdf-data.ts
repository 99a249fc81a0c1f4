// What the library reads while it draws: character maps, the fonts that every reader knows, and decoders. All of it is served by us.
const addresses: Record<string, string> = {
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms}*.{wasm,js}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
const workers = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the worker that reads files beside the page. */
export const workerAddress = (): string => Object.values(workers)[0] ?? '';

const byName = new Map(Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));

/** Fetches for the library what it asks for by name. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (address === undefined) throw new Error(`Unknown part of the reader: ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`A part of the reader is missing: ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
