import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../auth/service.ts';
import type { Aparato } from './clock-settings.ts';
import { dayOf } from './present.ts';
import { countryOf } from './project-day.ts';
import { minutosDeJornada } from '@jornada/domain/registros/index.ts';
import type { Reader } from './reader.ts';
import { findProjectMinutes, replaceProjectMinutes } from './repo.ts';

/** Minutes of a day spread over projects, by the person. */
export function createProjects({ db, read }: { db: Database; read: Reader }) {
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
    async horas(quien: { sesion: Sesion; aparato: Aparato }, fecha: string | undefined) {
      const { lectura, day, trabajado } = await workedOn(quien, fecha);
      const { entidadId, personaId } = quien.sesion;
      const minutos = await db.tenant(entidadId, (tx) => findProjectMinutes(tx, entidadId, personaId, day));
      const items = lectura.empresa.proyectos
        .filter(({ id, activo }) => activo || minutos.has(id))
        .map(({ id, nombre, cliente }) => ({ Id: id, Nombre: nombre, Cliente: cliente, horasMinutos: minutos.get(id) ?? 0 }));
      return { fecha: day, trabajadoMinutos: trabajado, items };
    },

    /** Entries without a positive Id are dropped; the sum may not exceed what was worked. */
    async guardar(quien: { sesion: Sesion; aparato: Aparato }, { fecha, horas }: ValidadaDe<typeof registros.guardarHorasProyectos>) {
      const { lectura, trabajado } = await workedOn(quien, fecha);
      const open = new Set(lectura.empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id));
      const wanted = new Map<number, number>();
      for (const { Id, horasMinutos } of horas) {
        if (Id <= 0 || horasMinutos === 0) continue;
        if (!open.has(Id)) throw new AppError('registros.proyecto-no-valido');
        wanted.set(Id, (wanted.get(Id) ?? 0) + horasMinutos);
      }
      const totalMinutos = [...wanted.values()].reduce((sum, minutos) => sum + minutos, 0);
      if (totalMinutos > trabajado) throw new AppError('registros.horas-de-mas', { params: { minutos: trabajado } });
      const { entidadId, personaId } = quien.sesion;
      await db.tenant(entidadId, (tx) => replaceProjectMinutes(tx, entidadId, personaId, fecha, wanted));
      return { fecha, totalMinutos };
    },
  };
}
