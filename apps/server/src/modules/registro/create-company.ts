import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registroEmpresa } from '@jornada/contract/registro.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { zonaDe } from '../geo/reads.ts';
import { createAdmin, createAsignacion, createCentro, createEntidad, createHorario, createInstancia, createTipos } from './repo.ts';
import { AJUSTES, officeHours, TIPOS } from './starter.ts';

type NuevaEmpresa = {
  alta: ValidadaDe<typeof registroEmpresa.guardar>;
  userName: string;
  passwordHash: string;
  ahora: Temporal.Instant;
  translate: Translate;
};

/**
 * Makes a company that works from its first minute: a centre, whose public holidays are those of the calendar, a schedule of eight
 * hours, record types, and the first admin, who has all of it. The directory has no entry yet.
 */
export async function createCompany(tx: Queryable, nueva: NuevaEmpresa): Promise<{ entidadId: number; usuarioId: number }> {
  const { alta, userName, passwordHash, ahora, translate } = nueva;
  const { Pais: pais, Language: idioma } = alta;
  const zona = zonaDe(pais, alta.Zona);
  const hoy = ahora.toZonedDateTimeISO(zona).toPlainDate();
  const entidadId = await createEntidad(tx, alta.Nombre, ahora.toString());
  await createInstancia(tx, { entidadId, nombre: alta.Nombre, nif: alta.Nif.toUpperCase(), zona, idioma, ajustes: AJUSTES });
  await createTipos(tx, entidadId, TIPOS);
  const centroId = await createCentro(tx, entidadId, { nombre: translate(idioma, 'alta.centro'), zona, pais });
  const horarioId = await createHorario(tx, entidadId, {
    nombre: translate(idioma, 'alta.horario'),
    // From 1 January, so that the year is complete.
    desde: hoy.with({ month: 1, day: 1 }).toString(),
    definicion: officeHours(pais, idioma, translate),
  });
  const usuarioId = await createAdmin(tx, entidadId, { userName, nombre: alta.NombreCompleto, email: alta.Email, idioma, passwordHash });
  await createAsignacion(tx, entidadId, { usuario_id: usuarioId, desde: hoy.toString(), horario_id: horarioId, centro_id: centroId });
  return { entidadId, usuarioId };
}
