import { emptyGasto, examineGasto, SIN_TARIFAS, titleOf, type DatosDeGasto, type TarifasGasto } from '@jornada/domain/gastos/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { GASTOS_DEMO } from './demo-expenses.ts';
import { findLists } from './lists-repo.ts';
import type { ListasGasto } from './model.ts';
import { presentCalculation } from './present.ts';
import { saveGasto, updatePaid } from './repo.ts';

const HECHA = statement(
  'gastos/demo.HECHA',
  `
  select c.creada as momento, e.zona, e.nif from central.entidades c join instancia.entidades e on e.entidad_id = c.entidad_id where c.entidad_id = $1`,
);
const CADENA = statement(
  'gastos/demo.CADENA',
  `
  insert into instancia.solicitudes_cadenas (entidad_id, modulo, pasos, recordar_dias)
  values ($1, 'gastos', '[{"papel":"responsable","personaId":null},{"papel":"administracion","personaId":null}]', 3)`,
);
const CUENTAS_CONTABLES = statement(
  'gastos/demo.CUENTAS_CONTABLES',
  `
  update instancia.gastos_tipos set cuenta = case categoria when 'comida' then '62900' when 'comida-clientes' then '62700' when 'alojamiento' then '62910' when 'transporte' then '62400'
    when 'kilometraje' then '62410' when 'dieta' then '62920' else '62990' end,
    limite_dia = case categoria when 'comida' then 6000 when 'alojamiento' then 18000 end
  where entidad_id = $1`,
);
const ACTIVIDADES = statement(
  'gastos/demo.ACTIVIDADES',
  `
  insert into instancia.gastos_actividades (entidad_id, nombre, cuenta) values ($1, 'Feria', 'FE'), ($1, 'Formación', 'FO'), ($1, 'Delegación de Lisboa', 'LI')`,
);
const PROYECTOS = statement('gastos/demo.PROYECTOS', 'select proyecto_id as id, nombre from instancia.proyectos where entidad_id = $1');
const TARIFAS = statement('gastos/demo.TARIFAS', 'insert into instancia.gastos_politicas (entidad_id, desde, tarifas) values ($1, $2, $3)');
const CAMBIOS = statement(
  'gastos/demo.CAMBIOS',
  `
  insert into instancia.gastos_cambios (entidad_id, moneda, desde, millonesimas) values ($1, 'USD', $2, 1084200), ($1, 'GBP', $2, 861500), ($1, 'CHF', $2, 942300)`,
);
// Sent, decided by the manager and then by the administration, and paid: as far as it has come.
const PETICION = statement(
  'gastos/demo.PETICION',
  `
  with s as (
    insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, version, desde, hasta, unidad, cantidad, moneda, titulo, comentario,
      creada, turno_desde, espera_de, recordar_dias, decidida, decidida_por, motivo)
    select $entidadId, 'gastos', $personaId, $personaId, extract(year from $desde::date), $estado, v.version, $desde, $hasta, 'centimos', $centimos,
      'EUR', $titulo, $comentario, v.sent,
      case $estado when 'pendiente' then v.sent when 'en-curso' then v.agreed end, case $estado when 'pendiente' then $decisorId::int end, 3,
      case when $estado in ('aprobada', 'pagada') then v.approved when $estado in ('rechazada', 'en-curso') then v.agreed end,
      case when $estado in ('aprobada', 'pagada') then $adminId::int when $estado in ('rechazada', 'en-curso') then $decisorId::int end, $motivo
    from (select $enviada::timestamptz as sent, $enviada::timestamptz + interval '5 hours' as agreed, $enviada::timestamptz + interval '26 hours' as approved,
      case $estado when 'pendiente' then 1 when 'aprobada' then 3 when 'pagada' then 4 else 2 end as version) v
    returning entidad_id, solicitud_id),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento, motivo)
    select s.entidad_id, s.solicitud_id, 'aprobar', x.paso, x.papel, x.decisor, x.estado, x.por, x.momento, case when x.estado = 'rechazado' then $motivo end
    from s cross join (values
      (1, 'responsable', $decisorId::int, case $estado when 'pendiente' then 'turno' when 'rechazada' then 'rechazado' else 'conforme' end,
        case when $estado <> 'pendiente' then $decisorId::int end, case when $estado <> 'pendiente' then $enviada::timestamptz + interval '5 hours' end),
      (2, 'administracion', null::int,
        case $estado when 'pendiente' then 'futuro' when 'rechazada' then 'saltado' when 'en-curso' then 'turno' else 'conforme' end,
        case when $estado in ('aprobada', 'pagada') then $adminId::int end,
        case when $estado in ('aprobada', 'pagada') then $enviada::timestamptz + interval '26 hours' end)
    ) as x (paso, papel, decisor, estado, por, momento)),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento, motivo)
    select s.entidad_id, s.solicitud_id, $personaId, x.accion, x.estado, x.version, x.autor, $enviada::timestamptz + x.despues,
      case when x.accion = 'rechazar' then $motivo end
    from s cross join (values
      (1, 'enviar', 'pendiente', 1, $personaId::int, interval '0'),
      (2, case $estado when 'rechazada' then 'rechazar' else 'conformar' end, case $estado when 'rechazada' then 'rechazada' else 'en-curso' end, 2,
        $decisorId::int, interval '5 hours'),
      (3, 'aprobar', 'aprobada', 3, $adminId::int, interval '26 hours'),
      (4, 'pagar', 'pagada', 4, $adminId::int, interval '9 days')) as x (lugar, accion, estado, version, autor, despues)
    where x.lugar <= case $estado when 'pendiente' then 1 when 'aprobada' then 3 when 'pagada' then 4 else 2 end
    order by x.lugar)
  select solicitud_id as id from s`,
);

/** A little more than the law leaves without tax for kilometres, so that both parts can be seen. */
const RATES: TarifasGasto = { ...SIN_TARIFAS, kmCoche: 280, plazoDias: 60 };

type Made = { momento: string; zona: string; nif: string; dia: string };

/** What one expense comes to, by the same rules as any other. */
function workOut(datos: DatosDeGasto, { dia: hoy, zona, nif }: Made, listas: ListasGasto) {
  const forma = listas.formas.find(({ id }) => id === datos.formaPago);
  return examineGasto(datos, {
    hoy,
    zona,
    reglas: { politicas: listas.politicas, paisEmpresa: 'ES' },
    nifEmpresa: nif,
    cambioTabla: listas.cambios.find(({ moneda }) => moneda === datos.moneda)?.millonesimas ?? null,
    tipo: listas.tipos.find(({ id }) => id === datos.tipo) ?? null,
    reembolsa: forma?.reembolsa ?? false,
    ficheros: 1,
    antesDelDia: 0,
    exentoUsado: {},
    hay: { mismoFichero: false, mismosDatos: false, comidaYDieta: false },
  });
}

async function writeSettings(tx: Queryable, entidadId: number, dia: string): Promise<void> {
  const year = `${dia.slice(0, 4)}-01-01`;
  for (const write of [CADENA, CUENTAS_CONTABLES, ACTIVIDADES]) await tx.query(write, [entidadId]);
  await tx.query(TARIFAS, [entidadId, year, JSON.stringify(RATES)]);
  await tx.query(CAMBIOS, [entidadId, year]);
}

/** The demo company's rules for expenses, and some of each state. */
export async function createExpensesOfDemo(tx: Queryable, { entidadId, people }: DemoCompany): Promise<void> {
  const [row] = await tx.query(HECHA, [entidadId]);
  const admin = people.find(({ rol }) => rol === 'admin');
  if (!row || !admin) return;
  const made: Made = { ...row, dia: Temporal.Instant.from(row.momento).toZonedDateTimeISO(row.zona).toPlainDate().toString() };
  await writeSettings(tx, entidadId, made.dia);
  const listas = await findLists(tx, entidadId, made.dia);
  const proyectos = await tx.query(PROYECTOS, [entidadId]);
  const idOf = (userName: string | null): number | null => people.find((one) => one.userName === userName)?.id ?? null;
  const office = people.filter(({ rol, responsable }) => rol === 'empleado' && responsable !== null && responsable !== admin.userName);
  for (const [index, { de, dias, estado, categoria, proyecto, motivo = null, datos: typed }] of GASTOS_DEMO.entries()) {
    const person = people.find(({ userName }) => userName === de) ?? office[(index * 5) % office.length];
    const decisorId = idOf(person?.responsable ?? null);
    if (!person || decisorId === null || decisorId === admin.id) continue;
    const dia = masDias(made.dia, -dias);
    const datos: DatosDeGasto = {
      ...emptyGasto(typed.clase),
      dia,
      pais: 'ES',
      tipo: listas.tipos.find((one) => one.categoria === categoria)?.id ?? null,
      formaPago: typed.clase === 'ticket' ? (listas.formas[0]?.id ?? null) : null,
      proyecto: proyectos.find(({ nombre }) => nombre === proyecto)?.id ?? null,
      documento: typed.clase === 'ticket' ? 'ticket' : null,
      ...(typed.clase === 'dieta' ? { diaRegreso: masDias(dia, 2) } : {}),
      ...typed,
    };
    const { importe, calculo, avisos } = workOut(datos, made, listas);
    if (!importe) throw new Error(`an expense of the demo company comes to nothing: ${titleOf(datos)}`);
    const sent = Temporal.Instant.from(made.momento)
      .subtract({ hours: 24 * Math.max(1, dias - 1) })
      .toString();
    const [written] = await tx.query(PETICION, {
      entidadId,
      personaId: person.id,
      estado,
      desde: dia,
      hasta: datos.diaRegreso ?? dia,
      centimos: importe.total,
      titulo: titleOf(datos),
      comentario: datos.comentario,
      enviada: sent,
      decisorId,
      adminId: admin.id,
      motivo,
    });
    if (!written) throw new Error('nothing was written');
    await saveGasto(tx, entidadId, written.id, { campos: datos, importe, calculo: { ...presentCalculation(calculo, made.zona), avisos } });
    if (estado === 'pagada') await updatePaid(tx, entidadId, written.id, masDias(dia, 10));
  }
}
