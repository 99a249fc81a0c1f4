import { vacaciones, type VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { CountedDays } from '../../counted-days.tsx';
import { createToDecide } from '../to-decide.tsx';
import { VacacionesFacts } from './vacaciones-facts.tsx';

const About = ({ vista: { cuenta, mitad, persona } }: { vista: VacacionesVista }) => (
  <CountedDays cuenta={cuenta} mitad={mitad} who={persona.nombre} />
);

export const VacacionesToDecide = createToDecide((id) => useRead(vacaciones.byId, { id }, { refetchOnWindowFocus: true }), {
  About,
  Facts: VacacionesFacts,
});
