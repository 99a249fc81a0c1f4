import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { SEMANA_LEGAL } from '@jornada/domain/vacaciones/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { PolicyForm } from './policy-form.tsx';

type Politica = SalidaDe<typeof vacaciones.politica>['items'][number];

/** The rules for vacations, from which day on each holds; and a form for new ones. */
export function Rules() {
  const { t } = useTranslation();
  const { format, days } = useRequestWords();
  const query = useRead(vacaciones.politica, {});
  const wordsOf = (one: Politica): string => {
    const { arrastreHasta, arrastreMaximo, mediosDias, avisoDias, presenciaMinimaPorCiento: presencia } = one;
    const halves = mediosDias.map((day) => format.date(`2028-${day}`, 'day'));
    return [
      t('vacaciones.gestion.al-ano', { dias: days(one.diasAno) }),
      t(`vacaciones.gestion.bases.${one.base}`),
      one.base === 'laborables' && t('vacaciones.gestion.para-semana', { count: one.diasSemana ?? SEMANA_LEGAL }),
      t(`vacaciones.gestion.devengos.${one.devengo}`),
      `${t('vacaciones.gestion.redondeo')}: ${t(`vacaciones.gestion.redondeos.${one.redondeo}`)}`,
      arrastreHasta == null
        ? t('vacaciones.gestion.sin-arrastre')
        : t('vacaciones.gestion.arrastre', { dia: format.date(`2028-${arrastreHasta}`, 'day') }),
      arrastreHasta != null && arrastreMaximo != null && t('vacaciones.gestion.arrastre-tope', { dias: days(arrastreMaximo) }),
      one.arrastraDeuda === false && t('vacaciones.gestion.sin-deuda'),
      t(one.permiteMedios ? 'vacaciones.gestion.con-medios' : 'vacaciones.gestion.sin-medios'),
      halves.length > 0 && t('vacaciones.gestion.cuentan-mitad', { dias: format.list(halves) }),
      avisoDias > 0 && t('vacaciones.gestion.con-aviso', { dias: days(avisoDias) }),
      presencia != null && t('vacaciones.gestion.con-presencia', { tanto: format.number(presencia) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Loaded query={query}>
      {({ items, pais }) => (
        <>
          <Section title={t('vacaciones.gestion.vigentes')}>
            <Rows padded>
              {items.map((one) => (
                <li key={one.desde}>
                  {t('vacaciones.gestion.desde', { dia: format.date(one.desde, 'numeric') })}
                  <small>{wordsOf(one)}</small>
                </li>
              ))}
            </Rows>
          </Section>
          <Section title={t('vacaciones.gestion.nuevas')} note={t('vacaciones.gestion.nuevas-nota')}>
            <PolicyForm current={items[0]} pais={pais} />
          </Section>
        </>
      )}
    </Loaded>
  );
}
