import { lunesDe } from '../../horario/calendario.ts';
import type { Fecha } from '../../horario/modelo.ts';
import { normalizeDocumento } from '../../personas/documento.ts';
import { trechoDe, type Hueco } from '../../tareas/huecos.ts';
import type { DiaConocido, EmpresaDeHoras, EntradaConocida, EntradaNueva, FilaDeHoras, PersonaDeHoras } from './modelo.ts';

/** A project, and what is needed of it; `id` null: the file makes it. */
export type ProyectoDeFila = {
  clave: string;
  id: number | null;
  cliente: string | null;
  facturable: boolean;
  bloqueadoHasta: Fecha | null;
};
export type TareaDeFila = { id: number | null; facturable: boolean | null };

const dayKey = (usuarioId: number, fecha: Fecha): string => `${usuarioId} ${fecha}`;
/** What makes two entries the same one. */
const sameKey = (
  { usuarioId, fecha, desde, minutos }: Pick<EntradaNueva, 'usuarioId' | 'fecha' | 'desde' | 'minutos'>,
  of: string,
): string => `${dayKey(usuarioId, fecha)} ${of} ${desde ?? ''} ${minutos}`;

/** What the company has, and what the lines that were looked at add to it. */
export class HorasConocidas {
  readonly claveDe: EmpresaDeHoras['claveDe'];
  readonly hoy: Fecha;
  private readonly clientes: Set<string>;
  private readonly proyectos: Map<string, ProyectoDeFila>;
  private readonly tareas: Map<string, TareaDeFila>;
  private readonly porDocumento: Map<string, PersonaDeHoras>;
  private readonly porCorreo: Map<string, PersonaDeHoras[]>;
  private readonly dias: Map<string, DiaConocido>;
  private readonly iguales = new Map<string, number>();
  private readonly sumas = new Map<string, number>();
  private readonly trechos = new Map<string, Hueco[]>();
  private readonly semanas: Set<string>;

  constructor(empresa: EmpresaDeHoras) {
    this.claveDe = empresa.claveDe;
    this.hoy = empresa.hoy;
    this.clientes = new Set(empresa.clientes.map(({ clave }) => clave));
    this.proyectos = new Map(empresa.proyectos.map((one) => [one.clave, { ...one }]));
    const projectOf = new Map(empresa.proyectos.map(({ id, clave }) => [id, clave]));
    this.tareas = new Map(empresa.tareas.map((one) => [`${projectOf.get(one.proyectoId) ?? ''}\n${one.clave}`, one]));
    this.porDocumento = new Map(empresa.personas.map((one) => [one.documento, one]));
    this.porCorreo = Map.groupBy(empresa.personas, ({ correo }) => correo.toLowerCase());
    this.dias = new Map(empresa.dias.map((one) => [dayKey(one.usuarioId, one.fecha), one]));
    this.semanas = new Set(empresa.semanas.map(({ usuarioId, proyectoId, lunes }) => `${dayKey(usuarioId, lunes)} ${proyectoId}`));
    const taskOf = new Map(empresa.tareas.map(({ id, clave }) => [id, clave]));
    for (const one of empresa.entradas) this.noteKnown(one, projectOf, taskOf);
  }

  private noteKnown(one: EntradaConocida, projectOf: ReadonlyMap<number, string>, taskOf: ReadonlyMap<number, string>): void {
    const key = sameKey(one, `${projectOf.get(one.proyectoId) ?? ''}\n${one.tareaId === null ? '' : (taskOf.get(one.tareaId) ?? '?')}`);
    this.iguales.set(key, (this.iguales.get(key) ?? 0) + 1);
    this.add(one);
  }

  private add(one: Pick<EntradaNueva, 'usuarioId' | 'fecha' | 'desde' | 'minutos'>): void {
    const day = dayKey(one.usuarioId, one.fecha);
    this.sumas.set(day, (this.sumas.get(day) ?? 0) + one.minutos);
    if (one.desde !== null) this.trechos.set(day, [...(this.trechos.get(day) ?? []), trechoDe({ desde: one.desde, minutos: one.minutos })]);
  }

  /** Whom a line names: by the ID number, or by the address, which may also stand where the number does. */
  person({ documento, correo }: Pick<FilaDeHoras, 'documento' | 'correo'>): PersonaDeHoras | 'ninguna' | 'varias' {
    const byNumber = this.porDocumento.get(normalizeDocumento(documento));
    if (byNumber) return byNumber;
    const [first, ...others] = this.porCorreo.get((documento.includes('@') ? documento : correo).toLowerCase()) ?? [];
    if (!first || first.correo === '') return 'ninguna';
    return others.length > 0 ? 'varias' : first;
  }

  day = (usuarioId: number, fecha: Fecha): DiaConocido | undefined => this.dias.get(dayKey(usuarioId, fecha));
  hasClient = (clave: string): boolean => this.clientes.has(clave);
  project = (clave: string): ProyectoDeFila | undefined => this.proyectos.get(clave);
  task = (proyecto: string, clave: string): TareaDeFila | undefined => this.tareas.get(`${proyecto}\n${clave}`);
  isWeekSent = (usuarioId: number, proyectoId: number, fecha: Fecha): boolean =>
    this.semanas.has(`${dayKey(usuarioId, lunesDe(fecha))} ${proyectoId}`);
  minutesOn = (usuarioId: number, fecha: Fecha): number => this.sumas.get(dayKey(usuarioId, fecha)) ?? 0;

  overlaps({ usuarioId, fecha, desde, minutos }: EntradaNueva): boolean {
    if (desde === null) return false;
    const mine = trechoDe({ desde, minutos });
    return (this.trechos.get(dayKey(usuarioId, fecha)) ?? []).some((one) => one.desde < mine.hasta && mine.desde < one.hasta);
  }

  /** Whether the company has this entry already. Of two equal lines each needs one of its own. */
  takeSame(entrada: EntradaNueva, proyecto: string, tarea: string): boolean {
    const key = sameKey(entrada, `${proyecto}\n${tarea}`);
    const left = this.iguales.get(key) ?? 0;
    if (left > 0) this.iguales.set(key, left - 1);
    return left > 0;
  }

  addClient = (clave: string): void => void this.clientes.add(clave);
  addProject = (clave: string, cliente: string | null): void =>
    void this.proyectos.set(clave, { clave, id: null, cliente, facturable: true, bloqueadoHasta: null });
  giveClient(clave: string, cliente: string): void {
    const project = this.proyectos.get(clave);
    if (project) this.proyectos.set(clave, { ...project, cliente });
  }
  addTask = (proyecto: string, clave: string): void => void this.tareas.set(`${proyecto}\n${clave}`, { id: null, facturable: null });
  addEntry = (entrada: EntradaNueva): void => this.add(entrada);
}
