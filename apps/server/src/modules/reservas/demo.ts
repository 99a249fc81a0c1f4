import { dayOf, minuteOn, readMoment, unitsOf } from '@jornada/domain/reservas/index.ts';
import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import { IDIOMA_POR_DEFECTO } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { RESERVAS_DEMO, SALAS_DEMO, type SalaDemo } from './demo-rooms.ts';
import { createTaken, findRooms, type FilaSala } from './repo.ts';
import { titleOf } from './title.ts';

const CREADA = statement(
  'reservas/demo.CREADA',
  `
  select (extract(epoch from c.creada) / 60)::int as minuto, c.creada as momento, e.zona
  from central.entidades c join instancia.entidades e on e.entidad_id = c.entidad_id where c.entidad_id = $1`,
);
const SALA = statement(
  'reservas/demo.SALA',
  `
  insert into instancia.salas (entidad_id, padre_id, centro_id, nombre, clase, reservable, divisible, aforo, equipamiento, dias, abre, cierra,
    maximo_minutos, con_aprobacion)
  select $entidadId, $padreId, (select c.centro_id from instancia.centros c where c.entidad_id = $entidadId and c.nombre = $centro), $nombre, $clase,
    $reservable, $divisible, $aforo, $equipamiento, $dias, $abre, $cierra, $maximoMinutos, $conAprobacion
  returning sala_id as id`,
);
const RESERVA = statement(
  'reservas/demo.RESERVA',
  `
  with s as (
    insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, titulo, creada, turno_desde, espera_de)
    select $entidadId, 'reservas', $personaId, $personaId, extract(year from $desde::date), $estado, $desde, $hasta, 'minutos', $minutos, $titulo,
      $momento, case when $estado = 'pendiente' then $momento::timestamptz end,
      case when $estado = 'pendiente' then $decisorId::int end
    returning entidad_id, solicitud_id),
  h as (
    insert into instancia.solicitudes_historia (entidad_id, solicitud_id, usuario_id, accion, estado, version, autor_id, momento)
    select entidad_id, solicitud_id, $personaId, case when $estado = 'pendiente' then 'enviar' else 'confirmar' end, $estado, 1, $personaId, $momento from s),
  p as (
    insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado)
    select entidad_id, solicitud_id, 'aprobar', 1, 'responsable', $decisorId::int, 'turno' from s where $estado = 'pendiente')
  insert into instancia.reservas (entidad_id, solicitud_id, sala_id, inicio, fin, asunto)
  select entidad_id, solicitud_id, $salaId, to_timestamp($inicio::int8 * 60), to_timestamp($fin::int8 * 60), $asunto from s
  returning solicitud_id as id`,
);

const LABORABLES = [1, 2, 3, 4, 5];
const SIEMPRE = [1, 2, 3, 4, 5, 6, 7];
/** Bookings of so many days before and after the first start. */
const [BEFORE, AFTER] = [7, 14];

async function createRoom(tx: Queryable, entidadId: number, sala: SalaDemo, padreId: number | null): Promise<void> {
  const { nombre, clase = 'sala', isPlace = false, divisible = false, centro = null, aforo = null, equipamiento = [], dentro = [] } = sala;
  const { siempre = false, maximoMinutos = 480, conAprobacion = false } = sala;
  const open = siempre ? { dias: SIEMPRE, abre: 0, cierra: 1440 } : { dias: LABORABLES, abre: 480, cierra: 1200 };
  const room = { centro, nombre, clase, reservable: !isPlace, divisible, aforo, equipamiento, ...open, maximoMinutos, conAprobacion };
  const [row] = await tx.query(SALA, { ...room, entidadId, padreId });
  for (const one of dentro) await createRoom(tx, entidadId, one, row?.id ?? null);
}

type Pedida = {
  sala: FilaSala;
  zona: string;
  dia: string;
  desde: string;
  hasta: string;
  asunto: string | null;
  personaId: number;
  decisorId: number | null;
};

/** Writes a booking as somebody would have made it: it waits for the manager where the room needs approval. */
async function createBooking(
  tx: Queryable,
  entidadId: number,
  pedida: Pedida,
  { salas, momento }: { salas: readonly FilaSala[]; momento: string },
) {
  const { sala, zona, dia, desde, hasta, asunto, personaId, decisorId } = pedida;
  const [from, to] = [readMoment(`${dia}T${desde}`, zona, 'inicio'), readMoment(`${dia}T${hasta}`, zona, 'fin')];
  if (!('minuto' in from) || !('minuto' in to)) return;
  const [inicio, fin] = [from.minuto, to.minuto];
  const titulo = titleOf({ sala: sala.nombre, asunto, zona, idioma: IDIOMA_POR_DEFECTO, inicio, fin });
  const estado = sala.conAprobacion ? 'pendiente' : 'aprobada';
  const [row] = await tx.query(RESERVA, {
    entidadId,
    personaId,
    salaId: sala.id,
    desde: dia,
    hasta: dia,
    minutos: fin - inicio,
    titulo,
    momento,
    asunto,
    estado,
    decisorId,
    inicio,
    fin,
  });
  if (row) await createTaken(tx, entidadId, row.id, unitsOf(salas, sala.id));
}

/** Rooms in two centres, and bookings around the day on which the company is made. */
export async function createDemoRooms(tx: Queryable, { entidadId, people }: DemoCompany): Promise<void> {
  const [made] = await tx.query(CREADA, [entidadId]);
  if (!made) return;
  for (const one of SALAS_DEMO) await createRoom(tx, entidadId, one, null);
  const hoy = dayOf(made.minuto, made.zona);
  const { salas } = await findRooms(tx, entidadId, { personaId: 0, desde: hoy });
  const staff = people.filter(({ rol }) => rol === 'empleado');
  const idOf = (userName: string | null): number | null => people.find((one) => one.userName === userName)?.id ?? null;
  const days = Array.from({ length: BEFORE + AFTER }, (_, index) => masDias(hoy, index - BEFORE)).filter((dia) => diaDeSemana(dia) <= 5);
  const zonaOf = (sala: FilaSala): string => (sala.nombre === 'Sala Faro' || sala.nombre === 'Sala Muelle' ? 'Atlantic/Canary' : made.zona);
  for (const [at, dia] of days.entries()) {
    for (const [index, [nombre, desde, hasta, asunto]] of RESERVAS_DEMO.entries()) {
      const sala = salas.find((one) => one.nombre === nombre);
      const person = staff[(at * 7 + index) % staff.length];
      // Not every day is alike.
      if (!sala || !person || ((at + index) % 5 === 0 && dia !== hoy)) continue;
      await createBooking(
        tx,
        entidadId,
        { sala, zona: zonaOf(sala), dia, desde, hasta, asunto, personaId: person.id, decisorId: null },
        { salas, momento: made.momento },
      );
    }
  }
  const council = salas.find((one) => one.conAprobacion && one.clase === 'sala');
  const asker = staff.find(({ responsable }) => responsable !== null);
  const soon = days.find((dia) => minuteOn(dia, 0, made.zona) > made.minuto + 1440);
  if (council && asker && soon) {
    const decisorId = idOf(asker.responsable);
    const hours = { desde: '10:00', hasta: '12:00', asunto: 'Presentación a clientes' };
    await createBooking(
      tx,
      entidadId,
      { sala: council, zona: made.zona, dia: soon, ...hours, personaId: asker.id, decisorId },
      { salas, momento: made.momento },
    );
  }
}
