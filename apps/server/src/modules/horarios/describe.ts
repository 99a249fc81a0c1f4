import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';

/** A short summary of a version for the audit log: kind, planned minutes, and hours of its shifts. */
export function describeVersion(version: VersionHorario): Record<string, unknown> {
  const { clase, cortesiaMinutos, trabajaFestivos, minutosAnuales = null } = version;
  const temporadas = version.clase === 'rotativo' ? [] : (version.temporadas ?? []);
  const common = {
    clase,
    cortesiaMinutos,
    trabajaFestivos,
    ...(minutosAnuales !== null && { minutosAnuales }),
    ...(temporadas.length > 0 && { temporadas: temporadas.map(({ nombre, desde, hasta }) => `${nombre}: ${desde}–${hasta}`) }),
  };
  if (version.clase === 'flexible')
    return {
      ...common,
      semana: version.semana.map((dia) => dia && `${dia.entradaDesde}–${dia.entradaHasta}, ${dia.minutos} min`),
    };
  if (version.clase === 'fijo') return { ...common, semana: version.semana.map((turno) => turno && `${turno.inicio}–${turno.fin}`) };
  return {
    ...common,
    ancla: version.ancla,
    ciclo: version.ciclo.map((one) => one ?? '·').join(' '),
    turnos: version.turnos.map(({ codigo: name, inicio, fin }) => `${name} ${inicio}–${fin}`),
  };
}
