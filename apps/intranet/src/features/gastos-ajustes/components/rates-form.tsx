import { useTranslation } from 'react-i18next';
import { entradaPoliticaGastos, gastos } from '@jornada/contract/gastos/calls.ts';
import type { PoliticaGastos } from '@jornada/contract/gastos/gestion.ts';
import { DecimalField, MoneyField } from '@jornada/web/form/amount-fields.tsx';
import { DayField, NumberField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import type { AjustesGastos } from '../model/use-settings.ts';

type Props = { politicas: readonly PoliticaGastos[]; ley: AjustesGastos['ley'] };

/** With a night and without one: here, and abroad. */
const DIETS = [
  [
    { name: 'dietaConNoche', key: 'dieta-con-noche' },
    { name: 'dietaSinNoche', key: 'dieta-sin-noche' },
  ],
  [
    { name: 'dietaFueraConNoche', key: 'dieta-fuera-con-noche' },
    { name: 'dietaFueraSinNoche', key: 'dieta-fuera-sin-noche' },
  ],
] as const;

/** New rates from a day on. An empty field pays what the law leaves without tax. */
export function RatesForm({ politicas, ley }: Props) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone, decimal } = useFormat();
  const [current] = politicas;
  const form = useContractForm(gastos.guardarPolitica, {
    schema: entradaPoliticaGastos,
    initial: {
      desde: clock.now().toZonedDateTimeISO(zone).toPlainDate().toString(),
      kmCoche: current?.kmCoche ?? null,
      kmMoto: current?.kmMoto ?? null,
      dietaConNoche: current?.dietaConNoche ?? null,
      dietaSinNoche: current?.dietaSinNoche ?? null,
      dietaFueraConNoche: current?.dietaFueraConNoche ?? null,
      dietaFueraSinNoche: current?.dietaFueraSinNoche ?? null,
      plazoDias: current?.plazoDias ?? null,
    },
    // Rates of the same day are changed; others begin anew.
    input: (values) => {
      const same = politicas.find(({ desde }) => desde === values.desde);
      return { ...values, ...(same && same.version > 0 ? { version: same.version } : {}) };
    },
    draft: 'gastos.tarifas',
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  const perKm = { decimals: 3, leastDecimals: 2, rightSectionWidth: 64, unit: '€/km', unitName: t('gastos.ajustes.euros-km') } as const;
  const law = (parts: number | undefined, decimals: number) => (parts === undefined ? undefined : decimal(parts, decimals, 2));
  return (
    <Form of={form} save={t('gastos.ajustes.guardar-tarifas')}>
      <DayField of={form} name="desde" isKept label={t('gastos.ajustes.valen-desde')} />
      <Pair>
        <DecimalField of={form} name="kmCoche" label={t('gastos.ajustes.coche')} placeholder={law(ley?.kmMilesimas, 3)} {...perKm} />
        <DecimalField of={form} name="kmMoto" label={t('gastos.ajustes.moto')} placeholder={law(ley?.kmMilesimas, 3)} {...perKm} />
      </Pair>
      {DIETS.map((pair) => (
        <Pair key={pair[0].name}>
          {pair.map(({ name, key }) => (
            <MoneyField
              key={name}
              of={form}
              name={name}
              currency="EUR"
              label={t(`gastos.ajustes.${key}`)}
              placeholder={law(ley?.[name], 2)}
            />
          ))}
        </Pair>
      ))}
      <NumberField of={form} name="plazoDias" label={t('gastos.ajustes.plazo')} description={t('gastos.ajustes.plazo-nota')} />
    </Form>
  );
}
