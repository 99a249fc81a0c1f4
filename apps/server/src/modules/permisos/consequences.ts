import type { ConsecuenciasPermiso } from '@jornada/contract/permisos/vistas.ts';
import { type AusenciaConocida, type CuentaPermiso, type VersionPermiso, isOfDays } from '@jornada/domain/permisos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { findCover } from '../vacaciones/reads.ts';
import { presentCounter, presentDays, presentType, type PermitWords } from './present.ts';
import type { PeticionCompleta } from './read-fields.ts';
import type { SituacionPermiso } from './situation.ts';

const NOTHING: CuentaPermiso = { dias: [], total: 0, vuelve: null, isCortado: false };

const presentClash = ({ clase, desde, hasta }: AusenciaConocida) => ({ clase, desde, hasta });

/** Who else is away on these days. Hours of a day leave nobody away. */
export async function findTeam(
  tx: Queryable,
  { entidadId, empresa, situacion }: { entidadId: number; empresa: Configuracion; situacion: SituacionPermiso },
  { permiso, dias }: { permiso: VersionPermiso; dias: readonly { fecha: string; cantidad: number }[] },
): Promise<ConsecuenciasPermiso['equipo']> {
  if (!isOfDays(permiso)) return null;
  const away = dias.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha);
  const [equipo] = await findCover(tx, entidadId, empresa, [{ situacion, dias: away }]);
  return equipo ?? null;
}

/** What a request would mean. One statement finds the team. */
export async function findConsequences(
  tx: Queryable,
  context: { entidadId: number; empresa: Configuracion; situacion: SituacionPermiso; words: PermitWords },
  { permiso, peticion, solicitudId, hoy }: PeticionCompleta & { solicitudId: number | null; hoy: string },
): Promise<ConsecuenciasPermiso> {
  const { situacion, words } = context;
  const examen = situacion.examine(peticion, { permiso, solicitudId, hoy });
  const contados = examen.contados ?? NOTHING;
  const { justificante: clase } = permiso;
  return {
    tipo: presentType(permiso, words),
    cuenta: presentDays(contados, { permiso, laboral: situacion.laboral }),
    contadores: examen.contadores.map(presentCounter),
    ultimoDia: examen.ultimoDia,
    justificante: clase && { clase, hasta: examen.justificanteHasta },
    choques: examen.choques.map(presentClash),
    equipo: await findTeam(tx, context, { permiso, dias: contados.dias }),
    obstaculos: examen.rechazos,
    avisos: examen.avisos,
  };
}
