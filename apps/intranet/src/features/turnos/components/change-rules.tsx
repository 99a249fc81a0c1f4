import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconAlertTriangleFilled, IconCheck } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { peopleOf } from '../model/change-view.ts';

/** Limits whose names elsewhere say that they are broken. */
const OTHERWISE = ['pausa-minima', 'trabajo-seguido'] as const;

/** What was checked of a change by the plan as it is now: rules in their order, and what keeps from it. */
export function ChangeRules({ cambio }: { cambio: CambioVista }) {
  const { t, format, nameOf, valueOf } = useLimitWords();
  const people = peopleOf(cambio);
  const who = (id: number): string => people.find((one) => one.id === id)?.nombre ?? '';
  const ruleName = (regla: Regla): string => {
    const other = OTHERWISE.find((one) => one === regla);
    return other ? t(`plan-turnos.cambios.reglas.${other}`) : nameOf(regla);
  };
  const { resumen } = cambio;
  if (!resumen) return null;
  return (
    <Section title={t('plan-turnos.cambios.comprobado')}>
      <Rows padded>
        {resumen.obstaculos.map(({ personaId, fecha, motivo }) => (
          <Line
            key={`${personaId}${fecha}${motivo}`}
            lead={<Glyph of={IconAlertTriangleFilled} data-tone="bad" />}
            tone="bad"
            end={`${who(personaId)}, ${format.date(fecha, 'day')}`}
          >
            {t(`cambio-turnos.motivos.${motivo}`)}
          </Line>
        ))}
        {resumen.comprobado.map((regla) => {
          const broken = resumen.avisos.filter((one) => one.regla === regla);
          const [first] = broken;
          return first ? (
            <Line
              key={regla}
              lead={<Glyph of={IconAlertCircle} data-tone="warn" />}
              tone="warn"
              end={broken.map((one) => `${who(one.personaId)}, ${valueOf(one)}`).join('; ')}
            >
              {ruleName(regla)} ({first.norma})
            </Line>
          ) : (
            <Line key={regla} lead={<Glyph of={IconCheck} data-tone="accent" />} end={t('plan-turnos.cambios.se-cumple')}>
              {ruleName(regla)}
            </Line>
          );
        })}
      </Rows>
    </Section>
  );
}
