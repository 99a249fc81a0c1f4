import { useTranslation } from 'react-i18next';
import { bolsa, entradaReglaBolsa } from '@jornada/contract/bolsa.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, NumberField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { minutesOf } from '../../../shared/typed-hours.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';

/** The first day of the default rule, which a company without its own has. */
const ALWAYS = '1900-01-01';

/** How long minutes last and how many can be collected, from which day on; and a form for a new rule. */
export function Rules() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(bolsa.reglas, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <Section title={t('bolsas.vigentes')}>
            <Rows padded>
              {items.map(({ desde, irregularMeses, extraMeses, topeMinutos }) => (
                <li key={desde}>
                  {desde === ALWAYS ? t('bolsas.de-partida') : t('bolsas.desde', { fecha: format.date(desde, 'numeric') })}
                  <small>{t('bolsas.caducan', { irregular: irregularMeses, extra: extraMeses })}</small>
                  <small>
                    {topeMinutos === null ? t('bolsas.sin-tope') : t('bolsas.tope', { horas: format.durationWithUnit(topeMinutos) })}
                  </small>
                </li>
              ))}
            </Rows>
          </Section>
          <Section title={t('bolsas.nueva')} note={t('bolsas.nueva-nota')}>
            <NewRule current={items[0]} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

type Regla = { irregularMeses: number; extraMeses: number; topeMinutos: number | null };

const isMonths = (typed: number | null): boolean => typed !== null && typed >= 1 && typed <= 60;

function NewRule({ current }: { current: Regla | undefined }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const form = useContractForm(bolsa.cambiarReglas, {
    schema: entradaReglaBolsa,
    initial: {
      desde: clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toString(),
      irregularMeses: current?.irregularMeses ?? 12,
      extraMeses: current?.extraMeses ?? 4,
      topeMinutos: current?.topeMinutos == null ? '' : String(current.topeMinutos / 60),
    },
    // An empty field means no cap. An unreadable text is not treated as empty.
    input: ({ topeMinutos, ...same }) => ({ ...same, topeMinutos: topeMinutos.trim() === '' ? null : (minutesOf(topeMinutos) ?? -1) }),
    check: ({ irregularMeses, extraMeses, topeMinutos }): Record<string, string> => ({
      ...(isMonths(irregularMeses) ? {} : { irregularMeses: t('bolsas.campos.no-son-meses') }),
      ...(isMonths(extraMeses) ? {} : { extraMeses: t('bolsas.campos.no-son-meses') }),
      ...(topeMinutos.trim() === '' || (minutesOf(topeMinutos) ?? -1) >= 0 ? {} : { topeMinutos: t('bolsas.campos.no-son-horas') }),
    }),
    draft: 'bolsa.reglas',
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('bolsas.guardar')}>
      <DayField of={form} name="desde" isKept label={t('bolsas.campos.desde')} />
      <Pair>
        <NumberField of={form} name="irregularMeses" label={t('bolsas.campos.irregular')} />
        <NumberField of={form} name="extraMeses" label={t('bolsas.campos.extra')} />
        <TextField
          of={form}
          name="topeMinutos"
          inputMode="decimal"
          label={t('bolsas.campos.tope')}
          description={t('bolsas.campos.tope-nota')}
        />
      </Pair>
    </Form>
  );
}
