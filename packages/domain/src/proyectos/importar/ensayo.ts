import { HorasConocidas } from './horas-conocidas.ts';
import { tiempoDe } from './horas-de.ts';
import { MAXIMO_MINUTOS_IMPORTADOS } from './leer.ts';
import type {
  CampoDeHoras,
  EmpresaDeHoras,
  EntradaNueva,
  FilaDeHoras,
  HechoPorUnaLinea,
  MotivoDeHoras,
  PersonaDeHoras,
  RechazoDeHoras,
  ResultadoDeHoras,
  TiempoEscrito,
} from './modelo.ts';

type Claves = { cliente: string; proyecto: string; tarea: string };
const refusal = (columna: CampoDeHoras, valor: string, motivo: MotivoDeHoras): RechazoDeHoras => ({ columna, valor, motivo });

/** Which day and hours a line means, for this person; or why none. */
function placeOf(
  known: HorasConocidas,
  fila: FilaDeHoras & { tiempo: TiempoEscrito },
  persona: PersonaDeHoras,
  { proyecto, tarea }: Claves,
): EntradaNueva | RechazoDeHoras {
  const { tiempo } = fila;
  const { fecha } = tiempo;
  const day = known.day(persona.id, fecha);
  if (fecha > known.hoy || !day) return refusal('fecha', fecha, 'futura');
  const { desde, minutos } = tiempoDe(tiempo, day.zona);
  if (minutos < 1) return refusal('duracion', '', 'duracion');
  if (minutos > MAXIMO_MINUTOS_IMPORTADOS) return refusal('duracion', '', 'mas-de-un-dia');
  const facturable = fila.facturable ?? known.task(proyecto, tarea)?.facturable ?? known.project(proyecto)?.facturable ?? true;
  return { usuarioId: persona.id, fecha, desde, minutos, facturable, observacion: fila.observacion };
}

/** Why a new entry cannot be written there. */
function obstacleOf(known: HorasConocidas, entrada: EntradaNueva, { proyecto }: Claves): RechazoDeHoras | null {
  const { usuarioId, fecha, minutos } = entrada;
  const project = known.project(proyecto);
  if (known.day(usuarioId, fecha)?.cerrado) return refusal('fecha', fecha, 'mes-cerrado');
  if (project?.bloqueadoHasta && fecha <= project.bloqueadoHasta) return refusal('fecha', fecha, 'proyecto-bloqueado');
  if (project?.id && known.isWeekSent(usuarioId, project.id, fecha)) return refusal('fecha', fecha, 'semana-enviada');
  if (known.minutesOn(usuarioId, fecha) + minutos > MAXIMO_MINUTOS_IMPORTADOS) return refusal('duracion', '', 'dia-lleno');
  return known.overlaps(entrada) ? refusal('inicio', '', 'se-solapa') : null;
}

/** What is written of the hours of a line: an entry, nothing (`igual`: it is there), or why not. */
function entryOf(known: HorasConocidas, fila: FilaDeHoras, claves: Claves): EntradaNueva | 'igual' | RechazoDeHoras {
  const persona = known.person(fila);
  if (typeof persona === 'string')
    return refusal(
      fila.documento === '' ? 'correo' : 'documento',
      fila.documento || fila.correo,
      persona === 'varias' ? 'varias-personas' : 'no-existe',
    );
  if (fila.tiempo === null) return refusal('fecha', '', 'fecha');
  const entrada = placeOf(known, { ...fila, tiempo: fila.tiempo }, persona, claves);
  if ('motivo' in entrada) return entrada;
  if (known.takeSame(entrada, claves.proyecto, claves.tarea)) return 'igual';
  return obstacleOf(known, entrada, claves) ?? entrada;
}

/** What has to be made before. */
function missingOf(known: HorasConocidas, { cliente, proyecto, tarea }: Claves): HechoPorUnaLinea[] {
  const project = known.project(proyecto);
  const isNewProject = proyecto !== '' && !project;
  const givesClient = cliente !== '' && project?.cliente === null;
  const needsClient = cliente !== '' && (proyecto === '' || isNewProject || givesClient) && !known.hasClient(cliente);
  return [
    ...(needsClient ? (['cliente'] as const) : []),
    ...(isNewProject ? (['proyecto'] as const) : []),
    ...(tarea !== '' && !known.task(proyecto, tarea) ? (['tarea'] as const) : []),
    ...(givesClient ? (['cliente-del-proyecto'] as const) : []),
  ];
}

function tryOutFila(known: HorasConocidas, fila: FilaDeHoras): ResultadoDeHoras {
  const { linea, cliente, proyecto, tarea, nombre } = fila;
  const dicho = { linea, cliente, proyecto, tarea, nombre };
  const reject = (...rechazos: RechazoDeHoras[]): ResultadoDeHoras => ({ ...dicho, estado: 'rechazada', rechazos });
  if (fila.rechazos.length > 0) return reject(...fila.rechazos);
  const claves = { cliente: known.claveDe(cliente), proyecto: known.claveDe(proyecto), tarea: known.claveDe(tarea) };
  const project = known.project(claves.proyecto);
  // Names of projects are unique in the company: it would be given to the wrong client.
  if (project?.cliente && cliente !== '' && project.cliente !== claves.cliente) return reject(refusal('cliente', cliente, 'otro-cliente'));
  const isEntry = fila.tiempo !== null;
  const entrada = isEntry ? entryOf(known, fila, claves) : null;
  if (entrada !== null && entrada !== 'igual' && 'motivo' in entrada) return reject(entrada);
  const crea = missingOf(known, claves);
  if (crea.includes('cliente')) known.addClient(claves.cliente);
  if (crea.includes('proyecto')) known.addProject(claves.proyecto, claves.cliente || null);
  if (crea.includes('cliente-del-proyecto')) known.giveClient(claves.proyecto, claves.cliente);
  if (crea.includes('tarea')) known.addTask(claves.proyecto, claves.tarea);
  if (entrada !== null && entrada !== 'igual') known.addEntry(entrada);
  const made = entrada === 'igual' ? null : entrada;
  return { ...dicho, nombre, estado: crea.length > 0 || made !== null ? 'nueva' : 'igual', crea, entrada: made };
}

/** What each line of a file would do, in order: what a line makes is there for those below it. */
export function tryOutHoras(filas: readonly FilaDeHoras[], empresa: EmpresaDeHoras): ResultadoDeHoras[] {
  const known = new HorasConocidas(empresa);
  return filas.map((fila) => tryOutFila(known, fila));
}
