import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import type { DatosDeGasto } from '@jornada/domain/gastos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { openProjects } from '../registros/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { findAround } from './around-repo.ts';
import { choose, examine, sayNow, subjectOf } from './examine.ts';
import { findLists } from './lists-repo.ts';
import { MODULO, type GastoGuardado } from './model.ts';
import { presentPayment, typeName, type ExpenseWords } from './names.ts';
import { presentAmount, presentLimit, presentSimilar } from './present.ts';
import { findGastos } from './repo.ts';

type Options = { entidades: EntidadesService; solicitudes: SolicitudesService; ficheros: SavedFiles; translate: TranslateText };

/** Reading one expense, and what the fields of a form would mean. */
export function createReading({ entidades, solicitudes, ficheros, translate }: Options) {
  const configurationOf = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);
  const wordsOf = ({ idioma }: Sesion): ExpenseWords => ({ idioma, translate });

  const filesOf = async (tx: Queryable, { entidadId }: Sesion, id: number | null) =>
    id === null ? [] : ((await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: [id] })).get(id) ?? []);

  /** What some fields would mean. Two statements: the lists of the company, and what else there is. */
  async function examineFields(
    tx: Queryable,
    sesion: Sesion,
    {
      typed,
      antes,
      id,
      wanted,
      hoy,
    }: { typed: DatosDeGasto; antes: GastoGuardado | null; id: number | null; wanted: readonly number[]; hoy: string },
  ) {
    const { entidadId, personaId } = sesion;
    const empresa = await configurationOf(sesion);
    const listas = await findLists(tx, entidadId, typed.dia ?? hoy);
    const elegido = choose(typed, listas, { proyectos: openProjects(empresa, personaId), antes: antes?.campos ?? null });
    const asunto = subjectOf(elegido, { id, personaId, ficheros: wanted });
    const proyectoId = typed.clase === 'ticket' ? typed.proyecto : null;
    const [alrededor] = await findAround(tx, entidadId, [{ ...asunto, proyectoId }]);
    if (!alrededor) throw new Error('nothing was read');
    const examen = examine(elegido, { listas, alrededor, empresa, hoy, ficheros: wanted.length });
    return { empresa, listas, elegido, alrededor, examen };
  }

  async function read(tx: Queryable, sesion: Sesion, id: number): Promise<GastoVista> {
    const { entidadId, permisos } = sesion;
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const gasto = (await findGastos(tx, entidadId, [id])).get(id);
    if (!gasto) throw new Error(`request ${id} has no expense`);
    const { campos, calculo, importe } = gasto;
    const { avisos: _avisos, ...calculated } = calculo;
    const personaId = abierta.persona.id;
    const files = await filesOf(tx, sesion, id);
    const empresa = await configurationOf(sesion);
    const listas = await findLists(tx, entidadId, campos.dia ?? abierta.desde);
    const elegido = choose(campos, listas, { proyectos: openProjects(empresa, personaId), antes: campos });
    const asunto = subjectOf(elegido, { id, personaId, ficheros: files.map((one) => one.id) });
    const [alrededor] = await findAround(tx, entidadId, [asunto]);
    if (!alrededor) throw new Error('nothing was read');
    const { tipo } = elegido;
    const said = sayNow(gasto, tipo, { alrededor, ficheros: files.length });
    const words = wordsOf(sesion);
    const named = <R extends { id: number; nombre: string }>(rows: readonly R[], which: number | null) =>
      rows.find((row) => row.id === which) ?? null;
    const actividad = named(listas.actividades, campos.actividad);
    const proyecto = named(empresa.proyectos, campos.proyecto);
    const forma = listas.formas.find((one) => one.id === campos.formaPago);
    const isOwn = personaId === sesion.personaId || personaId === sesion.usuarioId;
    const isOver = abierta.estado === 'rechazada' || abierta.estado === 'anulada';
    return {
      ...abierta,
      // An expense changes no record, so no closed month holds it up.
      mesCerrado: false,
      campos: { ...campos, comentario: abierta.comentario },
      categoria: tipo?.categoria ?? null,
      tipo: tipo && { id: tipo.id, nombre: typeName(tipo, words) },
      actividad: actividad && { id: actividad.id, nombre: actividad.nombre },
      proyecto: proyecto && { id: proyecto.id, nombre: proyecto.nombre, cliente: proyecto.cliente },
      formaPago: forma ? presentPayment(forma, words) : null,
      importe: importe && presentAmount(importe, gasto.pais),
      calculo: calculated,
      limite: presentLimit(said.limite),
      parecidos: isOver ? [] : presentSimilar(alrededor.parecidos, personaId),
      avisos: isOver ? [] : said.avisos,
      ficheros: files,
      pagada: gasto.pagada,
      pagable: abierta.estado === 'aprobada' && !isOwn && permisos.has('gastos.gestionar:all'),
    };
  }

  return { wordsOf, filesOf, examineFields, read };
}
