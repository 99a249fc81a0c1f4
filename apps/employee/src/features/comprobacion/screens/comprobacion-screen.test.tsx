import { deflateRawSync } from 'node:zlib';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { auth, contacto, login } from '@jornada/contract';
import { acceso } from '@jornada/contract/acceso.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { createFakeApi, FakeFailure } from '@jornada/testkit';
import { renderApp } from '../../../testing/render-app.tsx';
import { readPaper } from '../model/read-paper.ts';

afterEach(cleanup);

type Answer = SalidaDe<typeof comprobacion.papel>;
const OURS: Answer = {
  estado: 'igual',
  clase: 'registro',
  empresa: 'Aurora, S.L.',
  por: 'Jornada: sello de la instalación',
  momento: '2026-10-22T09:00:00Z',
  anadido: false,
};
const UNKNOWN: Answer = { estado: 'desconocido', clase: null, empresa: '', por: '', momento: null, anadido: false };
const QUOTED = 'ab12'.repeat(16);

let api: ReturnType<typeof createApi>;
let answer: Answer;
function createApi() {
  const made = createFakeApi({ auth, comprobacion, contacto, login });
  made.handle(contacto.direccion, () => ({ Correo: null }));
  made.handle(acceso.metodos, () => ({ Metodos: ['password' as const], Proveedores: [] }));
  made.handle(comprobacion.papel, () => answer);
  return made;
}
beforeEach(() => {
  api = createApi();
  answer = OURS;
});

const open = () => renderApp({ api, path: '/comprobar', perfil: null });
const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Elegir archivo', { selector: 'input' }), file);

it('somebody without an account is told that a file is of a company; only its digests have left the device', async () => {
  const { requestsTo } = await open();
  await choose(new File([`Fecha;Horas\n${QUOTED}\n${'f'.repeat(65)}`], 'registro-2026-10.csv'));
  expect(await screen.findByRole('heading', { name: 'Es de Aurora, S.L. y no ha cambiado' })).toBeDefined();
  expect(document.body.textContent).toContain('registro-2026-10.csv');
  expect(document.body.textContent).toContain('Registro de jornada');
  expect(document.body.textContent).toContain('Jornada: sello de la instalación');
  const [{ input } = { input: null }] = requestsTo(comprobacion.papel);
  expect(input).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), sellos: [], dice: [QUOTED] });
});

it.each([
  [{ ...OURS, estado: 'sustituido' }, 'Es de Aurora, S.L., pero ya no es el que vale'],
  [{ ...OURS, estado: 'cambiado', clase: 'sello', momento: null }, 'Dice ser de Aurora, S.L., pero ha cambiado'],
  [{ ...OURS, estado: 'cambiado', clase: 'sello', momento: null, anadido: true }, 'Es de Aurora, S.L., y después se le añadió algo'],
  [UNKNOWN, 'No lo conocemos'],
] as const)('each of the other answers is a sentence: %#', async (said, title) => {
  answer = said;
  await open();
  await choose(new File(['hola'], 'papel.pdf'));
  await screen.findByRole('heading', { name: title });
});

it('a pasted digest is asked as it is, and what is none is not sent', async () => {
  answer = { ...OURS, clase: 'mes', por: '' };
  const { requestsTo } = await open();
  const field = await screen.findByLabelText(/pega una huella/);
  await userEvent.type(field, 'ab12');
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar la huella' }));
  expect(requestsTo(comprobacion.papel)).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.paste(QUOTED.toUpperCase());
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar la huella' }));
  await screen.findByText('Confirmación de un mes');
  expect(document.body.textContent).toContain('compara las cifras con las de tu copia');
  expect(requestsTo(comprobacion.papel).map(({ input }) => input)).toEqual([{ sha256: QUOTED }]);
});

it('whoever asks too often is told so, and the answer to the file before is gone', async () => {
  await open();
  await choose(new File(['hola'], 'uno.pdf'));
  await screen.findByText(/no ha cambiado/);
  api.handle(comprobacion.papel, () => {
    throw new FakeFailure('general.demasiadas-veces');
  });
  await choose(new File(['adiós'], 'dos.pdf'));
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByText(/no ha cambiado/)).toBeNull());
});

/** A workbook with one file in it, as the writer of the product makes them. */
function workbook(name: string, text: string, times = 1): File {
  const [packed, path] = [deflateRawSync(Buffer.from(text)), Buffer.from(name)];
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(path.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(path.length, 28);
  const directory = Array.from({ length: times }, () => [entry, path]).flat();
  return new File([head, path, packed, ...directory], 'registro.xlsx');
}

it('what a workbook quotes is found in its cells, and broken ones quote nothing', async () => {
  expect(await readPaper(workbook('xl/sharedStrings.xml', `<t>${QUOTED}</t>`))).toMatchObject({ dice: [QUOTED] });
  expect(await readPaper(workbook('docProps/core.xml', `<t>${QUOTED}</t>`))).toMatchObject({ dice: [] });
  const whole = new Uint8Array(await workbook('xl/sharedStrings.xml', `<t>${QUOTED}</t>`).arrayBuffer());
  for (let length = 0; length < whole.length; length += 7)
    expect(await readPaper(new File([whole.slice(0, length)], 'cut.xlsx'))).toMatchObject({ sellos: [] });
});

it('a workbook that names one large sheet again and again does not keep the device busy', async () => {
  let unpacked = 0;
  const Real = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class extends Real {
      constructor(format: CompressionFormat) {
        super(format);
        unpacked += 1;
      }
    },
  );
  const large = workbook('xl/worksheets/sheet1.xml', `<t>${QUOTED}</t>${' '.repeat(8_000_000)}`, 50);
  expect(await readPaper(large)).toMatchObject({ dice: [QUOTED] });
  vi.unstubAllGlobals();
  expect(unpacked).toBe(3);
});
