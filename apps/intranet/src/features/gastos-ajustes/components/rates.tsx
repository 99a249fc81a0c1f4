import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { PoliticaGastos } from '@jornada/contract/gastos/gestion.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { AjustesGastos } from '../model/use-settings.ts';
import { RatesForm } from './rates-form.tsx';

/** What is paid for kilometres and days of travel, from which day on, beside what the law leaves without tax; and a form for new rates. */
export function Rates() {
  const { t } = useTranslation();
  const { date, decimal, money } = useFormat();
  const query = useRead(gastos.ajustes, {});
  const wordsOf = (one: PoliticaGastos, ley: AjustesGastos['ley']): string => {
    const km = (milesimas: number): string => t('gastos.ajustes.al-km', { importe: `${decimal(milesimas, 3, 2)} €` });
    const days = [
      ['dieta-con-noche', one.dietaConNoche ?? ley?.dietaConNoche],
      ['dieta-sin-noche', one.dietaSinNoche ?? ley?.dietaSinNoche],
      ['dieta-fuera-con-noche', one.dietaFueraConNoche ?? ley?.dietaFueraConNoche],
      ['dieta-fuera-sin-noche', one.dietaFueraSinNoche ?? ley?.dietaFueraSinNoche],
    ] as const;
    const [car, motorbike] = [one.kmCoche ?? ley?.kmMilesimas, one.kmMoto ?? ley?.kmMilesimas];
    return [
      car !== undefined && `${t('gastos.ajustes.coche')} ${km(car)}`,
      motorbike !== undefined && `${t('gastos.ajustes.moto')} ${km(motorbike)}`,
      ...days.map(([key, cents]) => cents !== undefined && `${t(`gastos.ajustes.${key}`)} ${money(cents, 'EUR')}`),
      one.plazoDias !== null && t('gastos.ajustes.plazo-de', { count: one.plazoDias }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Box maw="46rem">
      <Loaded query={query}>
        {({ politicas, ley }) => (
          <>
            <Section
              title={t('gastos.ajustes.vigentes')}
              note={ley ? t('gastos.ajustes.ley', { norma: ley.norma, dia: date(ley.desde, 'numeric') }) : t('gastos.ajustes.sin-ley')}
            >
              <Rows padded>
                {politicas.map((one) => (
                  <li key={one.desde}>
                    {t('gastos.ajustes.desde', { dia: date(one.desde, 'numeric') })}
                    <small>{wordsOf(one, ley)}</small>
                  </li>
                ))}
              </Rows>
            </Section>
            <Section title={t('gastos.ajustes.nuevas')} note={t('gastos.ajustes.nuevas-nota')}>
              <RatesForm politicas={politicas} ley={ley} />
            </Section>
          </>
        )}
      </Loaded>
    </Box>
  );
}
