import { useTranslation } from 'react-i18next';
import type { DiaExcesoDePersona } from '@jornada/contract/excesos/calls.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { DecideForm } from './decide-form.tsx';

/** A day with more minutes than planned: what they are and who says so, and a form to decide it. */
export function OneDay({ of, onClose }: { of: DiaExcesoDePersona; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { persona, fecha, exceso, partes, libres, cerrado, decision } = of;
  return (
    <Aside
      title={persona.nombre}
      note={`${format.longDay(fecha, format.dayOf(useMinute()))} · ${t('excesos.dia.de-mas', { tiempo: format.durationWithUnit(exceso) })}`}
      onClose={onClose}
    >
      <Rows padded aria-label={t('excesos.filtros.categoria')}>
        {partes.map(({ categoria, fuente, minutos }) => (
          <Line key={`${categoria} ${fuente}`} end={format.durationWithUnit(minutos)}>
            {t(`excesos.categorias.${categoria}`)}
            <small>{t(`excesos.fuentes.${fuente}`)}</small>
          </Line>
        ))}
      </Rows>
      {decision && (
        <Section title={t('excesos.fuentes.mano')}>
          <p>{decision.motivo}</p>
          <Hint>
            {t('excesos.dia.decidio', {
              autor: decision.autor,
              momento: `${format.date(format.dayOf(decision.momento), 'dayYear')}, ${format.hour(decision.momento)}`,
            })}
          </Hint>
        </Section>
      )}
      {cerrado && <Hint>{t('excesos.dia.cerrado')}</Hint>}
      {!cerrado && libres === 0 && <Hint>{t('excesos.dia.pedidas')}</Hint>}
      {!cerrado && libres > 0 && (
        <Section title={t('excesos.decidir.titulo')} note={t('excesos.decidir.libres', { tiempo: format.durationWithUnit(libres) })}>
          <DecideForm of={of} />
        </Section>
      )}
    </Aside>
  );
}
