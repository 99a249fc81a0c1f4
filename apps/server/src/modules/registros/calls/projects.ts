import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { dayOf } from '../present/records.ts';
import { shownTimes } from '../present/shown.ts';
import { countryOf } from '../person/labor.ts';
import { isMesCerrado } from '@jornada/domain/cierres/index.ts';
import { minutosDeJornada } from '@jornada/domain/registros/index.ts';
import type { PersonReader } from '../person/reader.ts';
import type { ForAnotherLog } from '../act/write-for-another.ts';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import {
  findFixedProjects,
  findLastUseOfProjects,
  findProjectMinutes,
  lockProjects,
  insertDayWithoutClock,
  replaceProjectMinutes,
  takeTurnOfEntries,
} from './projects-repo.ts';

const NADA = { enTareas: 0, conMas: 0 };

/** The turn of whoever writes entries of a person. `cierres`: the last closing that is known. @throws AppError `registros.conflicto` */
export async function takeTurn(tx: Queryable, sesion: Pick<Sesion, 'entidadId' | 'personaId'>, cierres: number | null): Promise<void> {
  if (!(await takeTurnOfEntries(tx, sesion, cierres))) throw new AppError('registros.conflicto');
}

/** The minutes of a day that the person gives to projects. */
export function createProjects({ db, read, logForAnother }: { db: Database; read: PersonReader; logForAnother: ForAnotherLog }) {
  async function workedOn(quien: { sesion: Sesion; aparato: Aparato }, fecha: string | undefined) {
    const lectura = await read({ ...quien, dia: fecha ?? null });
    const day = fecha ?? lectura.estado.fecha;
    const jornada = dayOf(lectura, day);
    const trabajado = jornada
      ? minutosDeJornada(jornada, lectura.ahora.toString(), { zona: jornada.zona, pais: countryOf(lectura.contexto, day) }).trabajado
      : 0;
    return { lectura, day, trabajado };
  }

  return {
    /** Open projects that are for them, and others with minutes on this day. Those last used come first, then by name. */
    async horas(quien: { sesion: Sesion; aparato: Aparato }, fecha: string | undefined) {
      const { lectura, day, trabajado } = await workedOn(quien, fecha);
      const { entidadId, personaId } = quien.sesion;
      const [minutos, lastUsed] = await db.tenant(entidadId, async (tx) => [
        await findProjectMinutes(tx, quien.sesion, day),
        await findLastUseOfProjects(tx, entidadId, personaId),
      ]);
      const inOrder = new Intl.Collator(quien.sesion.idioma, { numeric: true });
      const used = ({ id }: { id: number }): string => lastUsed.get(id) ?? '';
      const items = lectura.empresa.proyectos
        .filter(({ id }) => lectura.contexto.proyectos.has(id) || minutos.has(id))
        .toSorted((a, b) => used(b).localeCompare(used(a)) || inOrder.compare(a.nombre, b.nombre) || a.id - b.id)
        .map(({ id, nombre, cliente }) => ({ Id: id, Nombre: nombre, Cliente: cliente, horasMinutos: minutos.get(id)?.minutos ?? 0 }));
      return { fecha: day, trabajadoMinutos: shownTimes(lectura.empresa).totals ? trabajado : null, items };
    },

    /**
     * Entries without a positive Id are dropped. The sum may not exceed the worked time. A project that is closed or not theirs may keep its minutes or
     * lose some, but gets no more. What lies on tasks of a project stays there; what is wanted beyond it is an entry without a task,
     * beside those that say more than how long as far as they fit.
     * @throws AppError `registros.proyecto-no-valido`, `registros.horas-de-mas`, `registros.horas-en-tareas`, `tareas.fija`.
     */
    async save(quien: { sesion: Sesion; aparato: Aparato }, { fecha, horas }: ValidadaDe<typeof registros.guardarHorasProyectos>) {
      const { lectura, trabajado } = await workedOn(quien, fecha);
      const { laboral, cierres } = lectura.contexto;
      if (isMesCerrado(laboral, cierres, fecha)) throw new AppError('registros.mes-cerrado');
      const { entidadId, personaId } = quien.sesion;
      const open = lectura.contexto.proyectos;
      const wanted = new Map<number, number>();
      for (const { Id, horasMinutos } of horas) {
        if (Id > 0 && horasMinutos > 0) wanted.set(Id, (wanted.get(Id) ?? 0) + horasMinutos);
      }
      const totalMinutos = [...wanted.values()].reduce((sum, minutos) => sum + minutos, 0);
      const autorId = quien.sesion.usuarioId;
      await db.tenant(entidadId, async (tx) => {
        await takeTurn(tx, quien.sesion, lectura.persona.cierres?.version ?? null);
        const before = await findProjectMinutes(tx, quien.sesion, fecha);
        const isAllowed = ([id, minutos]: [number, number]): boolean => open.has(id) || minutos <= (before.get(id)?.minutos ?? 0);
        if (![...wanted].every(isAllowed)) throw new AppError('registros.proyecto-no-valido');
        if (totalMinutos > trabajado) throw new AppError('registros.horas-de-mas');
        const changed = [...new Set([...before.keys(), ...wanted.keys()])].filter(
          (id) => (wanted.get(id) ?? 0) !== (before.get(id)?.minutos ?? 0),
        );
        const todas: number[] = [];
        const plain = new Map<number, number>();
        for (const id of changed) {
          const { enTareas, conMas } = before.get(id) ?? NADA;
          const beyondTasks = (wanted.get(id) ?? 0) - enTareas;
          if (beyondTasks < 0) throw new AppError('registros.horas-en-tareas');
          if (beyondTasks < conMas) todas.push(id);
          plain.set(id, beyondTasks < conMas ? beyondTasks : beyondTasks - conMas);
        }
        await lockProjects(tx, quien.sesion, { desde: fecha, hasta: fecha }, changed);
        const fixed = await findFixedProjects(tx, quien.sesion, { fecha, lunes: lunesDe(fecha), ids: changed });
        if (fixed.size > 0) throw new AppError('tareas.fija');
        // Otherwise the clock would fill again what is taken from it.
        const isLess = (id: number): boolean => (wanted.get(id) ?? 0) < (before.get(id)?.minutos ?? 0);
        if (changed.some((id) => before.get(id)?.delReloj === true && isLess(id))) await insertDayWithoutClock(tx, quien.sesion, fecha);
        await replaceProjectMinutes(tx, quien.sesion, { fecha, minutos: plain, todas, autorId, momento: lectura.ahora.toString() });
        await logForAnother(tx, quien.sesion, { accion: 'registros.horas', sobreId: personaId, fecha });
      });
      return { fecha, totalMinutos };
    },
  };
}
