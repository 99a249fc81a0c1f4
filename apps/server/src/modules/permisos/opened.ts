import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import { countersFor, countPermit, isOfDays, type CuentaPermiso } from '@jornada/domain/permisos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { dayIn, type Configuracion } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { inPlan, TAKES_FILES } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { findTeam } from './consequences.ts';
import { presentCounter, presentDays, presentRecounts, presentType, type PermitWords } from './present.ts';
import { findDetail, type DetallePermiso } from './repo.ts';
import type { SituacionPermiso } from './situation.ts';
import { toldTo, warningsOf } from './warnings.ts';

type Options = {
  solicitudes: Pick<SolicitudesService, 'open'>;
  ficheros: SavedFiles;
  empresa: Configuracion;
  hoy: string;
  words: PermitWords;
  situationOf: (personaId: number) => Promise<SituacionPermiso>;
};

/** The days of a permit as they were counted when it was sent, each with what it is today. */
function countedDays(
  { laboral, sinAusencias }: SituacionPermiso,
  { regla: permiso, minutos, dias }: DetallePermiso,
  { desde, hasta }: { desde: string; hasta: string },
): CuentaPermiso {
  const now = countPermit({ laboral, sinAusencias, permiso, peticion: { desde, hasta, minutos }, tomados: new Map() });
  const written = new Map(dias.map(({ fecha, cantidad }) => [fecha, cantidad]));
  const detail = now.dias.map((dia) => ({ ...dia, cantidad: written.get(dia.fecha) ?? 0 }));
  return { ...now, dias: detail, total: dias.reduce((sum, { cantidad }) => sum + cantidad, 0) };
}

/** One request with all that is known of it. */
export async function readPermit(tx: Queryable, sesion: Sesion, id: number, options: Options): Promise<PermisoVista> {
  const { entidadId } = sesion;
  const { solicitudes, ficheros, empresa, hoy, words, situationOf } = options;
  const abierta = await solicitudes.open(tx, sesion, { id, modulo: 'permisos' });
  const detalle = await findDetail(tx, entidadId, id);
  const {
    regla: permiso,
    codigo,
    hecho,
    minutos,
    horaInicio = null,
    grado,
    km,
    isMonoparental,
    hijos = null,
    isDeAmbos,
    dias,
    justificanteHasta,
  } = detalle;
  const situacion = await situationOf(abierta.persona.id);
  const { desde, hasta, estado } = abierta;
  const how = inPlan(estado);
  const peticion = { codigo, hecho, desde, hasta, minutos, grado, km, isMonoparental, hijos, isDeAmbos };
  const contados = countedDays(situacion, detalle, abierta);
  // What came to nothing takes nothing.
  const taken = how || estado === 'borrador' ? contados : { ...contados, dias: contados.dias.map((dia) => ({ ...dia, cantidad: 0 })) };
  const otros = situacion.pedidos.filter((one) => one.solicitudId !== id && one.codigo === codigo);
  const files = (await ficheros.listOf(tx, { entidadId, modulo: 'permisos', asuntoIds: [id] })).get(id) ?? [];
  const found = situacion.examine(peticion, { permiso, solicitudId: id, hoy: dayIn(empresa, abierta.creada) });
  const examen = toldTo(sesion, abierta.persona.id, found);
  const isAsked = abierta.puede.decidir && estado !== 'anulacion-solicitada';
  return {
    ...abierta,
    tipo: presentType(permiso, words),
    hecho,
    minutos,
    horaInicio,
    grado,
    viaje: km !== null,
    km,
    monoparental: isMonoparental,
    hijos,
    deAmbos: isDeAmbos,
    cuenta: presentDays(
      { ...contados, vuelve: how && isOfDays(permiso) ? contados.vuelve : null },
      { permiso, laboral: situacion.laboral },
    ),
    recontados: how ? presentRecounts(detalle) : [],
    contadores: countersFor(situacion.sinAusencias, { peticion, permiso }, { contados: taken, otros }).map(presentCounter),
    justificante: permiso.justificante && { clase: permiso.justificante, hasta: justificanteHasta, entregado: files.length > 0 },
    ficheros: files,
    puedeAnadir: abierta.persona.id === sesion.personaId && TAKES_FILES.has(estado),
    choques: how ? examen.choques : [],
    equipo: how ? await findTeam(tx, { entidadId, empresa, situacion }, { permiso, dias }) : null,
    avisos: isAsked ? warningsOf(examen, { justificanteHasta, hoy, hasFiles: files.length > 0 }) : [],
  };
}
