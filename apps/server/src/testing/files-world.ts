import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sobre } from '@jornada/contract/envelope.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { ficherosModule } from '../modules/ficheros/module.ts';
import type { SavedFiles } from '../modules/ficheros/service.ts';
import { MODULES } from '../modules.ts';
import { definePart } from '../shared/module.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** A PDF of one empty page, with a comment to make two of them differ. */
export const pdf = (comment = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n%${comment}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

export const jpeg = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

type Sent = { token: string; simulado?: string; fields?: Record<string, string>; name?: string; url?: string };
type Answer = { status: number; code: string; message: string; content: FicheroVista };

export type FilesWorld = {
  server: TestServer;
  company: TestCompany;
  /** What another module would use. */
  saved: SavedFiles;
  /** The things of this test: who may see them, and who may change them, by user id. */
  things: Map<number, { readers: number[]; writers: number[] }>;
  tokens: Record<'ANA' | 'LUIS' | 'JEFA' | 'AJENA', string>;
  send(bytes: Buffer | readonly Buffer[], how: Sent): Promise<Answer>;
  /** A file of the person, uploaded. */
  upload(how: Sent, bytes?: Buffer): Promise<FicheroVista>;
  /** Everything in the data folder, as paths. */
  onDisk(): string[];
  close(): Promise<void>;
};

/** A form as a browser sends it. */
export function formOf(files: readonly Buffer[], { name = 'factura.pdf', fields = {} }: Pick<Sent, 'name' | 'fields'>) {
  const boundary = 'a-boundary-of-a-form';
  const part = (head: string, body: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const text = Object.entries(fields).map(([field, value]) => part(`name="${field}"`, value));
  const sent = files.map((bytes) => part(`name="fichero"; filename="${name}"\r\nContent-Type: application/pdf`, bytes));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...text, ...sent, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A company with people, a module whose things have files, and a second company. */
export async function createFilesWorld(options: Partial<TestServerOptions> = {}): Promise<FilesWorld> {
  const things: FilesWorld['things'] = new Map();
  let saved: SavedFiles | undefined;
  const prueba = definePart('prueba', {
    files: {
      canRead: async (_tx, { personaId }, asuntoId) => things.get(asuntoId)?.readers.includes(personaId) ?? false,
      canChange: async (_tx, { personaId }, asuntoId) => things.get(asuntoId)?.writers.includes(personaId) ?? false,
    },
    build: (context) => void (saved = context.use(ficherosModule)),
  });
  const server = await createTestServer({ now: '2026-03-10T09:00:00Z', modules: [...MODULES, prueba], ...options });
  const company = await createTestCompany(server.db, {
    personas: [{ userName: 'JEFA', roles: ['admin', 'empleado'] }, { userName: 'ANA' }, { userName: 'LUIS' }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'AJENA', roles: ['admin', 'empleado'] }] });
  const signIn = async (userName: string): Promise<string> => (await server.signIn(userName)).Token;
  const tokens = { ANA: await signIn('ANA'), LUIS: await signIn('LUIS'), JEFA: await signIn('JEFA'), AJENA: await signIn('AJENA') };

  const send: FilesWorld['send'] = async (bytes, { token, simulado, url = '/instancia/ficheros/subir', ...form }) => {
    const { headers, payload } = formOf(Buffer.isBuffer(bytes) ? [bytes] : bytes, form);
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'access-token': token, ...(simulado ? { 'usuario-simulado': simulado } : {}) },
      payload,
    });
    const { Error, content } = response.json<Sobre<FicheroVista>>();
    return { status: response.statusCode, code: Error.Code, message: Error.Message, content };
  };
  return {
    server,
    company,
    get saved() {
      if (!saved) throw new Error('the module was not built');
      return saved;
    },
    things,
    tokens,
    send,
    async upload(how, bytes = pdf()) {
      const { content, code } = await send(bytes, how);
      if (!content) throw new Error(`not uploaded: ${code}`);
      return content;
    },
    onDisk: () =>
      readdirSync(server.dataFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(server.dataFolder.length + 1)),
    close: () => server.close(),
  };
}
