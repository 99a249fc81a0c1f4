import { minimize, type PerfilRecord, type RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import { exportRegistro } from '@jornada/domain/resumen/export-registro.ts';
import { diasDelRegistro } from '@jornada/domain/resumen/periodo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { historyOf, personFrom } from '../registros/reads.ts';
import type { PersonaLeida } from '../registros/service.ts';
import type { AlcanceRegistro, PersonaEnLote } from './people-repo.ts';

type MinutosLeidos = [
  fecha: string,
  presencia: number,
  trabajado: number,
  efectivo: number,
  pagada: number,
  noPagada: number,
  nocturnos: number,
];

type FichaLeida = Pick<RegistroDeTodos, 'naf' | 'regimenes' | 'excesos' | 'confirmaciones' | 'contados'>;

function fichaFrom(text: string): FichaLeida {
  const ficha = JSON.parse(text) as FichaLeida;
  const instantOf = (momento: string | null): string | null => momento && Temporal.Instant.from(momento).toString();
  return { ...ficha, confirmaciones: ficha.confirmaciones.map((one) => ({ ...one, momento: instantOf(one.momento) })) };
}

const minutesFrom = (text: string): Map<string, Minutos> =>
  new Map(
    (JSON.parse(text) as MinutosLeidos[]).map(([fecha, presencia, trabajado, efectivo, pausaPagada, pausaNoPagada, nocturnos]) => [
      fecha,
      { presencia, trabajado, efectivo, pausaPagada, pausaNoPagada, nocturnos },
    ]),
  );

/** Names of the projects, which are the same for everybody. */
const projects = new WeakMap<Configuracion, Map<number, string>>();
function projectsOf(empresa: Configuracion): Map<number, string> {
  const known = projects.get(empresa) ?? new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre]));
  projects.set(empresa, known);
  return known;
}

/**
 * A person's record within a scope, the same as in the file that the person can take, with their contract, the categories of their days and what
 * they have confirmed; null if there is no day. The plan is always part of it, whatever the company shows its people.
 */
export function recordOf(
  { id, nombre, documento, persona, minutos, nombres, ficha }: PersonaEnLote,
  { empresa, ahora, alcance, perfil }: { empresa: Configuracion; ahora: Temporal.Instant; alcance: AlcanceRegistro; perfil: PerfilRecord },
): RegistroDeTodos | null {
  const ventana = { desde: alcance.desde, hasta: alcance.hasta };
  const leida = personFrom(JSON.parse(persona) as PersonaLeida, null);
  const { hoy, laboral, dias, lineas } = historyOf({
    personaId: id,
    persona: leida,
    empresa,
    ahora,
    ventana,
    minutos: minutesFrom(minutos),
  });
  const within = (centro: { id: number } | null): boolean =>
    alcance.centros === null || (centro !== null && alcance.centros.includes(centro.id));
  const shown = diasDelRegistro(dias, hoy).filter(({ previsto }) => within(previsto.centro));
  if (shown.length === 0) return null;
  const registro = exportRegistro({
    empresa,
    persona: { id, nombre, documento },
    laboral: { ...laboral, periodos: laboral.periodos.filter(({ centro }) => within(centro)) },
    ventana: { desde: ventana.desde, hasta: ventana.hasta < hoy ? ventana.hasta : hoy },
    dias: shown,
    lineas,
    ahora: ahora.toString(),
    nombres: { personas: new Map(JSON.parse(nombres) as [number, string][]), proyectos: projectsOf(empresa) },
    muestra: { plan: true },
  });
  const { naf, regimenes, excesos, confirmaciones, contados } = fichaFrom(ficha);
  const days = new Set(shown.map(({ linea }) => linea.fecha));
  const whole: RegistroDeTodos = {
    ...registro,
    naf,
    regimenes,
    excesos: excesos.filter(({ fecha }) => days.has(fecha)),
    confirmaciones,
    contados: contados.filter(({ fecha }) => days.has(fecha)),
  };
  return perfil === 'representacion' ? minimize(whole) : whole;
}
