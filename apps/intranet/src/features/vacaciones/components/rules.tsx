import { useTranslation } from 'react-i18next';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useRequestWords } from '@jornada/web/solicitudes/use-request-words.ts';
import { PolicyForm } from './policy-form.tsx';

/** The rules for vacations, from which day on each holds; and a form for new ones. */
export function Rules() {
  const { t } = useTranslation();
  const { format, days } = useRequestWords();
  const query = useRead(vacaciones.politica, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <Section title={t('vacaciones.gestion.vigentes')}>
            <Rows padded>
              {items.map(({ desde, base, diasAno, devengo, arrastreHasta }) => (
                <li key={desde}>
                  {t('vacaciones.gestion.desde', { dia: format.date(desde, 'numeric') })}
                  <small>
                    {[
                      t('vacaciones.gestion.al-ano', { dias: days(diasAno) }),
                      t(`vacaciones.gestion.bases.${base}`),
                      t(`vacaciones.gestion.devengos.${devengo}`),
                      arrastreHasta === null
                        ? t('vacaciones.gestion.sin-arrastre')
                        : t('vacaciones.gestion.arrastre', { dia: format.date(`2028-${arrastreHasta}`, 'day') }),
                    ].join(' · ')}
                  </small>
                </li>
              ))}
            </Rows>
          </Section>
          <Section title={t('vacaciones.gestion.nuevas')} note={t('vacaciones.gestion.nuevas-nota')}>
            <PolicyForm current={items[0]} />
          </Section>
        </>
      )}
    </Loaded>
  );
}
