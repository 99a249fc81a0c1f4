import type { Ausencia, Festivo, VersionHorario } from '@jornada/domain/horario/modelo.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import { createPasswords, type PasswordCost } from '../platform/passwords.ts';
import type { Database } from '../platform/database/database.ts';
import { composed, type Queryable } from '../platform/database/pool.ts';
import type { AjustesEntidad } from '../shared/company/settings.ts';

/** The password of everybody in test companies. */
export const TEST_PASSWORD = 'una-clave-de-prueba';
/** The lowest cost that the algorithm allows. A stored hash contains its cost, so comparing it is cheap on every server. */
export const TEST_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const ENTIDAD = composed<{ id: number }>(`select central.crear_entidad($1, '2025-01-01Z') as id`);
const CONFIRMAR = composed(`select central.confirmar_entidad($1, '2025-01-01Z')`);
const DIRECTORIO = composed('insert into central.directorio (user_name, entidad_id, usuario_id) values ($1, $2, $3)');
const INSTANCIA = composed(
  `insert into instancia.entidades (entidad_id, nombre, zona, idioma, ajustes) values ($1, $2, 'Europe/Madrid', 'es', $3)`,
);
const CENTRO = composed<{ id: number }>(
  'insert into instancia.centros (entidad_id, nombre, zona, pais, latitud, longitud, radio_metros) values ($1, $2, $3, $4, $5, $6, $7) returning centro_id as id',
);
const FESTIVO = composed('insert into instancia.festivos (entidad_id, centro_id, fecha, nombre) values ($1, $2, $3, $4)');
// The years of the tests. Somebody has to have confirmed them: the first person.
const CONFIRMADOS = composed(`
  insert into instancia.festivos_confirmados (entidad_id, centro_id, ano, momento, autor_id, festivos)
  select $1, $2, ano, '2025-01-01Z', $3, $4 from generate_series(2020, 2035) as ano`);
const HORARIO = composed<{ id: number }>('insert into instancia.horarios (entidad_id, nombre) values ($1, $2) returning horario_id as id');
const VERSION = composed('insert into instancia.horarios_versiones (entidad_id, horario_id, desde, definicion) values ($1, $2, $3, $4)');
const USUARIO = composed<{ id: number }>(
  'insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, roles, idioma, es_quiosco, activo, responsable_id, email) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning usuario_id as id',
);
const ASIGNACION = composed(
  'insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id) values ($1, $2, $3, $4, $5)',
);
const AUSENCIA = composed(
  'insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos, mitad) values ($1, $2, $3, $4, $5, $6, $7, $8)',
);
const TIPO = composed<{ id: number }>(
  `insert into instancia.tipos (entidad_id, clase, subtipo, efectivo, pagado, requiere_proyecto, requiere_observaciones, requiere_posicion, orden)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning tipo_id as id`,
);
const PROYECTO = composed<{ id: number }>(
  'insert into instancia.proyectos (entidad_id, nombre, activo) values ($1, $2, $3) returning proyecto_id as id',
);

const insertId = async (tx: Queryable, asked: ReturnType<typeof composed<{ id: number }>>, values: readonly unknown[]): Promise<number> => {
  const [row] = await tx.query(asked, values);
  if (!row) throw new Error('nothing was inserted');
  return row.id;
};

let passwordHash: Promise<string> | undefined;

/** Record types that every test company has, by name. */
const TIPOS = {
  entrada: ['entrada', 'trabajo', true, true],
  salida: ['salida', 'trabajo', true, true],
  cafe: ['pausa', 'cafe', false, true],
  comida: ['pausa', 'comida', false, false],
  volverCafe: ['regreso', 'cafe', true, true],
  volverComida: ['regreso', 'comida', true, true],
  proyecto: ['proyecto', 'trabajo', true, true],
} as const satisfies Record<string, readonly [Clase, Subtipo, boolean, boolean]>;

/** Monday to Friday 8:00 to 17:00 with an hour for lunch: eight hours. */
export const OFICINA: VersionHorario = {
  clase: 'fijo',
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: Array.from({ length: 7 }, (_, day) =>
    day > 4
      ? null
      : {
          codigo: 'D',
          nombre: 'Oficina',
          inicio: '08:00',
          fin: '17:00',
          pausas: [{ subtipo: 'comida', inicio: '13:00', minutos: 60, pagada: false }],
        },
  ) as never,
};

/** Every day 22:00 to 06:00. */
export const NOCHES: VersionHorario = {
  clase: 'rotativo',
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  ancla: '2025-01-01',
  ciclo: ['N'],
  turnos: [{ codigo: 'N', nombre: 'Noche', inicio: '22:00', fin: '06:00', pausas: [] }],
};

export type TestPerson = {
  userName: string;
  nombre?: string;
  roles?: string[];
  email?: string;
  /** User name of the manager, who must be earlier in the list. */
  responsable?: string;
  idioma?: 'es' | 'en' | 'pt' | 'de' | null;
  horario?: VersionHorario | null;
  zona?: string;
  pais?: string;
  esQuiosco?: boolean;
  activo?: boolean;
  ausencias?: (Omit<Ausencia, 'mitad'> & Partial<Pick<Ausencia, 'mitad'>>)[];
};

export type TestCompany = {
  entidadId: number;
  tipos: Record<keyof typeof TIPOS, number>;
  centroIds: number[];
  personas: Record<string, number>;
  proyectos: { abierto: number; cerrado: number };
};

/**
 * A company with people. Each person has a separate schedule from 2025 on. Its public holidays are confirmed as they are given, none
 * without a list; `sinConfirmar`: nobody has confirmed any year, so that those of the calendar hold.
 */
export async function createTestCompany(
  db: Database,
  options: {
    nombre?: string;
    ajustes?: Partial<AjustesEntidad>;
    personas: TestPerson[];
    festivos?: Omit<Festivo, 'centroId'>[];
    sinConfirmar?: boolean;
    horariosNuevos?: { userName: string; desde: string; horario: VersionHorario; zona?: string }[];
  },
): Promise<TestCompany> {
  const { nombre = 'Prueba, S.L.', ajustes = {}, personas, festivos = [], sinConfirmar = false, horariosNuevos = [] } = options;
  passwordHash ??= createPasswords({ cost: TEST_COST }).hash(TEST_PASSWORD);
  const hashed = await passwordHash;
  const entidadId = await insertId(db, ENTIDAD, [nombre]);
  await db.query(CONFIRMAR, [entidadId]);
  const result: TestCompany = {
    entidadId,
    tipos: {} as TestCompany['tipos'],
    centroIds: [],
    personas: {},
    proyectos: { abierto: 0, cerrado: 0 },
  };
  await db.tenant(entidadId, async (tx) => {
    await tx.query(INSTANCIA, [entidadId, nombre, JSON.stringify(ajustes)]);
    let orden = 0;
    for (const [name, [clase, subtipo, efectivo, pagado]] of Object.entries(TIPOS)) {
      result.tipos[name as keyof typeof TIPOS] = await insertId(tx, TIPO, [
        entidadId,
        clase,
        subtipo,
        efectivo,
        pagado,
        clase === 'proyecto',
        false,
        false,
        (orden += 1),
      ]);
    }
    result.proyectos = {
      abierto: await insertId(tx, PROYECTO, [entidadId, 'Muelle', true]),
      cerrado: await insertId(tx, PROYECTO, [entidadId, 'Viejo', false]),
    };
    const centros = new Map<string, number>();
    const centreOf = async (zona: string, pais: string): Promise<number> => {
      const known = centros.get(zona);
      if (known) return known;
      const id = await insertId(tx, CENTRO, [entidadId, zona, zona, pais, 40.4066, -3.6904, 200]);
      for (const { fecha, nombre: name } of festivos) await tx.query(FESTIVO, [entidadId, id, fecha, name]);
      const [autorId] = Object.values(result.personas);
      if (!sinConfirmar) await tx.query(CONFIRMADOS, [entidadId, id, autorId, JSON.stringify(festivos)]);
      centros.set(zona, id);
      result.centroIds.push(id);
      return id;
    };
    let schedules = 0;
    const scheduleOf = async (horario: VersionHorario): Promise<number> => {
      schedules += 1;
      const id = await insertId(tx, HORARIO, [entidadId, schedules === 1 ? 'Horario' : `Horario ${schedules}`]);
      await tx.query(VERSION, [entidadId, id, '2025-01-01', JSON.stringify(horario)]);
      return id;
    };
    for (const persona of personas) {
      const { userName, roles = ['empleado'], idioma = 'es', horario = OFICINA, zona = 'Europe/Madrid', pais = 'ES' } = persona;
      const usuarioId = await insertId(tx, USUARIO, [
        entidadId,
        userName,
        persona.nombre ?? `Persona ${userName}`,
        hashed,
        roles,
        idioma,
        persona.esQuiosco ?? false,
        persona.activo ?? true,
        persona.responsable === undefined ? null : result.personas[persona.responsable],
        persona.email ?? '',
      ]);
      result.personas[userName] = usuarioId;
      await tx.query(DIRECTORIO, [userName, entidadId, usuarioId]);
      if (horario) await tx.query(ASIGNACION, [entidadId, usuarioId, '2025-01-01', await scheduleOf(horario), await centreOf(zona, pais)]);
      for (const nuevo of horariosNuevos.filter((one) => one.userName === userName)) {
        await tx.query(ASIGNACION, [
          entidadId,
          usuarioId,
          nuevo.desde,
          await scheduleOf(nuevo.horario),
          await centreOf(nuevo.zona ?? zona, pais),
        ]);
      }
      for (const { desde, hasta, clase, aprobada, minutos, mitad = null } of persona.ausencias ?? [])
        await tx.query(AUSENCIA, [entidadId, usuarioId, desde, hasta, clase, aprobada, minutos, mitad]);
    }
  });
  return result;
}
