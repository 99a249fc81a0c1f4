import { useTranslation } from 'react-i18next';
import { Box, Group } from '@mantine/core';
import { entradaCambio, gastos } from '@jornada/contract/gastos/calls.ts';
import type { CambioGestionado } from '@jornada/contract/gastos/gestion.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { DecimalField } from '@jornada/web/form/amount-fields.tsx';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** The exchange rates of the company, by currency, and a form for another one. */
export function Currencies() {
  const { t } = useTranslation();
  const query = useRead(gastos.ajustes, {});
  return (
    <Box maw="46rem">
      <Loaded query={query}>
        {({ cambios, monedas }) => (
          <>
            <Section title={t('gastos.ajustes.cambios-vigentes')} note={t('gastos.ajustes.cambios-nota')}>
              {cambios.length === 0 ? (
                <Hint>{t('gastos.ajustes.sin-cambios')}</Hint>
              ) : (
                <Rows padded>
                  {cambios.map((one) => (
                    <li key={`${one.moneda}${one.desde}`}>
                      <OneRate cambio={one} />
                    </li>
                  ))}
                </Rows>
              )}
            </Section>
            <Section title={t('gastos.ajustes.nuevo-cambio')}>
              <RateForm monedas={monedas} />
            </Section>
          </>
        )}
      </Loaded>
    </Box>
  );
}

function OneRate({ cambio: { moneda, desde, cambioMillonesimas } }: { cambio: CambioGestionado }) {
  const { t } = useTranslation();
  const { date, decimal, currencyName } = useFormat();
  const { notices } = useWebServices();
  const remove = useSend(gastos.quitarCambio);
  const which = `${moneda}, ${date(desde, 'numeric')}`;
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>
        {t('gastos.ajustes.un-euro', { cuanto: `${decimal(cambioMillonesimas, 6, 2)} ${moneda}` })}
        <small>
          {currencyName(moneda)} · {t('gastos.ajustes.desde', { dia: date(desde, 'numeric') })}
        </small>
      </span>
      <Ask
        opener={t('gastos.ajustes.quitar')}
        openerLabel={t('gastos.ajustes.quitar-cual', { cual: which })}
        openerLook={{ variant: 'subtle', size: 'sm' }}
        question={t('gastos.ajustes.quitar-pregunta', { cual: which })}
        yes={t('gastos.ajustes.quitar')}
        isBad
        isBusy={remove.isPending}
        error={remove.error}
        onYes={() => remove.mutate({ moneda, desde }, { onSuccess: () => notices.show(t('gestion.guardado')) })}
        onNo={remove.reset}
      />
    </Group>
  );
}

function RateForm({ monedas }: { monedas: readonly string[] }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone, currencyName } = useFormat();
  const form = useContractForm(gastos.guardarCambio, {
    schema: entradaCambio,
    initial: {
      moneda: 'USD',
      desde: clock.now().toZonedDateTimeISO(zone).toPlainDate().toString(),
      cambioMillonesimas: null as number | null,
    },
    input: ({ cambioMillonesimas, ...same }) => ({ ...same, cambioMillonesimas: cambioMillonesimas ?? Number.NaN }),
    check: ({ cambioMillonesimas }): Record<string, string> =>
      cambioMillonesimas === null ? { cambioMillonesimas: t('validacion.obligatorio') } : {},
    draft: 'gastos.cambio',
    notice: t('gestion.guardado'),
  });
  const { moneda } = form.values;
  return (
    <Form of={form} save={t('gastos.ajustes.guardar-cambio')}>
      <Pair>
        <SelectField
          of={form}
          name="moneda"
          label={t('gastos.ajustes.moneda')}
          options={monedas.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))}
        />
        <DayField of={form} name="desde" isKept label={t('gastos.ajustes.valen-desde')} />
      </Pair>
      <DecimalField
        of={form}
        name="cambioMillonesimas"
        label={t('gastos.ajustes.por-euro')}
        description={t('gastos.ajustes.por-euro-nota')}
        decimals={6}
        leastDecimals={2}
        rightSectionWidth={64}
        unit={moneda}
        unitName={currencyName(moneda)}
      />
    </Form>
  );
}
