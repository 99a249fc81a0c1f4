import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';

import { login } from '@jornada/contract/login.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createFilesWorld, type FilesWorld } from './files-world.ts';
import { TEST_PASSWORD } from './test-company.ts';
import type { TestServerOptions } from './test-server.ts';

export const TEST_PIN = '4019';

/** A PDF with so many empty pages. `title` makes two of them differ. */
export async function pagesPdf(pages: number, title = 'Papel'): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  for (let page = 0; page < pages; page += 1) pdf.addPage([200, 200]);
  return Buffer.from(await pdf.save());
}

type Given = { titulo?: string; paginas?: number; bytes?: Buffer; token?: string } & Partial<EntradaDe<typeof documentacion.publicar>>;
type Quien = 'ANA' | 'LUIS' | 'JEFA' | 'AJENA';

export type DocumentsWorld = FilesWorld & {
  /** Ids of the people. */
  ids: Record<Exclude<Quien, 'AJENA'>, number>;
  /** The id of each kind, by what it is about. */
  kinds: Map<string, number>;
  /** The token of somebody's PIN, which has just been typed. */
  typePin(token: string): Promise<string>;
  /** Gives a document to people, ANA if nothing else is said. @returns the ids of the documents. */
  give(given?: Given): Promise<number[]>;
  /** As its person reads it. */
  read(id: number, quien?: Quien): Promise<SalidaDe<typeof documentacion.documento>>;
  /** What the menu counts of somebody's documents. */
  badge(quien: Quien): Promise<number | undefined>;
  toSign(quien: Quien): Promise<number>;
  /** Sees so many pages, and signs it with the PIN. */
  sign(id: number, paginas: number, quien?: Quien): ReturnType<FilesWorld['server']['call']>;
};

/** A company whose people have PINs, with JEFA who gives documents. */
export async function createDocumentsWorld(options: Partial<TestServerOptions> = {}): Promise<DocumentsWorld> {
  const world = await createFilesWorld(options);
  const { server, tokens, company } = world;
  for (const token of Object.values(tokens))
    await server.call(documentacion.ponerPin, { pin: TEST_PIN, Password: TEST_PASSWORD }, { token });
  const { content } = await server.call(documentacion.tiposGestion, {}, { token: tokens.JEFA });
  const kinds = new Map(content.items.map(({ clase, id }) => [clase, id]));
  const ids = { ANA: company.personas['ANA'] ?? 0, LUIS: company.personas['LUIS'] ?? 0, JEFA: company.personas['JEFA'] ?? 0 };
  const typePin = async (token: string): Promise<string> =>
    (await server.call(documentacion.insertarPin, { pin: TEST_PIN }, { token })).content.Token;
  const read: DocumentsWorld['read'] = async (id, quien = 'ANA') => {
    const token = tokens[quien];
    return (await server.call(documentacion.documento, { id }, { token, pin: await typePin(token) })).content;
  };
  return Object.assign(world, {
    ids,
    kinds,
    typePin,
    read,
    async give({ titulo = 'Un papel', paginas = 1, bytes, token = tokens.JEFA, ...rest }: Given = {}) {
      const { id } = await world.upload({ token }, bytes ?? (await pagesPdf(paginas, titulo)));
      const datos = { tipoId: kinds.get('otro') ?? 0, titulo, firma: 'ninguna' as const, personas: [ids.ANA], ficheros: [id], ...rest };
      const { content: given, sobre } = await server.call(documentacion.publicar, datos, { token });
      if (sobre.Error.Code) throw new Error(`not given: ${sobre.Error.Code}`);
      return given.items.map((one) => one.id);
    },
    async badge(quien: Quien) {
      return (await server.call(login.conToken, {}, { token: tokens[quien] })).content.Insignias['documentacion'];
    },
    async toSign(quien: Quien) {
      return (await server.call(login.conToken, {}, { token: tokens[quien] })).content.Insignias['documentacion-por-firmar'] ?? 0;
    },
    async sign(id: number, paginas: number, quien: Quien = 'ANA') {
      const token = tokens[quien];
      const pin = await typePin(token);
      const all = Array.from({ length: paginas }, (_, index) => index + 1);
      await server.call(documentacion.verPaginas, { id, paginas: all }, { token, pin });
      const { huella, firma } = await read(id, quien);
      const input = { id, huella, textoVersion: firma?.textoVersion ?? 0, conforme: true, Prueba: { Pin: TEST_PIN } };
      return server.call(documentacion.firmar, input, { token, pin });
    },
  });
}
