import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { EnsayoRetribuciones, FilaEnsayada, retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { normalizeDocumento } from '@jornada/domain/personas/documento.ts';
import { readRetribucion, tryOutRetribuciones, type ResultadoRetribucion } from '@jornada/domain/retribuciones/index.ts';
import { readDecimal } from '@jornada/i18n/format/entry.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lock } from '../../../shared/locks.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { todayOf } from '../../../shared/company/configuration.ts';
import { factsOfPay, type OpcionesDePago } from '../managing.ts';
import { emitWritten } from '../notices.ts';
import { createRetribuciones, findPaid, updateRetribuciones } from '../repo.ts';
import { findOfYears } from '../reads.ts';
import { readPayFile } from './read-sent.ts';

type Pedido = ValidadaDe<typeof retribuciones.ensayar>;
type Accepted = Exclude<ResultadoRetribucion, { estado: 'rechazada' }>;
type Ensayado = { ensayo: EnsayoRetribuciones; resultados: ResultadoRetribucion[] };

const isAccepted = (one: ResultadoRetribucion): one is Accepted => one.estado !== 'rechazada';

function presentLine(resultado: ResultadoRetribucion): FilaEnsayada {
  const { linea, nombre } = resultado;
  if (!isAccepted(resultado)) return { linea, nombre, estado: resultado.estado, rechazos: resultado.rechazos };
  const { estado, retribucion, antes, cambios } = resultado;
  const { ano, mes, clase, bruto, neto } = retribucion;
  return { linea, nombre, estado, ano, mes, clase, bruto, neto, antes: antes && { bruto: antes.bruto, neto: antes.neto }, cambios };
}

/** It stays the same only as long as file and statements do. */
const fingerprint = (resultados: readonly ResultadoRetribucion[]): string =>
  createHash('sha256').update(JSON.stringify(resultados)).digest('hex');

function present(
  nombre: string,
  { codificacion, separador, desconocidas }: ReturnType<typeof readPayFile>,
  resultados: ResultadoRetribucion[],
) {
  const count = (estado: ResultadoRetribucion['estado']): number => resultados.filter((one) => one.estado === estado).length;
  const written = resultados.filter(isAccepted).filter(({ estado }) => estado !== 'igual');
  const sum = (field: 'bruto' | 'neto'): number => written.reduce((total, { retribucion }) => total + retribucion[field], 0);
  return {
    archivo: { nombre, lineas: resultados.length, codificacion, separador },
    desconocidas,
    lineas: resultados.map(presentLine),
    cuentas: { nueva: count('nueva'), cambiar: count('cambiar'), igual: count('igual'), rechazada: count('rechazada') },
    sumas: { bruto: sum('bruto'), neto: sum('neto') },
    huella: fingerprint(resultados),
  };
}

/** Pay statements from a file: the dry run, and the import, which repeats it in its transaction. */
export function createPayImport({ db, bus, clock, entidades, auditoria }: OpcionesDePago) {
  /** `isWriting`: nobody else writes about the pay of these people until the transaction ends. */
  async function tryOut(tx: Queryable, sesion: Sesion, { nombre, contenido, ano, mes }: Pedido, isWriting: boolean): Promise<Ensayado> {
    const { entidadId, idioma } = sesion;
    const [year = 0, month = 0] = (await todayOf({ clock, entidades }, sesion)).split('-').map(Number);
    const archivo = readPayFile(contenido);
    const { columnas, filas } = archivo;
    const reading = {
      columnas,
      readAmount: (texto: string) => readDecimal(texto, { lang: idioma, decimals: 2 }),
      periodo: ano !== undefined && mes !== undefined ? { ano, mes } : null,
    };
    const read = filas.map((fila) => readRetribucion(fila, reading));
    const personas = await findPaid(tx, entidadId, [...new Set(read.map(({ documento }) => normalizeDocumento(documento)))]);
    const ids = personas.map(({ id }) => id);
    if (isWriting) await lock.people(tx, entidadId, ids);
    const anos = [...new Set(read.map(({ retribucion }) => retribucion.ano))].filter((one) => one > 0);
    const guardadas = await findOfYears(tx, entidadId, ids, anos);
    const resultados = tryOutRetribuciones(filas, { ...reading, hoy: { ano: year, mes: month }, personas, guardadas });
    return { ensayo: present(nombre, archivo, resultados), resultados };
  }

  async function write(tx: Transaction, sesion: Sesion, resultados: readonly ResultadoRetribucion[]): Promise<void> {
    const { entidadId, usuarioId } = sesion;
    const escribe = { autorId: usuarioId, momento: clock.now().toString() };
    const accepted = resultados.filter(isAccepted);
    const nuevas = accepted.filter(({ estado }) => estado === 'nueva').map((one) => ({ ...one.retribucion, usuarioId: one.usuarioId }));
    const cambiadas = accepted.flatMap(({ estado, retribucion, antes }) =>
      estado === 'cambiar' && antes ? [{ ...retribucion, id: antes.id, version: antes.version, usuarioId: antes.usuarioId }] : [],
    );
    await createRetribuciones(tx, entidadId, nuevas, escribe);
    await emitWritten(bus, tx, entidadId, nuevas, await todayOf({ clock, entidades }, sesion));
    await updateRetribuciones(tx, entidadId, cambiadas, escribe);
    // What is new has its author. What was written over is in the log, one by one.
    for (const one of cambiadas)
      await auditoria.note(tx, { sesion, accion: 'retribuciones.cambiar', sobreId: one.usuarioId, datos: factsOfPay(one) });
  }

  return {
    tryOut: (sesion: Sesion, pedido: Pedido): Promise<EnsayoRetribuciones> =>
      db.tenant(sesion.entidadId, async (tx) => (await tryOut(tx, sesion, pedido, false)).ensayo),

    /** @throws AppError `retribuciones.ensayo-cambiado` with the new dry run in `content`. */
    apply: (
      sesion: Sesion,
      { huella, ...pedido }: ValidadaDe<typeof retribuciones.aplicar>,
    ): Promise<SalidaDe<typeof retribuciones.aplicar>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { ensayo, resultados } = await tryOut(tx, sesion, pedido, true);
        if (ensayo.huella !== huella) throw new AppError('retribuciones.ensayo-cambiado', { content: ensayo });
        await write(tx, sesion, resultados);
        const { nueva: nuevas, cambiar: cambiadas, igual: iguales, rechazada: rechazadas } = ensayo.cuentas;
        const aplicado = { nuevas, cambiadas, iguales, rechazadas };
        const sha256 = createHash('sha256').update(Buffer.from(pedido.contenido, 'base64')).digest('hex');
        await auditoria.note(tx, {
          sesion,
          accion: 'retribuciones.importar',
          sobreId: null,
          datos: { archivo: pedido.nombre, sha256, ...aplicado },
        });
        return aplicado;
      }),
  };
}
