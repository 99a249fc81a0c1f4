import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contacto, documentacion, proyectos, registros } from '@jornada/contract/index.ts';
import type { Call } from '@jornada/contract/call.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** This word is in every text of the other company. */
const THEIRS = 'Ajenísima';
let server: TestServer;
let owner: pg.Client;
let mine: TestCompany;
let theirs: TestCompany;
/** Every id of the other company: numbers, and names of sessions and of devices. */
let ids: (number | string)[];
/** Reads every row of a company, table by table, in one statement. */
let everything: { name: string; text: string };
/** All data of the other company after the last call that was tried out: as it is before the next one. */
let known: string;
let registroId: number;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  owner = new pg.Client({ connectionString: server.superuserUrl });
  await owner.connect();
  mine = await createTestCompany(server.db, { personas: [{ userName: 'YO', roles: ['admin', 'empleado'] }] });
  theirs = await createTestCompany(server.db, {
    nombre: THEIRS,
    personas: [
      { userName: 'AJENA', nombre: `Marta ${THEIRS}`, roles: ['admin', 'empleado'], email: 'marta@ajenisima.example' },
      { userName: 'AJENO', nombre: `Luis ${THEIRS}`, email: 'luis@ajenisima.example' },
    ],
  });
  const { Token: token } = await server.signIn('AJENA');
  const { content } = await server.call(registros.guardar, { tipo: theirs.tipos.entrada, observaciones: THEIRS }, { token });
  registroId = content.registro.id;
  await server.call(contacto.enviar, { Comentario: THEIRS }, { token });
  await server.call(proyectos.guardar, { nombre: `Obra ${THEIRS}` }, { token });
  const { Token: own } = await server.signIn('YO');
  await server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token: own });
  ids = await findIds();
  const rowsOf = ({ tabla }: Table): string =>
    `select '${tabla}' as tabla, array(select to_jsonb(t)::text from instancia.${tabla} t where entidad_id = $1 order by 1) as filas`;
  everything = { name: 'everything', text: (await tables()).map(rowsOf).join(' union all ') };
  known = await digest();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

type Table = { tabla: string; clave: string[] };

/**
 * The tables with a company column, and the columns that identify a row: those of primary keys and of other unique constraints.
 */
async function tables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    select c.relname as tabla, array(
      select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisunique group by a.attname) as clave
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'instancia' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'entidad_id' and not a.attisdropped) order by 1`);
  return rows;
}

/** Every number and UUID in a key of these rows, whatever the column's name. */
async function findIds(): Promise<(number | string)[]> {
  const found = new Set<number | string>();
  for (const { tabla, clave } of await tables()) {
    for (const columna of clave.filter((name) => name !== 'entidad_id')) {
      const { rows } = await owner.query<{ id: unknown }>(
        `select distinct ${columna} as id from instancia.${tabla} where entidad_id = $1 and pg_typeof(${columna})::text in ('integer', 'bigint', 'uuid')`,
        [theirs.entidadId],
      );
      for (const { id } of rows)
        if (typeof id === 'number' || typeof id === 'string') found.add(/^\d+$/.test(String(id)) ? Number(id) : String(id));
    }
  }
  return [...found];
}

/** All data of the other company, as one digest. */
async function digest(): Promise<string> {
  const { rows } = await owner.query<{ tabla: string; filas: string[] }>({ ...everything, values: [theirs.entidadId] });
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

const IS_ID = /^(?:id|ids|persona|centro|padre|responsable|sala|familia|tipologia|recaidaDe)$|Id$|^modificar$/;
const NO_ID = /^(?:clienteId|EstadoId)$/;
const shapeOf = ({ entrada }: Call): string[] => Object.keys((entrada as unknown as { shape?: object }).shape ?? {});
const idsOf = (call: Call): string[] => shapeOf(call).filter((field) => IS_ID.test(field) && !NO_ID.test(field));
const nameOf = (call: Call): string => `${call.method} ${urlOf(call)}`;

/** The other fields of a call, correct enough that the call gets to the point of looking something up. */
const fields = (): Record<string, unknown> => ({
  modulo: 'gastos',
  version: 1,
  motivo: 'Un motivo',
  nombre: 'Otro nombre',
  Nombre: 'Otro nombre',
  alta: '2026-03-12',
  desde: '2026-03-20',
  hasta: '2026-03-20',
  anio: 2026,
  dias: 1,
  clave: '7b0c7a1e-52c5-4b8e-9b58-0d7b1c6f3a11',
  ultimoDia: '2026-03-31',
  documento: '12345678Z',
  email: 'x@propia.example',
  movil: '',
  puesto: '',
  idioma: null,
  roles: ['empleado'],
  invitar: false,
  ano: 2026,
  mes: 2,
  minutos: 60,
  acepta: true,
  hora: '2026-03-10T06:30:00Z',
  tipo: mine.tipos.entrada,
  marcas: [{ tipo: mine.tipos.entrada, hora: '2026-03-09T07:00:00Z' }],
  Texto: 'Una respuesta',
  hecha: true,
  festivos: [],
  observaciones: 'Una observación',
  pais: 'ES',
  zona: 'Europe/Madrid',
  direccion: '',
  region: null,
  latitud: null,
  longitud: null,
  radioMetros: 150,
  clase: 'ajuste',
  nombres: { es: 'Uno', en: 'Uno', pt: 'Uno', de: 'Uno' },
  requiereProyecto: false,
  requiereObservaciones: false,
  requierePosicion: false,
  activo: true,
  definicion: { clase: 'fijo', cortesiaMinutos: 0, trabajaFestivos: false, semana: [null, null, null, null, null, null, null] },
});
const OPTIONAL = /^(?:latitud|longitud|radioMetros|region|direccion|origen|cliente|mes|observaciones|HoraActualizadaFichaje)$/;

/** Fields that mean something else in one call, or that only it has. */
const OWN: Readonly<Record<string, Record<string, unknown>>> = {
  'documentacion.verPaginas': { paginas: [1] },
  'documentacion.retoLlave': { huella: 'a'.repeat(64) },
  'documentacion.firmar': { huella: 'a'.repeat(64), textoVersion: 1, conforme: true, Prueba: {} },
  'documentacion.guardarTipo': { clase: 'otro', firma: 'ninguna', veResponsable: true },
  'documentacion.publicar': { titulo: 'Un papel', firma: 'ninguna', personas: [1], ficheros: [1] },
  'informe-proyectos.fila': { clave: '1', y: 'tarea', desde: '2026-03-01', hasta: '2026-03-09' },
  'informe-proyectos.exportar': { formato: 'csv', desde: '2026-03-01', hasta: '2026-03-09' },
  'proyectos.crearTareas': { nombres: ['Una tarea'] },
  'proyectos.guardarAjustes': { exceso: 'avisa' },
  'tareas.anclarTarea': { anclada: true },
  'tareas.decidirSemana': { lunes: '2026-03-09', aprueba: true },
  'tarifas.guardar': { proyecto: null, precio: null, coste: 3200 },
  'tarifas.vigente': { proyecto: 1, fecha: '2026-03-09' },
  'turnos.descartar': { de: 'todo' },
  'turnos.sustitutos': { fecha: '2026-03-23' },
  'turnos.publicar': { huella: 'x' },
  'turnos.proponer': { desde: '2026-03-23', hasta: '2026-03-29', que: 'huecos' },
  'turnos.guardarNecesidad': { inicio: '09:00', fin: '14:00', personas: [1, 1, 1, 1, 1, 0, 0], vigenteDesde: '2026-03-20' },
  'turnos.guardarPuesto': { abierto: true, personas: [], principales: [] },
  'cambio-turnos.validarrechazar': { validar: true },
  'cambio-turnos.ofrecer': {
    fecha: '2026-03-20',
    elige: 'primero',
    partes: [{ turno: { codigo: 'T', nombre: 'Tarde', inicio: '14:00', fin: '22:00', pausas: [] } }],
  },
  'bajas.guardar': { tipo: 'enfermedad-comun', desde: '2026-03-09', duracionDias: 3, alta: null },
  'bajas.anotar': { tipo: 'enfermedad-comun', desde: '2026-03-09', duracionDias: 3, alta: null },
  'bajas.confirmar': { fecha: '2026-03-10', prevista: '2026-03-20' },
  'bajas.confirmarDe': { fecha: '2026-03-10', prevista: '2026-03-20' },
  'horas-extra.guardar': { fecha: '2026-03-09', comentario: 'Un cierre' },
  'horas-extra.guardarTipologia': {
    clase: 'ordinaria',
    modo: 'pago',
    descansoPorHora: 60,
    pagoPorCien: 100,
    cotizacion: 'ordinaria',
    cuentaTope: true,
    activa: true,
  },
  'horas-extra.guardarRegimen': { regimen: 'menor' },
  'contratos.guardar': { porMil: 500, duracion: 'indefinido', complementariasPorCien: 0, voluntarias: false },
  'contratos.guardarNacimiento': { nacimiento: '1990-01-01' },
  'contratos.guardarNaf': { naf: '281234567840' },
  'exportes.crear': { clase: 'inspeccion', desde: '2026-02-01', hasta: '2026-02-28', idioma: 'es' },
  'exportes.guardarPlantilla': {
    definicion: { columnas: ['documento'], codigos: {}, separador: ';', decimal: ',', unidad: 'horas', cabecera: true, sinCeros: true },
  },
  'modelo145.acusar': { huella: 'a'.repeat(64), textoVersion: 1, Prueba: {} },
  'firmas.responder': { texto: 'Una respuesta' },
  'mes.proponer': { fecha: '2026-03-09' },
  'mes.marcas': { fecha: '2026-03-09' },
  'permisos.pedirDe': { codigo: 'mudanza' },
  'excesos.decidir': { fecha: '2026-03-09', partes: [] },
  'limites.responder': { fecha: '2026-03-09', regla: 'jornada-diaria', causa: 'otra', texto: 'Una causa' },
  'permisos.guardar': { codigo: 'mudanza' },
  'permisos.guardarFamilia': { predeterminada: false, centros: [], departamentos: [], personas: [] },
  'permisos.guardarRegla': {
    codigo: 'mudanza',
    norma: 'Convenio',
    vigente: '2026-03-20',
    unidad: 'laborables',
    cantidad: 2,
    porGrado: [],
    viajeDias: 0,
    distancias: [],
    ampliable: false,
    contador: 'suceso',
    pago: 'empresa',
    justificante: null,
    inicio: 'dia',
  },
  'permisos.quitarRegla': { codigo: 'mudanza', vigente: '2026-03-20' },
  'retribuciones.guardar': {
    clase: 'mensual',
    bruto: 100,
    seguridadSocial: 10,
    baseIrpf: null,
    tipoIrpf: null,
    irpf: 10,
    otrasDeducciones: 0,
    neto: 80,
    costeEmpresa: null,
    lineas: [],
  },
  'reservas.guardar': { inicio: '2026-03-20T10:00', fin: '2026-03-20T11:00' },
  'reservas.guardarSala': {
    clase: 'sala',
    reservable: true,
    divisible: false,
    equipamiento: [],
    dias: [1],
    abre: 480,
    cierra: 1200,
    maximoMinutos: 120,
    antelacionDias: 30,
    avisoMinutos: 0,
    conAprobacion: false,
    departamentos: [],
  },
  'wiki.guardar': {
    texto: { idioma: 'es', titulo: 'Uno', documento: [{ tipo: 'parrafo', texto: [{ texto: 'Uno' }] }] },
    audiencia: { todos: true, centros: [], departamentos: [], roles: [], personas: [] },
    fijado: false,
    confirmacion: false,
    ficheros: [],
    publicar: true,
  },
  'wiki.lectores': { cuales: 'leido' },
  'chat.getchatbysalaid': { desde: 0 },
  'chat.escribir': { texto: 'Hola' },
  'chat.insertarfichero': { ficheros: [] },
  'chat.editar': { texto: 'Hola' },
  'chat.reaccionar': { simbolo: 'bien', pone: true },
  'chat.leido': { hasta: 1 },
  'chat.silenciar': { silenciada: true },
  'chat.archivar': { estado: 'archivado' },
  'chat.buscar': { texto: 'Ajen' },
  'chat.estado': { estado: 'archivado' },
  'chat.abrir': { motivo: 'Una queja por acoso' },
  'quiosco.fotoFichaje': { foto: 'data:image/png;base64,iVBORw0KGgo=' },
  'quiosco.configurar': { identificacion: ['pin'], otrosCentros: false, foto: false, diasFoto: 30, visitas: true, mensaje: '' },
  'hoy.incidencias': { clase: 'no-vino', estado: 'abierta', desde: '2026-03-01', hasta: '2026-03-10' },
  'hoy.responder': { respuesta: 'olvido' },
  'visitas.anunciar': { nombre: 'Ingrid Petersen', fecha: '2026-03-10', hora: '10:00', idioma: 'de' },
  'visitas.guardar': {
    nombre: { texto: 'Entrega' },
    descripcion: { texto: '' },
    icono: 'paquete',
    anfitrion: 'no',
    pideMatricula: false,
    pideDocumento: false,
    normas: { texto: '' },
    preguntas: [],
  },
  'visitas.recuento': { desde: '2026-03-10T06:30:00Z', marcas: [] },
  'reparto.crear': { titulo: 'Uno', firma: 'ninguna', ficheros: [1] },
  'reparto.decidir': { pagina: 1, persona: null },
  'reparto.mirar': { paginas: [1] },
  'gastos.guardar': { clase: 'ticket', documento: 'ticket' },
  'gastos.guardarTipo': { categoria: 'comida', limiteImpide: false },
  'gastos.guardarFormaPago': { reembolsa: true },
};

async function tryOut(call: Call, id: number | string, token: string, pin: string) {
  const all = fields();
  const given = Object.fromEntries(shapeOf(call).flatMap((field) => (field in all ? [[field, all[field]]] : [])));
  Object.assign(given, OWN[call.id]);
  for (const field of idsOf(call)) given[field] = field === 'ids' ? [id] : id;
  const extras = { token, ...(call.conPin ? { pin } : {}) };
  const first = await server.call(call, given, extras);
  if (first.status !== 422 || first.sobre.Error.Code !== 'general.datos-no-validos') return first;
  const fewer = Object.fromEntries(Object.entries(given).filter(([field]) => !OPTIONAL.test(field)));
  return server.call(call, fewer, extras);
}

const byId = CALLS.filter((call) => call.acceso !== 'none' && idsOf(call).length > 0);
// Reads that need no id.
const reading = CALLS.filter(
  ({ acceso, method, escribe, flujo, binaria }) => acceso !== 'none' && method === 'GET' && !escribe && !flujo && !binaria,
);

test.each(byId.map((call) => [nameOf(call), call] as const))(
  '%s neither shows nor changes what is of another company',
  async (_name, call) => {
    const before = known;
    const { Token: token } = await server.signIn('YO');
    const pin = call.conPin ? (await server.call(documentacion.insertarPin, { pin: '4019' }, { token })).content.Token : '';
    const codes = new Set<string>();
    for (const id of ids) {
      const { sobre } = await tryOut(call, id, token, pin);
      expect(JSON.stringify(sobre)).not.toContain(THEIRS);
      codes.add(sobre.Error.Code);
    }
    known = await digest();
    expect(known).toBe(before);
    // Input with a wrong form is refused before anything is looked up.
    codes.delete('general.datos-no-validos');
    expect([...codes]).not.toEqual([]);
  },
);

test.each(reading.map((call) => [nameOf(call), call] as const))(
  '%s, asked for everything, holds nothing of another company',
  async (_name, call) => {
    const { Token: token } = await server.signIn('YO');
    for (const input of [{}, { ano: 2026 }, { ano: 2026, mes: 3 }, { texto: THEIRS }, { desde: '2026-01-01', hasta: '2026-12-31' }]) {
      const { sobre } = await server.call(call, input, { token });
      expect(JSON.stringify(sobre)).not.toContain(THEIRS);
    }
  },
);

test('the other company has something of each kind to be found', async () => {
  const { Token: token } = await server.signIn('AJENA');
  const seen = await Promise.all(
    [registros.listado, contacto.listado, proyectos.listado].map(async (call) =>
      JSON.stringify((await server.call(call, {}, { token })).sobre),
    ),
  );
  for (const text of seen) expect(text).toContain(THEIRS);
  expect(ids).toEqual(
    expect.arrayContaining([registroId, ...Object.values(theirs.personas), ...theirs.centroIds, ...Object.values(theirs.tipos)]),
  );
  expect(ids.filter((id) => typeof id === 'string')).not.toEqual([]);
});
