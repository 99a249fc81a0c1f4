import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaReglasExtra, horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import { typedWeek, weekOf } from '../model/week.ts';

type Reglas = SalidaDe<typeof horasExtra.reglas>['items'][number];
const PASOS = ['avisar', 'impedir'] as const;

/** The rules for overtime, from which day on each holds; and a form for new ones. */
export function Rules() {
  const { t, format, days, time } = useExtraWords();
  const query = useRead(horasExtra.reglas, {});
  const wordsOf = ({ alPasar, diasAtras, diasAntes, minimoMinutos, semanaMinutos }: Reglas): string =>
    [
      `${t('horas-extra.gestion.al-pasar')}: ${t(`horas-extra.gestion.pasos.${alPasar}`)}`,
      t('horas-extra.gestion.regla-atras', { dias: days(diasAtras) }),
      t('horas-extra.gestion.regla-antes', { dias: days(diasAntes) }),
      t('horas-extra.gestion.regla-minimo', { tiempo: time(minimoMinutos) }),
      semanaMinutos !== null && t('horas-extra.gestion.regla-semana', { tiempo: time(semanaMinutos) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <Section title={t('horas-extra.gestion.reglas')}>
            <Rows padded>
              {items.map((one) => (
                <li key={one.desde}>
                  {t('horas-extra.gestion.desde', { dia: format.date(one.desde, 'numeric') })}
                  <small>{wordsOf(one)}</small>
                </li>
              ))}
            </Rows>
          </Section>
          <Section title={t('horas-extra.gestion.nuevas-reglas')} note={t('horas-extra.gestion.nuevas-nota')}>
            {items[0] && <RulesForm all={items} current={items[0]} />}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function RulesForm({ all, current }: { all: readonly Reglas[]; current: Reglas }) {
  const { t, format } = useExtraWords();
  const { clock } = useWebServices();
  const form = useContractForm(horasExtra.guardarReglas, {
    schema: entradaReglasExtra,
    initial: {
      desde: format.dayOf(clock.now().toString()),
      alPasar: current.alPasar,
      diasAtras: current.diasAtras,
      diasAntes: current.diasAntes,
      minimoMinutos: current.minimoMinutos,
      semana: typedWeek(current.semanaMinutos),
    },
    // What cannot be read is sent as no number, which the schema refuses; `check` says why.
    input: ({ semana, diasAtras, diasAntes, minimoMinutos, ...same }) => ({
      ...same,
      version: all.find(({ desde }) => desde === same.desde)?.version ?? 0,
      diasAtras: diasAtras ?? Number.NaN,
      diasAntes: diasAntes ?? Number.NaN,
      minimoMinutos: minimoMinutos ?? Number.NaN,
      semanaMinutos: semana.trim() === '' ? null : (weekOf(semana) ?? Number.NaN),
    }),
    names: { semanaMinutos: 'semana' },
    check: ({ semana }): Record<string, string> =>
      semana.trim() !== '' && weekOf(semana) === null ? { semana: t('horas-extra.gestion.semana-mal') } : {},
    draft: 'horas-extra.reglas',
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('horas-extra.gestion.guardar')}>
      <DayField of={form} name="desde" isKept label={t('horas-extra.gestion.valen-desde')} />
      <SelectField
        of={form}
        name="alPasar"
        label={t('horas-extra.gestion.al-pasar')}
        description={t('horas-extra.gestion.al-pasar-nota')}
        options={PASOS.map((value) => ({ value, label: t(`horas-extra.gestion.pasos.${value}`) }))}
      />
      <Pair>
        <NumberField of={form} name="diasAtras" label={t('horas-extra.gestion.dias-atras')} />
        <NumberField of={form} name="diasAntes" label={t('horas-extra.gestion.dias-antes')} />
      </Pair>
      <Pair>
        <NumberField of={form} name="minimoMinutos" label={t('horas-extra.gestion.minimo')} />
        <TextField of={form} name="semana" label={t('horas-extra.gestion.semana')} inputMode="text" />
      </Pair>
      <small>{t('horas-extra.gestion.semana-nota')}</small>
    </Form>
  );
}
