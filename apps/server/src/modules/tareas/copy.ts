import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Partes } from './context.ts';
import { readEntries } from './days.ts';
import { lockOf } from './fixity.ts';
import { findEntries, findExceso, insertEntries } from './entries-repo.ts';
import { keyOf, type Imputacion, type QuienReparte } from './model.ts';
import { capacityOf, closingOf, lengthOf } from './present.ts';

/** Copies the entries of a day, or of a week, by their length: hours are those of another day. */
export const createCopy =
  ({ db, clock, registros }: Partes) =>
  async (quien: QuienReparte, { de, a, dias }: ValidadaDe<typeof tareas.copiar>): Promise<{ copiadas: number; omitidas: number }> => {
    const { sesion } = quien;
    const { entidadId, personaId, usuarioId } = sesion;
    const trabajados = await registros.readWorkedDays(quien, { desde: a, hasta: masDias(a, dias - 1) });
    if (trabajados.dias.every(({ mesCerrado }) => mesCerrado)) throw new AppError('registros.mes-cerrado');
    return db.tenant(entidadId, async (tx) => {
      await registros.entries.takeTurn(tx, sesion, trabajados.cierres);
      const source = await findEntries(tx, sesion, { desde: de, hasta: masDias(de, dias - 1) });
      const proyectos = source.map(({ proyectoId }) => proyectoId);
      await registros.entries.hold(tx, sesion, { desde: a, hasta: masDias(a, dias - 1) }, proyectos);
      const leidos = await readEntries(tx, sesion, trabajados, source);
      const exceso = await findExceso(tx, entidadId);
      const written = new Set(leidos.entradas.map(({ fecha }) => fecha));
      const copies: Omit<Imputacion, 'id' | 'facturada'>[] = [];
      for (const [index, dia] of trabajados.dias.entries()) {
        const { fecha } = dia;
        if (closingOf(dia, trabajados.hoy) !== null || written.has(fecha)) continue;
        let left = exceso === 'avisa' ? lengthOf(dia) - dia.pausaPagada : capacityOf(dia);
        for (const entrada of source.filter((one) => one.fecha === masDias(de, index))) {
          const { id: _id, facturada: _facturada, ...rest } = entrada;
          const isFree = leidos.tareas.get(keyOf(entrada))?.libre === true && lockOf(leidos, { ...entrada, fecha }) === null;
          if (!isFree || entrada.minutos > left) continue;
          left -= entrada.minutos;
          copies.push({ ...rest, fecha, desde: null, origen: 'persona' });
        }
      }
      await insertEntries(tx, { entidadId, personaId, autorId: usuarioId, momento: clock.now().toString() }, copies);
      for (const fecha of new Set(copies.map((one) => one.fecha)))
        await registros.logForAnother(tx, sesion, { accion: 'tareas.imputar', sobreId: personaId, fecha });
      return { copiadas: copies.length, omitidas: source.length - copies.length };
    });
  };
