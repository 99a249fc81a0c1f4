import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { PARA_HOY, TIPOS_DEMO } from './demo-visits.ts';

const TIPO = statement(
  'visitas/demo.TIPO',
  `
  insert into instancia.visitas_tipos (entidad_id, nombre, contenido, icono, anfitrion, pide_matricula, pide_documento)
  values ($1, $2, $3, $4, $5, $6, $7) returning tipo_id as id`,
);
const AJUSTES = statement(
  'visitas/demo.AJUSTES',
  `
  insert into instancia.visitas_ajustes (entidad_id, conserva_dias, cierre, contacto) values ($1, null, '22:00', 'privacidad@demo.example')`,
);
const HECHA = statement('visitas/demo.HECHA', 'select creada as momento from central.entidades where entidad_id = $1');
const CENTROS = statement(
  'visitas/demo.CENTROS',
  'select centro_id as id, zona from instancia.centros where entidad_id = $1 and activo order by centro_id limit 1',
);
const VISITA = statement(
  'visitas/demo.VISITA',
  `
  insert into instancia.visitas (entidad_id, centro_id, tipo_id, autor_id, codigo, nombre, empresa, matricula, anfitrion_id, respuestas, normas, entrada, salida, modo_salida)
  values ($entidadId, $centroId, $tipoId, $autorId, $codigo, $nombre, $empresa, $matricula, $anfitrionId, $respuestas, $normas, $entrada, $salida,
    $modoSalida)`,
);

/** Types as an office has them, and the visits of the last days. */
export async function createVisitsOfDemo(tx: Queryable, { entidadId, people }: DemoCompany): Promise<void> {
  const [made] = await tx.query(HECHA, [entidadId]);
  const [centro] = await tx.query(CENTROS, [entidadId]);
  const staff = people.filter(({ rol }) => rol !== 'quiosco');
  const autor = people.find(({ rol }) => rol === 'quiosco') ?? staff[0];
  if (!made || !centro || !autor) return;
  await tx.query(AJUSTES, [entidadId]);
  const ids: number[] = [];
  for (const { nombre, icono, anfitrion, pideMatricula, ...contenido } of TIPOS_DEMO) {
    const { texto, ...others } = nombre;
    const values = [texto, JSON.stringify({ nombre: others, ...contenido }), icono, anfitrion, pideMatricula, false] as const;
    for (const { id } of await tx.query(TIPO, [entidadId, ...values])) ids.push(id);
  }
  const today = Temporal.Instant.from(made.momento).toZonedDateTimeISO(centro.zona).toPlainDate();
  const now = Temporal.Instant.from(made.momento);
  let code = 4100;
  for (const { dias, entra, sale, tipo, nombre, empresa, matricula, anfitrion } of PARA_HOY) {
    const at = (hour: string) =>
      today
        .subtract({ days: dias })
        .toZonedDateTime({ timeZone: centro.zona, plainTime: Temporal.PlainTime.from(hour) })
        .toInstant();
    // Nobody has come in the future, or left in it.
    if (Temporal.Instant.compare(at(entra), now) > 0) continue;
    const left = sale !== null && Temporal.Instant.compare(at(sale), now) <= 0 ? at(sale) : dias > 0 ? at('22:00') : null;
    const how = left === null ? null : sale === null ? 'automatica' : 'codigo';
    const which = TIPOS_DEMO[tipo];
    const respuestas = (which?.preguntas ?? []).flatMap(({ clase, texto }) =>
      clase === 'si-no' ? [{ pregunta: texto.texto, clase, si: true }] : [],
    );
    await tx.query(VISITA, {
      entidadId,
      centroId: centro.id,
      tipoId: ids[tipo] ?? 0,
      autorId: autor.id,
      codigo: String((code += 7)),
      nombre,
      empresa,
      matricula,
      anfitrionId: anfitrion === null ? null : (staff[anfitrion % staff.length]?.id ?? null),
      respuestas: JSON.stringify(respuestas),
      normas: which?.normas.texto || null,
      entrada: at(entra).toString(),
      salida: left?.toString() ?? null,
      modoSalida: how,
    });
  }
}
