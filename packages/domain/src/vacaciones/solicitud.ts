import { isMesCerrado, type MesesCerrados } from '../cierres/modelo.ts';
import { numeroDeDia } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import type { Cantidad } from './cantidad.ts';
import { assign, uncoveredByYear } from './cuenta.ts';
import { countDays, type DiasContados, type DiaVacaciones } from './dias.ts';
import type { BajaEnVacaciones, Concesion, PeticionVacaciones, PoliticaVacaciones, UsoVacaciones } from './modelo.ts';
import { roundingOf } from './saldo.ts';

/** Reasons to refuse a request for vacation. */
export type CodigoVacaciones =
  | 'demasiado-larga'
  | 'demasiado-corta'
  | 'sin-dias'
  | 'fuera-de-contrato'
  | 'mes-cerrado'
  | 'solapada'
  | 'sin-saldo'
  | 'primer-dia-descanso';
/** What is said of a request that is allowed. */
export type AvisoVacaciones = 'primer-dia-descanso' | 'aviso-corto';

/** `faltan`: the days that are missing, by year; empty unless the code is `sin-saldo`. */
export type ExamenVacaciones = {
  contados: DiasContados | null;
  rechazos: CodigoVacaciones[];
  avisos: AvisoVacaciones[];
  faltan: { ano: number; cantidad: Cantidad }[];
};

/** A vacation that is asked for or agreed. */
export type VacacionesPedidas = PeticionVacaciones & { solicitudId: number };

/** All that is known of somebody's vacations. `laboral`: their plan, with absences. */
export type SituacionVacaciones = {
  laboral: ContextoLaboral;
  politica: PoliticaVacaciones;
  concesiones: readonly Concesion[];
  usos: readonly UsoVacaciones[];
  bajas: readonly BajaEnVacaciones[];
  pedidas: readonly VacacionesPedidas[];
  cierres: MesesCerrados | null;
};

/** A year and a day: nobody asks for more at once. */
const MAX_DIAS_VACACIONES = 366;

/** Whether two vacations have a part of a day in common. A morning and an afternoon of the same day have none. */
const isOverlap = (a: PeticionVacaciones, b: PeticionVacaciones): boolean =>
  a.desde <= b.hasta && b.desde <= a.hasta && (a.mitad === null || b.mitad === null || a.mitad === b.mitad);

/** What the days of a request take, to be written with it. */
export const usesOf = (
  { dias }: { dias: readonly Pick<DiaVacaciones, 'fecha' | 'cantidad'>[] },
  { solicitudId, estado }: Pick<UsoVacaciones, 'solicitudId' | 'estado'>,
): UsoVacaciones[] => dias.filter(({ cantidad }) => cantidad > 0).map(({ fecha, cantidad }) => ({ solicitudId, fecha, cantidad, estado }));

/**
 * The days by which a request exceeds what there is, by year. Only what it adds to that counts: who had too little before can
 * still ask for another year. Rounding may cover a part of a day.
 */
function missingByYear(
  situacion: SituacionVacaciones,
  others: readonly UsoVacaciones[],
  own: readonly UsoVacaciones[],
): ExamenVacaciones['faltan'] {
  const { concesiones, bajas, politica } = situacion;
  const accountOf = (usos: readonly UsoVacaciones[]) => assign({ concesiones, usos, bajas, bajaMeses: politica.bajaMeses });
  const before = new Map(uncoveredByYear(accountOf(others)).map(({ ano, cantidad }) => [ano, cantidad]));
  const cuenta = accountOf([...others, ...own]);
  return uncoveredByYear(cuenta)
    .map(({ ano, cantidad }) => {
      const allowed = Math.max(before.get(ano) ?? 0, roundingOf(cuenta.lotes, ano, politica.redondeo));
      return { ano, cantidad: cantidad - allowed };
    })
    .filter(({ cantidad }) => cantidad > 0);
}

/**
 * Whether somebody may ask for a vacation, or a manager agree to it: every reason against it at once, what is said of it, and what
 * its days take. A request that is changed (`solicitudId`; null for a new one) does not count itself.
 */
export function checkRequest(
  situacion: SituacionVacaciones,
  { peticion, solicitudId, hoy }: { peticion: PeticionVacaciones; solicitudId: number | null; hoy: Fecha },
): ExamenVacaciones {
  const { laboral, politica, usos, pedidas, cierres } = situacion;
  const { desde, hasta } = peticion;
  if (numeroDeDia(hasta) - numeroDeDia(desde) >= MAX_DIAS_VACACIONES)
    return { contados: null, rechazos: ['demasiado-larga'], avisos: [], faltan: [] };

  const contados = countDays(laboral, politica, peticion);
  const others = usos.filter((uso) => uso.solicitudId !== solicitudId);
  const faltan = missingByYear(situacion, others, usesOf(contados, { solicitudId: solicitudId ?? 0, estado: 'pedido' }));
  const { dias, total } = contados;
  const isRestFirst = dias[0]?.motivo === 'festivo' || dias[0]?.motivo === 'descanso';
  const isShort = numeroDeDia(desde) - numeroDeDia(hoy) < politica.avisoDias;

  const rechazos: (CodigoVacaciones | false)[] = [
    total === 0 && 'sin-dias',
    total > 0 && total < politica.minimo && 'demasiado-corta',
    dias.some(({ motivo }) => motivo === 'sin-contrato') && 'fuera-de-contrato',
    dias.some(({ fecha }) => isMesCerrado(laboral, cierres, fecha)) && 'mes-cerrado',
    pedidas.some((otra) => otra.solicitudId !== solicitudId && isOverlap(otra, peticion)) && 'solapada',
    faltan.length > 0 && 'sin-saldo',
    isRestFirst && politica.primerDiaDescanso === 'rechazo' && 'primer-dia-descanso',
  ];
  const avisos: (AvisoVacaciones | false)[] = [
    isRestFirst && politica.primerDiaDescanso === 'aviso' && 'primer-dia-descanso',
    isShort && 'aviso-corto',
  ];
  return { contados, rechazos: rechazos.filter((one) => one !== false), avisos: avisos.filter((one) => one !== false), faltan };
}
