import type { Fecha } from '../../horario/modelo.ts';
import { asignacionDe, cuentaDesde, lastAlta, vigenteEn } from '../assign.ts';
import { normalizeDocumento } from '../documento.ts';
import type { CampoImportar } from './columnas.ts';
import { masParecido } from './parecido.ts';
import { buscadorDe, lectorDe, type Buscador, type Lector } from './read-linea.ts';
import { planContrato, readContrato } from './contrato.ts';
import { checkAddresses } from './una-sola.ts';
import { looksLikeOtraPersona } from './otra-persona.ts';
import type {
  CambioPrevisto,
  ContextoImportar,
  LineaLeida,
  Nombrado,
  PersonaCambiada,
  PersonaConocida,
  Rechazo,
  ResultadoLinea,
} from './modelo.ts';

type Buscadores = Record<'departamentos' | 'centros' | 'horarios' | 'responsables', Buscador>;

/** What a line says about a person; undefined values are not in the line. */
function read(lector: Lector, buscadores: Buscadores, hoy: Fecha) {
  return {
    nombre: lector.nombre(),
    email: lector.email(),
    movil: lector.movil(),
    puesto: lector.text('puesto'),
    idioma: lector.idioma(),
    departamento: lector.nombrado('departamento', buscadores.departamentos),
    centro: lector.nombrado('centro', buscadores.centros),
    horario: lector.nombrado('horario', buscadores.horarios),
    responsable: lector.nombrado('responsable', buscadores.responsables),
    alta: lector.fecha('alta', { hoy, max: lastAlta(hoy) }),
    desde: lector.fecha('desde', { hoy }),
    contratado: readContrato(lector, hoy),
  };
}
type Leido = ReturnType<typeof read>;

/** Whether a month is closed at one of these centres. All earlier months are closed, too. */
const isClosed = ({ cerradoHasta }: ContextoImportar, desde: Fecha, centroIds: readonly (number | null)[]): boolean =>
  centroIds.some((id) => id !== null && desde.slice(0, 7) <= (cerradoHasta.get(id) ?? ''));

/** If a company has only one, a line need not name it. */
const onlyOf = (lector: Lector, campo: 'centro' | 'horario', items: readonly Nombrado[]): Nombrado | undefined =>
  items.length === 1 && lector.text(campo) === undefined ? items[0] : undefined;

function create(
  leido: Leido,
  documento: string,
  lector: Lector,
  contexto: ContextoImportar,
): Omit<ResultadoLinea & { estado: 'crear' }, 'linea' | 'nombre'> | null {
  const { nombre, alta = contexto.hoy } = leido;
  const desde = leido.desde ?? cuentaDesde({ alta, hoy: contexto.hoy });
  const centro = leido.centro ?? onlyOf(lector, 'centro', contexto.centros);
  const horario = leido.horario ?? onlyOf(lector, 'horario', contexto.horarios);
  if (nombre === undefined) lector.reject('nombre', 'vacio');
  if (centro === undefined) lector.reject('centro', 'vacio');
  if (horario === undefined) lector.reject('horario', 'vacio');
  if (desde < alta) lector.reject('desde', 'fuera-de-contrato');
  else if (centro && isClosed(contexto, desde, [centro.id])) lector.reject(leido.desde === undefined ? 'alta' : 'desde', 'mes-cerrado');
  const { cambios, ...contratado } = planContrato(leido.contratado, { persona: null, alta, lector, contexto });
  if (nombre === undefined || centro === undefined || horario === undefined) return null;
  const nueva = {
    documento,
    nombre,
    email: leido.email ?? '',
    movil: leido.movil ?? '',
    puesto: leido.puesto ?? '',
    idioma: leido.idioma ?? null,
    departamentoId: leido.departamento?.id ?? null,
    responsableId: leido.responsable?.id ?? null,
    alta,
    desde,
    centroId: centro.id,
    horarioId: horario.id,
    ...contratado,
  };
  return { estado: 'crear', nueva, centro: centro.nombre, horario: horario.nombre, cambios };
}

function changeOf(leido: Leido, persona: PersonaConocida, lector: Lector, contexto: ContextoImportar) {
  const { nombres } = contexto;
  const cambios: CambioPrevisto[] = [];
  const datos: PersonaCambiada['datos'] = {};
  for (const campo of ['nombre', 'email', 'movil', 'puesto'] as const) {
    const [antes, despues] = [persona[campo], leido[campo]];
    if (despues === undefined || despues === antes) continue;
    datos[campo] = despues;
    cambios.push({ campo, antes, despues, desde: null });
  }
  if (leido.idioma !== undefined && leido.idioma !== persona.idioma) {
    datos.idioma = leido.idioma;
    cambios.push({ campo: 'idioma', antes: persona.idioma ?? '', despues: leido.idioma, desde: null });
  }
  if (leido.departamento && leido.departamento.id !== persona.departamentoId) {
    datos.departamentoId = leido.departamento.id;
    cambios.push({
      campo: 'departamento',
      antes: nombres.departamentos.get(persona.departamentoId ?? 0) ?? '',
      despues: leido.departamento.nombre,
      desde: null,
    });
  }
  if (leido.responsable && leido.responsable.id !== persona.responsableId) {
    if (leido.responsable.id === persona.id) lector.reject('responsable', 'uno-mismo');
    datos.responsableId = leido.responsable.id;
    cambios.push({
      campo: 'responsable',
      antes: nombres.personas.get(persona.responsableId ?? 0) ?? '',
      despues: leido.responsable.nombre,
      desde: null,
    });
  }
  const asignacion = assign(leido, persona, lector, contexto, cambios);
  const { cambios: contracted, ...contratado } = planContrato(leido.contratado, { persona, alta: persona.alta, lector, contexto });
  return { cambios: [...cambios, ...contracted], cambio: { datos, asignacion, ...contratado } };
}

/** Centre and schedule from a day on, if they differ from the present ones. */
function assign(
  leido: Leido,
  persona: PersonaConocida,
  lector: Lector,
  contexto: ContextoImportar,
  cambios: CambioPrevisto[],
): PersonaCambiada['asignacion'] {
  const { centro, horario, desde = contexto.desde } = leido;
  if (!centro && !horario) return null;
  const campo: CampoImportar = centro ? 'centro' : 'horario';
  const given = asignacionDe(persona, { desde, centroId: centro?.id, horarioId: horario?.id }, contexto.cerradoHasta);
  if (given === null) return null;
  if ('impedimento' in given) {
    // The problem that the person is a kiosk concerns the whole line.
    if (given.impedimento === 'fuera-de-contrato') lector.reject(campo, 'fuera-de-contrato');
    if (given.impedimento === 'mes-cerrado') lector.reject(leido.desde === undefined ? campo : 'desde', 'mes-cerrado');
    return null;
  }
  const { asignacion } = given;
  const { nombres } = contexto;
  const held = vigenteEn(persona.asignaciones, desde);
  const tell = (what: 'centro' | 'horario', names: ReadonlyMap<number, string>, before: number | null | undefined, after: number): void => {
    if (before !== after) cambios.push({ campo: what, antes: names.get(before ?? 0) ?? '', despues: names.get(after) ?? '', desde });
  };
  // Before their first schedule a person has neither. A value that the line leaves out is not a change: the person gets it
  // anyway, only from an earlier day.
  if (held || centro) tell('centro', nombres.centros, held?.centroId, asignacion.centroId);
  if (held || horario) tell('horario', nombres.horarios, held?.horarioId, asignacion.horarioId);
  return asignacion;
}

/** The country for checking an ID number: that of the named centre, otherwise that of the person's centre. */
function countryOf(
  lector: LineaLeida,
  buscadores: Buscadores,
  { centros }: ContextoImportar,
  persona: PersonaConocida | undefined,
): string {
  const named = lectorDe(lector, []).nombrado('centro', buscadores.centros)?.id ?? persona?.asignaciones.at(-1)?.centroId;
  return centros.find(({ id }) => id === named)?.pais ?? centros[0]?.pais ?? 'ES';
}

/** Finds people by the address in a line without an ID number. Whoever has left is only meant where nobody else has it. */
function byAddress({ personas, hoy }: ContextoImportar) {
  const people = personas.filter(({ email, esQuiosco }) => email !== '' && !esQuiosco);
  const byMail = Map.groupBy(people, ({ email }) => email.toLowerCase());
  const names = people.map(({ email }) => ({ email, llano: email.toLowerCase() }));
  return ({ celdas }: LineaLeida, lector: Lector): PersonaConocida | undefined => {
    const email = celdas.email?.toLowerCase();
    if (!email || celdas.documento) return undefined;
    const all = byMail.get(email) ?? [];
    const here = all.filter(({ ultimoDia }) => ultimoDia === null || ultimoDia >= hoy);
    const [only] = here.length > 0 ? here : all;
    if (here.length > 1) lector.reject('email', 'ambiguo');
    // Where the file has a column of ID numbers, its cell is what is missing.
    else if (!only && celdas.documento === undefined) lector.reject('email', 'no-existe', masParecido(email, names)?.email ?? null);
    return only;
  };
}

/**
 * What a file would change, line by line, without changing it. People are found by their ID number, or without one by their address. People who are not in the
 * file do not change, and an empty cell changes nothing. A line with any fault is refused completely.
 */
export function tryOut(lineas: readonly LineaLeida[], contexto: ContextoImportar): ResultadoLinea[] {
  const known = new Map(contexto.personas.map((persona) => [persona.documento, persona]));
  const seen = new Map<string, number>();
  const buscadores: Buscadores = {
    departamentos: buscadorDe(contexto.departamentos),
    centros: buscadorDe(contexto.centros),
    horarios: buscadorDe(contexto.horarios),
    responsables: buscadorDe(contexto.responsables),
  };
  const findByAddress = byAddress(contexto);
  const checkAddress = checkAddresses(lineas, contexto);
  return lineas.map((leida): ResultadoLinea => {
    const rechazos: Rechazo[] = [];
    const lector = lectorDe(leida, rechazos);
    const mailed = findByAddress(leida, lector);
    const persona = mailed ?? known.get(normalizeDocumento(leida.celdas.documento ?? ''));
    const country = (): string => countryOf(leida, buscadores, contexto, undefined);
    // A stored value counts as right, even if today's rules would refuse it.
    const documento = persona ? persona.documento : rechazos.length > 0 ? undefined : lector.documento(country());
    // The sample line of the template is not about a real person.
    if (rechazos.some(({ motivo }) => motivo === 'ejemplo'))
      return { linea: leida.linea, nombre: leida.celdas.nombre ?? '', estado: 'rechazada', rechazos };
    const all = read(lector, buscadores, contexto.hoy);
    // The address that somebody is found by is not a new one.
    const leido = mailed ? { ...all, email: undefined } : all;
    const comun = { linea: leida.linea, nombre: leido.nombre ?? persona?.nombre ?? '' };
    if (leida.sobranCeldas) lector.reject('nombre', 'celdas');
    if (documento !== undefined) {
      const first = seen.get(documento);
      if (first !== undefined) lector.reject('documento', 'repetido', String(first));
      else seen.set(documento, leida.linea);
    }
    checkAddress(leida, persona, lector);
    if (persona && persona.ultimoDia !== null && persona.ultimoDia < contexto.hoy) lector.reject('documento', 'baja');
    if (persona?.esQuiosco) lector.reject('documento', 'quiosco');
    const isOther = persona !== undefined && looksLikeOtraPersona(persona.nombre, leido.nombre ?? '');
    if (isOther && !contexto.confirmadas?.includes(leida.linea)) lector.reject('nombre', 'otra-persona', persona.nombre);
    const change = persona ? changeOf(leido, persona, lector, contexto) : null;
    const nueva = persona || documento === undefined ? null : create(leido, documento, lector, contexto);
    if (rechazos.length > 0) return { ...comun, estado: 'rechazada', rechazos };
    if (nueva) return { ...comun, ...nueva };
    if (!persona || !change) throw new Error(`line ${leida.linea} is neither refused nor known`);
    if (change.cambios.length === 0) return { ...comun, estado: 'igual', id: persona.id };
    return { ...comun, estado: 'cambiar', id: persona.id, version: persona.version, ...change };
  });
}
