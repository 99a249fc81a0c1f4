import { useTranslation } from 'react-i18next';
import { bolsa, entradaMovimientoBolsa, type CuentaBolsaVista } from '@jornada/contract/bolsa.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import { LongTextField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { minutesOf } from '../../../shared/typed-hours.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { Title } from '@mantine/core';

/** The hour bank of one person, and the form that writes into it. */
export function OneBank({ persona, onPersona }: { persona: number | null; onPersona: (id: number) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PersonSearch label={t('bolsas.buscar')} onChoose={onPersona} />
      {persona === null ? (
        <EmptyState title={t('bolsas.sin-persona')} text={t('bolsas.sin-persona-texto')} />
      ) : (
        <Bank key={persona} persona={persona} />
      )}
    </>
  );
}

function Bank({ persona }: { persona: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(bolsa.cuenta, { persona });
  return (
    <Loaded query={query}>
      {({ persona: { nombre }, cuenta }) => (
        <>
          <Title order={2} mt="lg" mb="xs">
            {nombre}
          </Title>
          <Facts
            items={[
              [t('bolsas.saldo'), format.balance(cuenta.saldoMinutos)],
              [t('bolsas.comprometido'), format.duration(cuenta.comprometidosMinutos)],
              [t('bolsas.campos.tope'), cuenta.topeMinutos === null ? t('bolsas.sin-tope') : format.durationWithUnit(cuenta.topeMinutos)],
              [
                t('bolsas.caduca'),
                cuenta.proximaCaducidad
                  ? t('bolsas.caduca-cuanto', {
                      horas: format.durationWithUnit(cuenta.proximaCaducidad.minutos),
                      fecha: format.date(cuenta.proximaCaducidad.fecha, 'numeric'),
                    })
                  : t('bolsas.caduca-nada'),
              ],
            ]}
          />
          <Section title={t('bolsas.anotar')} note={t('bolsas.anotar-nota')}>
            <Note persona={persona} />
          </Section>
          <Section title={t('bolsas.movimientos')}>
            <Movements cuenta={cuenta} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Movements({ cuenta }: { cuenta: CuentaBolsaVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (cuenta.movimientos.length === 0) return <Hint>{t('bolsas.sin-movimientos')}</Hint>;
  return (
    <Rows padded>
      {cuenta.movimientos.toReversed().map(({ id, clase, fecha, minutos, saldoMinutos, motivo, autor, anulado }) => (
        <Line
          key={`${id} ${fecha} ${clase} ${saldoMinutos}`}
          end={
            <>
              {format.balance(minutos)}
              <small>{format.balance(saldoMinutos)}</small>
            </>
          }
        >
          {t(`resumen.bolsa.clases.${clase}`, { mes: format.month(Number(fecha.slice(5, 7))) })}
          <small>
            {[
              format.date(fecha, 'numeric'),
              autor,
              motivo && t('correcciones.cita', { texto: motivo }),
              anulado && clase === 'cierre' && t('resumen.bolsa.reabierto'),
              anulado && clase === 'extra' && t('resumen.bolsa.anulada'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </Line>
      ))}
    </Rows>
  );
}

const CLASES = ['ajuste', 'abono'] as const;
type Values = { clase: (typeof CLASES)[number]; minutos: string; motivo: string };
const EMPTY: Values = { clase: 'ajuste', minutos: '', motivo: '' };

function Note({ persona }: { persona: number }) {
  const { t } = useTranslation();
  const form = useContractForm(bolsa.anotar, {
    schema: entradaMovimientoBolsa,
    initial: EMPTY,
    // A text that is not a number of hours is sent unchanged, and the server refuses it.
    input: ({ minutos, ...same }) => ({ ...same, persona, minutos: minutesOf(minutos) ?? minutos.trim() }),
    check: ({ minutos }): Record<string, string> =>
      minutos.trim() !== '' && !minutesOf(minutos) ? { minutos: t('bolsas.campos.no-son-horas') } : {},
    draft: `bolsa.${persona}`,
    // If the button is pressed again after a lost answer, it is the same line, not a second one.
    isOnce: true,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('bolsas.anotar')}>
      <Pair>
        <SelectField
          of={form}
          name="clase"
          label={t('bolsas.campos.clase')}
          options={CLASES.map((value) => ({ value, label: t(`bolsas.clases.${value}`) }))}
        />
        <TextField
          of={form}
          name="minutos"
          inputMode="text"
          label={t('bolsas.campos.horas')}
          description={t(form.values.clase === 'ajuste' ? 'bolsas.campos.horas-nota' : 'bolsas.campos.abono-nota')}
        />
      </Pair>
      <LongTextField of={form} name="motivo" label={t('bolsas.campos.motivo')} rows={2} />
    </Form>
  );
}
