import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { PoliticaVacaciones } from '@jornada/domain/vacaciones/index.ts';
import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { countryOf } from '../registros/reads.ts';
import { defaultRules, policyOf, type Reglas } from './policy.ts';

// From the year in which its people began to clock.
const REGLAS = statement(
  'vacaciones/demo.REGLAS',
  `
  insert into instancia.vacaciones_politicas (entidad_id, desde, reglas)
  select $1, date_trunc('year', min(j.desde)), $2 from instancia.asignaciones j where j.entidad_id = $1`,
);

/** An agreement that is a little better than the law. */
const AGREEMENT: Reglas = {
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

/** Writes the demo company's rules for vacations. */
export async function createRules(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  await tx.query(REGLAS, [entidadId, JSON.stringify(AGREEMENT)]);
}

/** The same for somebody of the demo company, by the law of the country where they work. */
export const demoPolicy = (laboral: ContextoLaboral, fecha: string): PoliticaVacaciones =>
  policyOf(AGREEMENT, { fecha, pais: countryOf({ laboral }, fecha) });
