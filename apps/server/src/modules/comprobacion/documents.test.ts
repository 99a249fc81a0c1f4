import { afterAll, beforeAll, expect, test } from 'vitest';
import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createDocumentsWorld, pagesPdf, type DocumentsWorld } from '../../testing/documents-world.ts';
import { paperInHand } from '../../testing/paper-in-hand.ts';

let world: DocumentsWorld;
beforeAll(async () => {
  world = await createDocumentsWorld();
  world.server.clock.set('2026-03-10T09:00:00Z');
});
afterAll(() => world.close());

/** The file of a document as ANA downloads it. */
async function download(id: number): Promise<Buffer> {
  const { fichero } = await world.read(id);
  const headers = { [CABECERAS.accessToken]: world.tokens.ANA, [CABECERAS.pinToken]: await world.typePin(world.tokens.ANA) };
  const link = await world.server.app.inject({ method: 'GET', url: `${urlOf(ficheros.enlace)}?id=${fichero.id}`, headers });
  const { token } = link.json<Sobre<{ token: string }>>().content;
  const url = `${urlOf(ficheros.descargar)}?${new URLSearchParams({ token, como: 'ver' }).toString()}`;
  return (await world.server.app.inject({ method: 'GET', url })).rawPayload;
}
const ask = async (file: Buffer) => (await world.server.call(comprobacion.papel, paperInHand(file))).content;

test('a document and its receipt are ours until another one stands in their place; a changed receipt is told', async () => {
  const bytes = await pagesPdf(1, 'Contrato de Ana');
  const [id = 0] = await world.give({ titulo: 'Contrato', bytes, firma: 'recibo' });
  expect(await ask(bytes)).toMatchObject({ estado: 'igual', clase: 'documento', por: '' });
  await world.sign(id, 1);
  await world.server.jobs.runDue();
  const receipt = await download(id);
  expect(receipt.length).toBeGreaterThan(bytes.length);
  const said = await ask(receipt);
  expect(said).toMatchObject({
    estado: 'igual',
    clase: 'recibo',
    por: 'Jornada: sello de la instalación',
    momento: '2026-03-10T09:00:00Z',
  });
  // The page with the signature is written over: what the file says now was never signed.
  const changed = Buffer.from(receipt);
  changed.writeUInt8((changed[60] ?? 0) ^ 1, 60);
  expect(await ask(changed)).toMatchObject({ estado: 'cambiado', clase: 'sello', empresa: said.empresa });

  await world.give({ titulo: 'Contrato nuevo', firma: 'recibo', sustituyeA: id });
  expect(await ask(receipt)).toMatchObject({ estado: 'sustituido', clase: 'recibo' });
  expect(await ask(bytes)).toMatchObject({ estado: 'sustituido', clase: 'documento' });
});

test('what was given to two counts as long as it counts for one; taken back it does not', async () => {
  const bytes = await pagesPdf(1, 'Para dos');
  const [first = 0, second = 0] = await world.give({ titulo: 'Para dos', bytes, personas: [world.ids.ANA, world.ids.LUIS] });
  const takeBack = (id: number) => world.server.call(documentacion.retirar, { id, motivo: 'Error' }, { token: world.tokens.JEFA });
  await takeBack(first);
  expect(await ask(bytes)).toMatchObject({ estado: 'igual', clase: 'documento' });
  await takeBack(second);
  expect(await ask(bytes)).toMatchObject({ estado: 'sustituido', clase: 'documento' });
});
