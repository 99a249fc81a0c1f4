import { NADA_CERRADO, type MesesCerrados } from '../cierres/modelo.ts';
import type { ContextoLaboral, Subtipo } from '../horario/modelo.ts';
import type { AjustesFichaje, ContextoFichaje, Decision } from '../registros/decision.ts';
import { decideFichaje, type OrdenFichaje } from '../registros/decide-fichaje.ts';
import { readDays, type DiaDeLog } from '../registros/dias.ts';
import { daysAfter, withIds } from '../registros/escrito.ts';
import { estadoDeHoy, jornadasDe, type EstadoDeHoy } from '../registros/hoy.ts';
import type { Clase, Evento, Jornada, TipoRegistro } from '../registros/modelo.ts';

const tipo = (id: number, clase: Clase, subtipo: Subtipo, resto: Partial<TipoRegistro> = {}): TipoRegistro => ({
  id,
  clase,
  subtipo,
  efectivo: clase !== 'pausa',
  pagado: true,
  requiereProyecto: false,
  requiereObservaciones: false,
  requierePosicion: false,
  ...resto,
});

/** Ids of the record types below, by name. */
export const T = {
  entrada: 1,
  remoto: 2,
  comida: 3,
  cafe: 4,
  regreso: 5,
  proyecto: 6,
  salida: 7,
  medico: 8,
  espera: 9,
  antiguo: 10,
} as const;

export const TIPOS: readonly TipoRegistro[] = [
  tipo(T.entrada, 'entrada', 'trabajo'),
  tipo(T.remoto, 'entrada', 'remoto'),
  tipo(T.comida, 'pausa', 'comida', { pagado: false }),
  tipo(T.cafe, 'pausa', 'cafe'),
  tipo(T.regreso, 'regreso', 'trabajo'),
  tipo(T.proyecto, 'proyecto', 'trabajo', { requiereProyecto: true }),
  tipo(T.salida, 'salida', 'trabajo'),
  tipo(T.medico, 'pausa', 'medico', { requiereObservaciones: true }),
  tipo(T.espera, 'entrada', 'espera', { efectivo: false, pagado: false }),
  tipo(T.antiguo, 'entrada', 'trabajo-fuera', { activo: false }),
];

export const AJUSTES: AjustesFichaje = {
  usuarioPuedeModificar: true,
  opcionesFinJornada: ['sugerido', 'personalizado', 'presencia'],
  posicion: 'no',
  minimumAccuracy: 500,
  diasSinConexion: 7,
  radioObligatorio: false,
  comentarios: true,
};

export const PERSONA = 7;
export const RESPONSABLE = 70;
export const OTRO_RESPONSABLE = 71;
export const PROYECTO = 31;
export const OTRO_PROYECTO = 32;

export type Opciones = {
  laboral: ContextoLaboral;
  ajustes?: Partial<AjustesFichaje>;
  tipos?: readonly TipoRegistro[];
  cierres?: MesesCerrados | null;
};
type Decide = (ctx: ContextoFichaje) => Decision;

/** One person and their log, written only by decisions. */
export function createPersona({ laboral, ajustes = {}, tipos = TIPOS, cierres = NADA_CERRADO }: Opciones) {
  const log: Evento[] = [];
  /** The days after the decisions so far. They must agree with the log. */
  let kept: readonly DiaDeLog[] = [];

  const allDays = (): DiaDeLog[] => readDays(log, tipos);

  /** The days as they would be read: the open day, those around now, and `dia` with its neighbours. */
  function daysFor(ahora: string, dia: string | null): ContextoFichaje['dias'] {
    const first = Temporal.Instant.from(ahora).toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 3 }).toString();
    const open = jornadasDe({ dias: allDays() }).find(({ estado }) => estado === 'abierta')?.fecha;
    const asked = new Set([-1, 0, 1].map((days) => dia && Temporal.PlainDate.from(dia).add({ days }).toString()));
    return allDays().filter(({ fecha }) => fecha >= first || fecha === open || asked.has(fecha));
  }

  function contextAt(ahora: string, autorId = PERSONA, dia: string | null = null): ContextoFichaje {
    return {
      ahora,
      personaId: PERSONA,
      autorId,
      laboral,
      tipos,
      proyectos: new Set([PROYECTO, OTRO_PROYECTO]),
      dias: daysFor(ahora, dia),
      siguienteNumero: log.length + 1,
      ajustes: { ...AJUSTES, ...ajustes },
      cierres,
    };
  }

  /** Decides at an instant, about `dia` if that is not near, and writes the decision. Returns the error, or null. */
  function decide(ahora: string, decideIt: Decide, autorId = PERSONA, dia: string | null = null): string | null {
    const decision = decideIt(contextAt(ahora, autorId, dia));
    if (!decision.ok) return decision.error;
    const escrito = withIds(
      decision,
      decision.lines.map(({ numero }) => numero),
    );
    log.push(...escrito.lines);
    kept = daysAfter(kept, escrito);
    return null;
  }

  return {
    log,
    contextAt,
    decide,
    /** Clocks now, or as `orden` says. */
    ficha: (ahora: string, tipoId: number, orden: Partial<OrdenFichaje> = {}, autorId = PERSONA): string | null =>
      decide(ahora, (ctx) => decideFichaje(ctx, ordenDe(tipoId, orden)), autorId),
    hoy: (ahora: string, resto: Partial<ContextoFichaje> = {}): EstadoDeHoy => estadoDeHoy({ ...contextAt(ahora), ...resto }),
    /** Every day of the log, projected from its lines, and one of them. */
    dias: (): readonly Jornada[] => jornadasDe({ dias: allDays() }),
    dia: (fecha: string): Jornada | undefined => jornadasDe({ dias: allDays() }).find((jornada) => jornada.fecha === fecha),
    /** Every day as the decisions left it. */
    decididas: (): readonly DiaDeLog[] => kept,
    /** The id of the latest record. */
    ultimo: (): number => log.findLast(({ evento }) => evento === 'fichaje')?.registroId ?? 0,
  };
}

export type PersonaDePrueba = ReturnType<typeof createPersona>;

export const ordenDe = (tipoId: number, resto: Partial<OrdenFichaje> = {}): OrdenFichaje => ({
  tipoId,
  momento: null,
  proyectoId: null,
  observaciones: null,
  posicion: null,
  modificar: null,
  ...resto,
});
