import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { PoliticaVacaciones } from '@jornada/domain/vacaciones/index.ts';
import { countryOf } from '../registros/reads.ts';
import { defaultRules, policyOf, type Reglas } from './policy.ts';

/** The agreement of the demo company, a little better than the law. */
export const DEMO_RULES: Reglas = {
  ...defaultRules('ES', '2025-01-01'),
  diasAno: 25,
  avisoDias: 30,
  arrastreHasta: '03-31',
  arrastreMaximo: 5,
  mediosDias: ['12-24', '12-31'],
  antiguedad: [
    { anos: 10, dias: 1 },
    { anos: 20, dias: 2 },
  ],
  presenciaMinimaPorCiento: 60,
};

/** The same for somebody of the demo company, by the law of the country where they work. */
export const demoPolicy = (laboral: ContextoLaboral, fecha: string): PoliticaVacaciones =>
  policyOf(DEMO_RULES, { fecha, pais: countryOf({ laboral }, fecha) });
