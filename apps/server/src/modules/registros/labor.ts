import type { ContextoLaboral, PeriodoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../entidades/service.ts';
import type { Persona } from './repo.ts';

const dayBefore = (fecha: string): string => Temporal.PlainDate.from(fecha).subtract({ days: 1 }).toString();
const earlier = (a: string | null, b: string | null): string | null => (a === null ? b : b === null ? a : a < b ? a : b);

/** Lays a person's assignments over the dated versions of their schedules: periods that follow one another and never overlap. */
export function laborOf(persona: Pick<Persona, 'asignaciones' | 'ausencias'>, empresa: Configuracion): ContextoLaboral {
  const periodos: PeriodoLaboral[] = [];
  persona.asignaciones.forEach((asignacion, index) => {
    const next = persona.asignaciones[index + 1];
    const end = next ? dayBefore(next.desde) : null;
    const centro = asignacion.centroId === null ? undefined : empresa.centros.get(asignacion.centroId);
    const versiones = asignacion.horarioId === null ? undefined : empresa.horarios.get(asignacion.horarioId);
    if (!centro || !versiones) return;
    versiones.forEach((version, place) => {
      const following = versiones[place + 1];
      const hasta = earlier(end, following ? dayBefore(following.desde) : null);
      // The first version also holds for the days before it was written down.
      const desde = place === 0 || version.desde < asignacion.desde ? asignacion.desde : version.desde;
      if (hasta !== null && hasta < desde) return;
      periodos.push({
        desde,
        hasta,
        horario: version.definicion,
        horarioNombre: version.nombre,
        centro: { id: centro.id, nombre: centro.nombre, zona: centro.zona, pais: centro.pais },
      });
    });
  });
  return { periodos, festivos: empresa.festivos, ausencias: persona.ausencias };
}
